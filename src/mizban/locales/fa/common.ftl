# واژه‌های مشترک همهٔ بازی‌ها.

seat = بازیکن { $number }
asked = { $seat }: { $question }

why-over = بازی تمام شده است.
why-not-now = اکنون وقت این کار نیست.
why-not-your-turn = نوبت { $other } است.

# ایراد یک وضعیت
fault-number = { $where } باید عددی صحیح از { $low } تا { $high } باشد، نه { $value }.
fault-choice = { $where } نمی‌تواند { $value } باشد؛ می‌تواند یکی از این‌ها باشد: { $names }.
fault-list = { $where } باید فهرستی با حداکثر { $most } عضو باشد، نه { $value }.
fault-text = { $where } باید متنی با حداکثر { $most } حرف باشد، نه { $value }.
fault-object = { $where } باید شیئی با فیلدهای نام‌دار باشد، نه { $value }.
fault-truth = { $where } باید true یا false باشد، نه { $value }.
fault-size = { $where } باید { $low } تا { $high } عضو داشته باشد، نه { $number }.
fault-field = { $where } فیلدی به نام { $value } ندارد؛ شاید { $names }.
fault-no-field = { $where } فیلدی به نام { $value } ندارد.
fault-step = { $where } باید یک گام با نام و عددهایش باشد، نه { $value }.
fault-each-seat = { $where } باید برای هر یک از { $number } بازیکن یک فهرست داشته باشد.
fault-other-game = { $where } برابر { $value } است، ولی وضعیت باید از بازی { $game } باشد.
fault-order = { $where }: پس از { $step } نمی‌تواند { $then } بیاید؛ فقط { $names } می‌تواند.
fault-last = { $where }: پس از { $step } چیزی نمی‌آید، پس { $then } هم نمی‌آید.
fault-unfinished = { $where }: پس از { $step } باید { $names } بیاید.
fault-lane = { $where } از آنِ بازیکن دیگری است، نه بازیکن این ردیف.
fault-group = { $where }: در این بازی هرگز چند بازیکن هم‌زمان انتخاب نمی‌کنند.
fault-begun = { $where }: انتخابی که { $step } ادامهٔ آن است، این‌جا ممکن نیست.
fault-no-answer = { $where }: بازیکنی که { $step } از او پرسیده می‌شود هیچ پاسخ مجازی ندارد.
fault-no-outcome = { $where }: { $step } هیچ نتیجهٔ ممکنی ندارد.
value-huge = عددی بسیار بزرگ
value-object = یک شیء
value-list = یک فهرست

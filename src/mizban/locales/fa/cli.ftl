# آنچه خط فرمان می‌گوید.

and = { $first } و { $last }
comma = ،{" "}

## بازی پای صفحه‌کلید

hint = شمارهٔ پاسخ را بنویسید، یا ? برای راهنما.
you-are = شما { $seat } هستید.
against = { $level } ({ $seats }): { $about }
against-own = { $level } ({ $seats })
happened = آنچه گذشت:
forced = { $seat } فقط یک پاسخ دارد: { $answer }.
undone = { $count ->
        [1] آخرین پاسخ شما پس گرفته شد.
       *[other] { $count } پاسخ آخر شما پس گرفته شد.
    }
not-undoable = چیزی برای پس گرفتن نیست: یا هنوز انتخابی نکرده‌اید، یا پس از آن بازیکنی دیگر پاسخ داده، پای شانس در میان بوده (تاس یا کارت) یا چیزی آشکار شده است.
not-understood = «{ $text }» را نفهمیدم. شماره‌ای از ۱ تا { $most } بنویسید، یا ? برای راهنما.
after-the-end = برای نگه‌داشتن بازی save game.json بنویسید، برای خواندن دوبارهٔ آن «رویدادها»، و برای رفتن Enter بزنید.
goodbye = بازی نیمه‌کاره ماند. خدانگهدار!
saved = بازی تا این‌جا ذخیره شد در:
not-saved = بازی ذخیره نشد:
save-where = بگویید کجا، مانند: save game.json
already-there = پرونده‌ای با این نام هست

help-answer = ۱، ۲، … پاسخ به پرسش؛ انتخاب را به واژه هم می‌توان گفت («چرا» به‌تنهایی نشان می‌دهد چگونه)
help-show = Enter نمایش دوبارهٔ میز
help-undo = u یا «پس» پس گرفتن آخرین پاسخ
help-why = why … یا «چرا …» دلیل شدنی نبودن کاری
help-rules = r یا «قوانین» فهرست بخش‌های قوانین؛ r setup یک بخش
help-log = log یا «رویدادها» همهٔ آنچه گذشته است
help-save = save game.json یا «ذخیره game.json» نوشتن بازی در پرونده
help-quit = q یا «خروج» ترک بازی

## میز بازی‌ای که صفحه‌ای از خود ندارد

plain-yes = بله
plain-no = خیر
plain-none = هیچ
plain-unknown = ؟

## چرا نه

why-possible = هیچ قانونی مانع آن نیست.
why-rests-on = قوانین: «{ $title }» (r { $section })
choice-how = انتخاب را می‌توان به واژه گفت، مانند: { $examples }

## قوانین

rules-list = بخش‌های قوانین:
no-section = بخشی به نام «{ $section }» نیست.

## پایان

result = نتیجه
total = جمع
place = رتبه
won = { $count ->
        [1] { $names } برنده شد.
       *[other] برد مشترک: { $names }.
    }

## بازپخش

chance = شانس
replayed = پروندهٔ { $game } با قوانین می‌خواند: { $answers } پاسخ، با نتیجه‌های تصادفی.
verified = { $draws ->
        [0] پروندهٔ { $game } با قوانین می‌خواند؛ در آن چیزی به شانس سپرده نشده است.
        [1] پروندهٔ { $game } با قوانین می‌خواند و همان یک قرعهٔ آن از کلیدش به دست می‌آید.
       *[other] پروندهٔ { $game } با قوانین می‌خواند و هر { $draws } قرعهٔ آن از کلیدش به دست می‌آید.
    }
verified-key = کلید همان است که از این راز و این نمک‌ها به دست می‌آید.
verified-commitment = راز همان است که پیش از بازی به آن تعهد داده شده بود.
unfinished = پرونده پیش از پایان بازی تمام می‌شود.
after-answers = پس از { $answers } پاسخ از { $all } پاسخ، با نتیجه‌های تصادفی:

## قفسه

games-id = شناسه
games-name = نام
games-seats = بازیکنان
games-about = دربارهٔ بازی
games-option = گزینهٔ { $game }
games-meaning = معنا
games-values = مقدارها، اول پیش‌فرض
games-more = … (روی هم { $count } تا)

## آزمون تصادفی

fuzzing = بازی‌های تصادفی { $game }
fuzz-failed = { $game }، بذر { $seed }:
fuzz-unsaved = پرونده ذخیره نشد
fuzzed = { $games } بازیِ { $game }، { $answers } پاسخ، میانگین { $average } در هر بازی؛ { $failed ->
        [0] هیچ‌کدام شکست نخورد.
       *[other] { $failed } بازی شکست خورد.
    }
fuzzed-positions = { $games } وضعیت از { $game } که { $accepted } تا از آن‌ها پذیرفته و با { $answers } پاسخ، میانگین { $average }، تا پایان بازی شد؛ { $failed ->
        [0] هیچ‌کدام شکست نخورد.
       *[other] { $failed } وضعیت شکست خورد.
    }

## سنجش

benching = سنجش { $game }
bench-title = { $game }، { $seats } نفره
bench-measure = در هر ثانیه
bench-median = میانه
bench-spread = از … تا
bench-inside-choices = انتخاب در درون کتابخانه
bench-inside-forced = پرسش تک‌پاسخ در کنار آن‌ها
bench-inside-games = بازی در درون کتابخانه
bench-match-choices = انتخاب از راه مسابقه
bench-match-forced = پرسش تک‌پاسخ در کنار آن‌ها
bench-match-games = بازی از راه مسابقه
bench-copies = رونوشت از وضعیت میانهٔ بازی
bench-guesses = حدس دربارهٔ آنچه یک صندلی نمی‌داند
bench-match-copies = رونوشت از مسابقه در میانهٔ بازی
bench-compiled = میزبان { $version }، کامپایل‌شده، پایتون { $python }؛ { $repeat } بار، هر بار { $seconds } ثانیه.
bench-plain = میزبان { $version }، پایتون ساده (کامپایل‌نشده)، پایتون { $python }؛ { $repeat } بار، هر بار { $seconds } ثانیه.

## میدان

arena-playing = بازی‌های { $game }
arena-title = { $game }، { $seats } نفره، { $games } بازی
arena-bot = ربات
arena-wins = برد
arena-interval = بازهٔ ۹۵٪
arena-fair = سهم برابر
arena-rank = میانگین رتبه
arena-rating = درجه
arena-percent = { $value }٪
arena-between = { $low } تا { $high }٪
arena-off = { $value } ± { $off }
arena-points = امتیاز
arena-mean = میانگین
arena-sd = پراکندگی
arena-quartiles = چارک‌ها
arena-when-won = هنگام برد
arena-ahead = جلوتر از
arena-seat = جا
arena-ms = میلی‌ثانیه در هر نوبت
arena-median = میانه
arena-p99 = ۹۹٪ تا
arena-most = بلندترین
arena-over = بیش از مهلت
arena-turns = هر بازی به‌طور میانگین { $mean } نوبت دارد (پراکندگی { $sd }؛ چارک‌ها { $first }، { $middle }، { $third }).
arena-winner = برنده‌ها به‌طور میانگین { $mean } امتیاز دارند (پراکندگی { $sd }).
arena-line-ups-even = { $count ->
        [1] تنها یک چیدمان هست.
       *[other] { $count } چیدمان هست؛ هر کدام { $least } بار بازی شد.
    }
arena-line-ups = { $count } چیدمان هست؛ هر کدام { $least } یا { $most } بار بازی شد.
arena-memory = هر پردازه حداکثر { $most } مگابایت حافظه خواست.
arena-same = برای بازی دوبارهٔ همین بازی‌ها:
arena-clock = ربات‌ها با ساعت فکر کردند، پس بذر یکسان همان بازی‌ها را نمی‌دهد:
arena-kept = همهٔ بازی‌ها نگه داشته شد در:
arena-number = { $value }
arena-plot-wins = سهم برد با بازهٔ ۹۵٪؛ خط خاکستری سهم برابر است
arena-plot-share = { $share }٪ ({ $low } تا { $high })
arena-plot-points = امتیازها: هر کدام چند بار آمد، و میانگین آن‌ها
arena-plot-mean = میانگین { $mean }

## الحمرا

alhambra-slot = خانه
alhambra-currency = واحد پول
alhambra-tile = ساختمان
alhambra-payments = پرداخت شما
alhambra-exact = { $sets } دقیق
alhambra-over = { $sets } ({ $excess } بیش از قیمت)
alhambra-display = کارت‌های پولِ رو: { $cards }
alhambra-hand = دست شما: { $cards }
alhambra-hand-of = دست { $seat }: { $cards }
alhambra-heading = { $seat }: { $points } امتیاز، { $cards } کارت، بلندترین دیوار { $wall }.
alhambra-reserve = صفحهٔ رزرو:
alhambra-held = خریده‌شده:
alhambra-imaginary = بازیکن فرضی: { $points } امتیاز.
alhambra-situation = { $seat } آغاز کرد. دورهای امتیازدهی تا این‌جا: { $rounds } از ۲. دستهٔ کارت‌های پول: { $deck } کارت. کیسه: { $bag } کارت ساختمان.
alhambra-legend = G8b کارت garden-8b است، باغی به قیمت ۸؛ P کوشک، S عمارت، A رواق، C تالار، G باغ، T برج و F فوارهٔ شیر. خط‌های پررنگ دیوارند. ستون‌ها به سوی شرق و ردیف‌ها به سوی جنوب از فواره شمرده می‌شوند. نشانهٔ > پیش از بازیکن یعنی نوبت اوست.

## کی‌فلاور

keyflower-auction = مزایده
keyflower-roads = راه‌ها
keyflower-colour = رنگ
keyflower-used = روی آن
keyflower-last = { $workers } (بار پیش: { $last })
keyflower-loose = هنوز بی‌جا
keyflower-screen = پشت دیوار شما: { $pieces }
keyflower-winter = کاشی‌های زمستان شما: { $tiles }
keyflower-season = { $season }؛ { $passes } پاس پشت سر هم.
keyflower-supply = انبار: { $pieces }. در کیسه: { $bag }. در پشته: { $pile }.
keyflower-legend = در مزایده هر بازیکن ستونی دارد با شمار کارگران پیشنهادش؛ * بزرگ‌ترین پیشنهاد است. پیکان‌ها ضلع‌های دارای راه‌اند و پس از ~ ضلع‌های آبی. در نقشهٔ روستا هر عدد یک کاشی است؛ هر کاشی با کاشی بالا و پایین و دو کاشی هر طرف که نیم گام بالاتر یا پایین‌ترند همسایه است. + پس از نام یعنی ارتقایافته. > پیش از بازیکن یعنی نوبت اوست. بنفش یعنی بازیکن آغازکننده.

## قلعهٔ کیلت

kilt-castle-player = بازیکن
kilt-castle-colour = رنگ
kilt-castle-ducats = دوکات
kilt-castle-plain = ساده
kilt-castle-one-crest = *
kilt-castle-two-crests = **
kilt-castle-ducat-day = روز دوکاتی اکنون
kilt-castle-seal-side = سمت مهر و موم
kilt-castle-ducat-side = سمت دوکات (روز دوکاتی در راه است)
kilt-castle-purse = { $seat }: { $ducats } دوکات
kilt-castle-storeys = { $none } ساده، { $one } با *، { $two } با **؛ روز { $income }
kilt-castle-situation = نوبت { $turn }. مهر استاد بنا نزد { $seat } است، { $side }. سقف‌های کنار صفحهٔ بازی: { $roofs }. حداکثر { $cards } کارت در هر ردیف و { $rows } ردیف.
kilt-castle-legend = نمونه: R3** برجی سه‌طبقه است که بالاترین طبقه‌اش قرمز با دو نشان است؛ ^ سقف است، ~ آب و · فضای خالی. نوشتهٔ R/O کارتی است که نیمهٔ قرمزش رو به صفحهٔ بازی است. کارت‌ها در جهت عقربه‌های ساعت از P0 تا P19 می‌گردند و > جلوترین ردیف را نشان می‌دهد. زیر «ساده» و * و ** شمار طبقه‌های مانده به تفکیک نشان‌ها آمده است.

## سیلور

silver-player = بازیکن
silver-points = امتیاز
silver-village = دهکده
silver-deck = ستون کارت‌ها: { $deck }.{ $removed ->
        [0] {""}
       *[other] {" "}بیرون از دور: { $removed }.
    }
silver-discard = کارت‌های سوخته: { $size }، رویی { $card }.
silver-no-discard = کارت سوخته‌ای نیست.
silver-display = کارت‌های به‌رو: { $cards }
silver-hand = در دست شما: { $cards }
silver-held = در دست { $seat }: { $count } کارت.
silver-pile = کارت‌های سوخته از پایین: { $cards }
silver-known-top = روی ستون، از بالا: { $cards }
silver-round = دور { $round } از { $rounds }.
silver-round-of-points = دور { $round } از بازی تا ۱۰۰ امتیاز.
silver-start = { $seat } شروع می‌کند.
silver-caller = { $seat } تقاضای سرشماری کرده است.
silver-no-holder = طلسم از آنِ کسی نیست.
silver-holder = طلسم از آنِ { $seat } است.
silver-holder-may-place = طلسم از آنِ { $seat } است و می‌تواند آن را بگذارد.
silver-amulet-on = طلسم روی کارت { $place } دهکدهٔ { $seat } است.
silver-legend = نمونه: ۲: [ ] کارتی به‌پشت در جای ۲ است و [۷] کارتی که دیده‌اید، اگر یادآور کارت‌ها روشن باشد؛ «غیب‌گو ۹» بی‌قلاب، به‌رو است. نشانه‌های پس از کارت: * طلسم روی آن است، + محافظ از آن حفاظت می‌کند، >۲ از جای ۲ محافظت می‌کند، ! افسونگر در این نوبت نگاه کرده است. نشانهٔ > پیش از بازیکن یعنی نوبت اوست.

## عصر حجر

stone-age-situation = دور { $round }. بازیکن اول { $seat } است. کارت‌های ماندهٔ دسته: { $deck }.
stone-age-grow = یک آدمک بیشتر
stone-age-gather = { $what }: مجموع تقسیم بر { $divisor }
stone-age-card = { $count } منبع: { $card }
stone-age-tile = { $tile }، { $below ->
        [0] آخرین
       *[other] { $below } تا زیر آن
    }
stone-age-empty = خالی
stone-age-roll = تاس‌های { $seat }: { $dice }{ $tools ->
        [0] {""}
       *[other] ، با ابزار { $total }
    }؛ تقسیم بر { $divisor }: { $count } { $what }.
stone-age-dice = تاس‌های مانده: { $dice }
stone-age-player = بازیکن
stone-age-score = امتیاز
stone-age-figures = آدمک
    (مانده)
stone-age-food = غذا
    (کمبود)
stone-age-agriculture = زراعت
stone-age-tools = ابزار
stone-age-cards = کارت
stone-age-buildings = ساختمان
stone-age-kept = به‌رو پیش { $seat }:
stone-age-own = کارت‌های شما:
stone-age-pottery = سفالگری
stone-age-medicine = درمان
stone-age-art = هنر
stone-age-writing = نوشتار
stone-age-time = ساعت آفتابی
stone-age-transport = حمل‌ونقل
stone-age-music = موسیقی
stone-age-weaving = بافندگی
stone-age-legend = عددهای کنار هر محل آدمک‌های بازیکنِ همان شماره‌اند: ۱۱ ۲···· یعنی دو آدمک از بازیکن ۱، یک آدمک از بازیکن ۲ و چهار دایرهٔ خالی؛ … یعنی جا برای هر تعداد. در جدول، ۶ (۲) قبیله‌ای شش‌نفره است که دو آدمکش روی صفحهٔ بازیکن‌اند، و ۴ (-۱) یعنی چهار غذا که با آنچه از زراعت می‌رسد باز برای وعدهٔ بعد یکی کم است؛ ۲* ابزاری است که در این دور استفاده شده. «۳ غذا / ۲ کشاورز» کارتی است: آنچه همان لحظه می‌دهد و آنچه در پایان امتیاز می‌آورد. از کارت‌های خودتان فقط دومی نشان داده می‌شود، روی هم شمرده: نمادها و تعداد آدم‌های هر نقش.

## سرور

backed-up = نسخه‌ای از انبار نوشته شد در:

## Training

trained = { $kind } { $iteration }: { $games } بازی، میانگین { $mean }، برنده { $winner }؛ تازه در برابر کهنه { $won }٪ ({ $margin } امتیاز)، در برابر نخستین { $first }٪
trained-in-vain = { $kind } { $iteration }: { $games } بازی، میانگین { $mean }، برنده { $winner }؛ تازه در برابر کهنه { $won }٪ ({ $margin } امتیاز)، نگه داشته نشد
rivalry = رقابت { $rivalry } در برابر { $old }: { $won }٪ ({ $margin } امتیاز)
train-plot-title = { $game }، { $seats } نفره: { $iterations } دور یادگیری
train-plot-first = برد در برابر نخستین وزن‌ها، دور به دور؛ کم‌رنگ: نگه داشته نشد
train-plot-winner = امتیاز برنده در بازی با خود

# واژه‌های صفحه‌ها در مرورگر.

mizban = میزبان
loading = یک لحظه …
close = بستن
save = ذخیره
cancel = انصراف
menu = بیشتر
tools = ابزارها
board = صفحهٔ بازی

## خانه

welcome = امشب کدام بازی؟
welcome-text = بازی‌های رومیزی امروزی با قوانین کامل. همین حالا با ربات‌ها بازی کنید یا پیوندی برای دوستان بفرستید؛ به حساب کاربری نیازی نیست.
for-players = { $least } تا { $most } نفر
for-seats = { $count ->
        [1] یک نفر
       *[other] { $count } نفر
    }
minutes-range = { $least } تا { $most } دقیقه
about-minutes = حدود { $minutes } دقیقه
difficulty-easy = ساده
difficulty-medium = متوسط
difficulty-demanding = چالش‌برانگیز
length = با دوستان حدود { $minutes } دقیقه، با ربات‌ها کمتر.
best-with = با { $count } نفر از همه بهتر است.
more-options = بیشتر: قانون‌ها و جای نشستن
differences = تفاوت‌های این میز
call-you = شما را چه صدا کنیم؟
another-name = پیشنهاد نامی دیگر
change-name = تغییر نام
suggested-name = { $kind } { $mood }
name-kinds = درنای، سیمرغ، آهوی، روباه، هدهد، پلنگ، شاهین، قناری، گوزن، سنجاب، بلبل، عقاب، دلفین، خرگوش، طاووس، یوزپلنگ
name-moods = شاد، دلیر، آرام، زیرک، خوش‌شانس، تیزپا، مهربان، کنجکاو، خندان، بازیگوش، طلایی، چابک، سرزنده، دانا، امیدوار، بلندپرواز
play-game = بازی { $game }
play-bots = بازی
play-now = همین حالا با ربات‌ها بازی کنید
play-friends = میزی برای دوستان
players = بازیکنان
bot-level = حریفان
my-tables = میزهای شما ({ $count })
open-tables = میزهای باز ({ $count })
past-tables = بازی‌های تمام‌شده
all-tables = نمایش هر { $count } میز
your-turn = نوبت شماست
status-open = منتظر بازیکن
status-playing = در حال بازی
status-over = تمام‌شده
status-aside = کنار گذاشته
who-joins = چه کسی به میز دوستانه می‌پیوندد
listed-no = هر که پیوند را دارد
listed-yes = هر کسی در این سرور
seating = جای بازیکنان
seating-shuffled = در آغاز بازی به قید قرعه
seating-as_seated = همان‌طور که نشسته‌اند
join-link = پیوستن با پیوند
join-hint = پیوند میز
join = پیوستن
join-fault = این پیوند به هیچ میزی نمی‌رسد.
promise = { $count } بازی · حرکتی که ثبت شد از دست نمی‌رود · بُر زدنی که همه می‌توانند وارسی کنند · هیچ رازی در مرورگر شما نیست
no-page = این‌جا چیزی نیست.
no-page-text = شاید نشانی اشتباه نوشته شده، یا آنچه این‌جا بود دیگر نیست.
to-games = رفتن به بازی‌ها
no-table = این میز باز نمی‌شود.
to-home = خانه
rules-of = قوانین { $game }

## عنوان‌ها

title-home = میزبان: بازی‌های رومیزی
title-table = { $game } · میزبان
title-your-turn = ● نوبت شما · { $game }
title-rules = قوانین { $game } · میزبان

## میز

bot-badge = ربات { $level }
about-level-own = رباتی که گردانندهٔ این سرور افزوده است.
program = برنامه
bot-0 = آوا
bot-1 = بهرام
bot-2 = کیان
bot-3 = نیکا
bot-4 = سهراب
bot-5 = مینا
you = شما
away = غایب
resigned = کناره‌گرفته
points = امتیاز
tab-players = بازیکنان
tab-log = رویدادها
tab-rules = قوانین
log-empty = هنوز اتفاقی نیفتاده است.
search-rules = جست‌وجو در قوانین
nothing-found = چیزی پیدا نشد.
why-rule = قانون مربوط
do-it = انجام بدهید
hint-point = آنچه را که می‌درخشد می‌توان انتخاب کرد. روی هر چیز بروید تا بدانید چیست؛ کلیک کنید تا بدانید چرا نمی‌شود.
watching = شما این بازی را تماشا می‌کنید؛ رازهای بازیکنان به شما نشان داده نمی‌شود.
hint-tap = روی هر چیز یک بار بزنید تا بدانید چیست؛ دوباره بزنید تا انتخاب شود.
confirm = تأیید
chosen = انتخاب‌شده‌ها
take-back = پس گرفتن { $thing }
times = { $count } ×
clear = پاک کردن
set-first = اول آنچه را که انتخاب کرده‌اید تأیید کنید یا پس بگیرید.
undo = پس گرفتن
undo-hint = آخرین انتخاب خود را پس بگیرید (U)
restart = شروع دوبارهٔ نوبت
restart-hint = همه چیز تا آغاز نوبتتان پس گرفته شود
recall = درخواست پس گرفتن
recall-hint = از دیگران بپرسید آیا می‌توانید آخرین انتخاب خود را پس بگیرید (U)
recall-waiting = از دیگران پرسیده شد آیا می‌توانید آخرین انتخاب خود را پس بگیرید.
recall-asked = { $name } می‌خواهد آخرین انتخابش را پس بگیرد.
agree = موافقم
disagree = نه
copy-link = رونوشت پیوند
copied = رونوشت شد
leave = ترک میز: ربات ادامه می‌دهد
come-back = بازگشت به جای خود
stand-in = ربات به‌جای { $name } بازی کند
resign = کناره‌گیری
resign-sure = واقعاً کناره می‌گیرید؟
unreachable = به سرور دسترسی نیست. اتصال اینترنت خود را بررسی کنید و دوباره تلاش کنید.
offline = ارتباط برقرار نیست؛ آنچه حالا انتخاب کنید، پس از وصل شدن فرستاده می‌شود.
closed = این میز بسته است.

prompt-aside = این بازی را نمی‌توان ادامه داد.
aside-export = قوانین آن از آن زمان تغییر کرده یا آنچه از آن ذخیره شده آسیب دیده است. هر که این‌جا جایی دارد می‌تواند آنچه را مانده است دریافت کند.
prompt-waiting = در انتظار { $names } …
you-won = شما برنده شدید!
won = { $count ->
        [1] { $names } برنده شد.
       *[other] { $names } در پیروزی شریک‌اند.
    }

invitation = { $host } شما را به { $game } دعوت می‌کند
host-title = میز شما: { $game }
seated-title = شما سر میز نشسته‌اید: { $game }
open-title = یک جای خالی: { $game }
gathering-link = { $count ->
        [1] یک جا هنوز خالی است. این پیوند را بفرستید؛ همین که پر شود بازی آغاز می‌شود.
       *[other] { $count } جا هنوز خالی است. این پیوند را بفرستید؛ همه که نشستند بازی آغاز می‌شود.
    }
host = میزبان
free-seat = جای خالی
take-seat = می‌نشینم
sit-here = همین‌جا
stand-up = ترک جای خود
watch = تماشا می‌کنم
watch-soon = بازی که آغاز شود همین‌جا دیده می‌شود. تا آن وقت هنوز می‌توانید بنشینید.
read-rules = خواندن قوانین
share = هم‌رسانی …
start-with-bots = آغاز بازی، ربات‌ها به‌جای غایبان

## پایان

result = نتیجه
category = دسته
total = جمع
ended-resigned = بازی با کناره‌گیری بازیکنان تمام شد.
end-points = با { $points } امتیاز.
end-margin = با { $points } امتیاز، { $margin } امتیاز جلوتر از { $name }.
end-tie = با { $points } امتیاز، هم‌امتیاز با { $name }؛ قاعدهٔ تساوی تعیین کرد.
end-rank = شما { $rank ->
        [2] دوم
        [3] سوم
        [4] چهارم
        [5] پنجم
       *[other] ششم
    } شدید، { $margin ->
        [0] هم‌امتیاز با { $name }
       *[other] { $margin } امتیاز پس از { $name }
    }.
rematch = بازی دوباره
export = ذخیرهٔ بازی
shuffle-check = وارسی بُر زدن‌ها
shuffle-text = خط اول پیش از بازی نشان داده شد؛ SHA-256 خط دوم است که همهٔ نتیجه‌های تصادفی این بازی از آن ساخته شده است.

## کلیدها

keys = صفحه‌کلید
key-help = همین فهرست
key-next = چیز بعدی که می‌توان انتخاب کرد
key-arrows = حرکت میان چیزهای انتخاب‌پذیر
key-any = حرکت میان همهٔ چیزهای روی صفحه
key-choose = انتخاب، یا پرسیدن دلیل
key-undo = پس گرفتن آخرین انتخاب
key-finish = تأیید آنچه با هم انتخاب شده
key-back = پس گرفتن آخرین چیز انتخاب‌شده
key-escape = کنار گذاشتن، یا بازگرداندن انتخاب
key-zoom = بزرگ‌تر، کوچک‌تر، همه
zoom-fit = همهٔ تصویر

## تنظیم‌ها

settings = تنظیم‌ها
your-name = نام شما
setting-lang = زبان
setting-lang-en = English
setting-lang-fa = فارسی
setting-look = ظاهر
setting-look-auto = مانند دستگاه
setting-look-light = روشن
setting-look-dark = تیره
setting-digits = رقم‌ها
setting-digits-own = فارسی
setting-digits-latin = لاتین
skip = رد کردن
since-your-turn = از نوبت شما: { $count }
since-start = تاکنون: { $count }
show-again = نمایش دوباره
confirm-no-more = دیگر نپرس
setting-pace = نمایش کار دیگران
setting-pace-calm = آرام
setting-pace-brisk = تند
setting-pace-once = یک‌باره
setting-confirm = تأیید انتخاب‌هایی که پس گرفته نمی‌شوند
setting-confirm-off = نه
setting-confirm-timer = با زمان‌سنج
setting-confirm-on = همیشه
setting-taps = لمس
setting-taps-auto = لمس اول توضیح می‌دهد
setting-taps-one = یک لمس انتخاب می‌کند
setting-taps-two = همیشه اول توضیح
setting-sound = صدا
setting-sound-off = خاموش
setting-sound-on = روشن

## صفحه‌ای که کشیده نشده است

plain-begun = تاکنون انتخاب‌شده
plain-yes = بله
plain-no = خیر
plain-none = هیچ
plain-unknown = ؟

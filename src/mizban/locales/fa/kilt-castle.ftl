name = قلعهٔ کیلت
about = کارت‌های ساختمان دور قلعه می‌گردند؛ هر جا کارتی بایستد، رنگ‌هایش می‌سازند. روز دوکاتی که برسد، بالاترین طبقه‌ها از آنِ شما باشد!

## اجزا

card-S-R = کارت تک‌رنگ قرمز
card-S-O = کارت تک‌رنگ نارنجی
card-S-L = کارت تک‌رنگ خاکستری روشن
card-S-D = کارت تک‌رنگ خاکستری تیره
card-D-RO = کارت دورنگ قرمز و نارنجی
card-D-RL = کارت دورنگ قرمز و خاکستری روشن
card-D-RD = کارت دورنگ قرمز و خاکستری تیره
card-D-OL = کارت دورنگ نارنجی و خاکستری روشن
card-D-OD = کارت دورنگ نارنجی و خاکستری تیره
card-D-LD = کارت دورنگ خاکستری روشن و خاکستری تیره

colour-red = قرمز
colour-orange = نارنجی
colour-light_grey = خاکستری روشن
colour-dark_grey = خاکستری تیره

## گزینه‌های میز

option-water = گوشهٔ آب
option-water-bottom-right = پایین راست
option-water-bottom-left = پایین چپ
option-water-top-left = بالا چپ
option-water-top-right = بالا راست
option-gap_entry_needs_neighbour = شرط همسایه برای ردیف تازه
option-gap_entry_needs_neighbour-no = فقط در جلوترین جایگاه
option-gap_entry_needs_neighbour-yes = همه‌جا
option-colours = رنگ‌ها به ترتیب بازیکنان
option-colours-ROLD = قرمز، نارنجی، خاکستری روشن، خاکستری تیره
option-colours-RODL = قرمز، نارنجی، خاکستری تیره، خاکستری روشن
option-colours-RLOD = قرمز، خاکستری روشن، نارنجی، خاکستری تیره
option-colours-RLDO = قرمز، خاکستری روشن، خاکستری تیره، نارنجی
option-colours-RDOL = قرمز، خاکستری تیره، نارنجی، خاکستری روشن
option-colours-RDLO = قرمز، خاکستری تیره، خاکستری روشن، نارنجی
option-colours-ORLD = نارنجی، قرمز، خاکستری روشن، خاکستری تیره
option-colours-ORDL = نارنجی، قرمز، خاکستری تیره، خاکستری روشن
option-colours-OLRD = نارنجی، خاکستری روشن، قرمز، خاکستری تیره
option-colours-OLDR = نارنجی، خاکستری روشن، خاکستری تیره، قرمز
option-colours-ODRL = نارنجی، خاکستری تیره، قرمز، خاکستری روشن
option-colours-ODLR = نارنجی، خاکستری تیره، خاکستری روشن، قرمز
option-colours-LROD = خاکستری روشن، قرمز، نارنجی، خاکستری تیره
option-colours-LRDO = خاکستری روشن، قرمز، خاکستری تیره، نارنجی
option-colours-LORD = خاکستری روشن، نارنجی، قرمز، خاکستری تیره
option-colours-LODR = خاکستری روشن، نارنجی، خاکستری تیره، قرمز
option-colours-LDRO = خاکستری روشن، خاکستری تیره، قرمز، نارنجی
option-colours-LDOR = خاکستری روشن، خاکستری تیره، نارنجی، قرمز
option-colours-DROL = خاکستری تیره، قرمز، نارنجی، خاکستری روشن
option-colours-DRLO = خاکستری تیره، قرمز، خاکستری روشن، نارنجی
option-colours-DORL = خاکستری تیره، نارنجی، قرمز، خاکستری روشن
option-colours-DOLR = خاکستری تیره، نارنجی، خاکستری روشن، قرمز
option-colours-DLRO = خاکستری تیره، خاکستری روشن، قرمز، نارنجی
option-colours-DLOR = خاکستری تیره، خاکستری روشن، نارنجی، قرمز

## پرسش‌ها

ask-move-card = کدام کارت را جابه‌جا می‌کنید؟ هر جا بایستد، رنگ‌هایش می‌سازند.
ask-move-to = { $card } به کجا برود؟ در خط روبه‌رویش می‌سازد.
ask-build-on = رنگ { $colour } کجا بسازد: برجی تازه یا روی برجی دیگر؟
ask-choose-storey = کدام طبقهٔ { $colour } روی { $site } برود؟ نشان‌ها تا بالای برج باشند دوکات می‌آورند.
ask-move-roof = { $site } باید سقف بگیرد: کدام سقف به آن‌جا برود؟

## پاسخ‌ها

answer-move-card = { $card } در { $from }
answer-move-to = به { $to }
answer-move-to-empties = به { $to }: ردیف خالی می‌شود و روز دوکاتی در پی دارد
answer-build-new = { $site }: برج تازه، رایگان
answer-build-own = { $site }: روی برج خودتان، رایگان
answer-build-pay = { $site }: روی برج { $other }، { $price } دوکات
answer-choose-storey = { $crests ->
        [0] ساده
        [1] با یک نشان
       *[other] با دو نشان
    } ({ $left } تا مانده)
answer-move-roof = سقفِ روی { $site }

## رویدادها

event-dealt = { $card } در { $to } قرار گرفت.
event-redealt = رنگی بیش از دو بار در یک ردیف آمد: کارت‌های دورنگ از نو پخش شدند.
event-seal = { $seat } مهر استاد بنا را گرفت و آغاز می‌کند.
event-moved = { $seat } { $card } را از { $from } به { $to } برد.
    .break = turn
event-row-emptied = ردیف { $from } خالی شد: روز دوکاتی در راه است.
event-excused = { $seat } نتوانست با رنگ { $colour } بسازد.
event-no-storeys = برای { $seat } طبقهٔ { $colour } نمانده بود.
event-paid = { $seat } به { $other } پرداخت: { $price } دوکات.
event-built = { $seat } یک طبقهٔ { $colour } روی { $site } ساخت{ $crests ->
        [0] .
        [1] ، با یک نشان.
       *[other] ، با دو نشان.
    }
event-roofed = { $seat } روی { $site } سقف گذاشت.
event-roof-moved = { $seat } سقف را از { $from_site } به { $site } برد.
event-ducat-day = روز دوکاتی!
    .break = round
event-income = { $seat } برای رنگ { $colour } { $income ->
        [0] چیزی نگرفت
       *[other] { $income } دوکات گرفت
    }.
event-payout = پرداخت نهایی: { $seat } برای رنگ { $colour } { $towers } دوکات بابت برج‌ها و { $crests } دوکات بابت نشان‌ها گرفت.

## دلیل‌ها

why-now-move-card = اول کارتی برای جابه‌جا کردن انتخاب کنید.
    .rule = turn
why-now-move-to = اول بگویید کارت به کجا برود.
    .rule = turn
why-now-build-on = اول محل ساخت را انتخاب کنید.
    .rule = building
why-now-choose-storey = اول طبقه را انتخاب کنید.
    .rule = building
why-now-move-roof = اول سقفی را که جابه‌جا می‌شود انتخاب کنید.
    .rule = roofs
why-other-card = { $card } را برداشته‌اید؛ برای کارتی دیگر اول آن را پس بگیرید.
    .rule = moving
why-not-in-play = { $card } در این بازی نیست.
    .rule = setup
why-stuck = { $card } اکنون نمی‌تواند جایی برود.
    .rule = moving
why-stays = { $card } همین حالا در { $to } است؛ باید دست‌کم یک جایگاه جلو برود.
    .rule = moving
why-backwards = کارت‌ها فقط در جهت عقربه‌های ساعت می‌روند؛ { $to } پشت سر { $from } است.
    .rule = moving
why-too-far = { $to } زیادی دور است: هیچ کارتی از { $front }، یک جایگاه جلوتر از جلوترین ردیف، آن‌سوتر نمی‌رود.
    .rule = moving
why-lapping = در { $to } کارت یک دور از عقب‌ترین ردیف جلو می‌افتد.
    .rule = moving
why-row-full = ردیف { $to } پر است: بیش از { $limit } کارت در یک ردیف جا نمی‌شود.
    .rule = moving
why-lone-leader = { $card } در { $to } تنها جلودار می‌شود و درست پشت سرش کارتی نیست.
    .rule = moving
why-lone-card = در این میز کارتی که ردیفی تازه باز می‌کند باید درست پشت سرش کارتی باشد و پشت { $to } کارتی نیست.
    .rule = moving
why-too-many-rows = ردیفی در { $to } یکی زیادی است: بیش از { $limit } ردیف مجاز نیست.
    .rule = moving
why-other-site = { $site } را انتخاب کرده‌اید؛ برای محلی دیگر اول آن را پس بگیرید.
    .rule = building
why-water = { $site } آب است.
    .rule = board
why-not-in-line = { $site } هم‌راستای کارت نیست.
    .rule = building
why-roofed = روی { $site } سقف است؛ هیچ‌کس آن‌جا نمی‌سازد.
    .rule = roofs
why-not-first-free = برج تازه در اولین فضای خالی از سمت کارت ساخته می‌شود که { $free } است.
    .rule = building
why-too-dear = بهای { $site } برای شما { $price } دوکات به { $other } است و شما { $ducats } دوکات دارید.
    .rule = building
why-no-such-storey = طبقهٔ { $colour } { $crests ->
        [0] بدون نشان
        [1] با یک نشان
       *[other] با دو نشان
    } نمانده است.
    .rule = building
why-no-roof = روی { $site } سقفی نیست.
    .rule = roofs

## پایان

score-start = دوکات آغازین
score-ducat_days = روزهای دوکاتی
score-received = دریافتی از دیگران
score-paid = پرداختی برای ساختن
score-towers = برج‌ها در پایان
score-crests = نشان‌ها در پایان

## لحظه‌های بزرگ

moment-ducat-day = روز دوکاتی!
moment-ducat-day-why = یک ردیف از کارت‌ها خالی شد: هر رنگ به صاحبش دوکات می‌دهد.
moment-end = آخرین طبقه ساخته شد
moment-end-why = برج‌ها و نشان‌ها برای آخرین بار دوکات می‌آورند.
moment-towers = برج‌ها
moment-crests = نشان‌ها
moment-share = { $what } { $count }

## صفحهٔ بازی در مرورگر

web-board = تپهٔ قلعه و کارت‌های دور آن
web-empty = { $site }: فضای خالی
web-water = { $site }: آب
web-tower = { $site }: برج { $colour } از آنِ { $name }، { $height } طبقه، { $crests ->
        [0] بدون نشان
        [1] با یک نشان
       *[other] با دو نشان
    }
web-roofed = { $site }: برج سقف‌دار، { $height } طبقه
web-roof = سقفِ روی { $site }
web-place = { $place }: { $cards ->
        [0] بدون کارت
       *[other] { $cards } کارت
    }
web-card = { $card } در { $place }
web-card-facing = { $card } در { $place }، رو به صفحه: { $colour }
web-seal = مهر استاد بنا نزد { $name } است
web-seal-ducat = مهر نزد { $name } است و سمت دوکات را نشان می‌دهد: روز دوکاتی در راه است
web-has-seal = مهر را دارد
web-ducat-day = روز دوکاتی در راه است
web-roofs-left = { $count ->
        [0] سقفی کنار صفحه نمانده است
       *[other] { $count } سقف کنار صفحه
    }
web-builds-first = اول { $name } می‌سازد
web-builds-second = سپس { $name } می‌سازد
web-builds-alone = { $name } می‌سازد
web-emptied = { $place } خالی می‌شود: روز دوکاتی در پی دارد
web-storey = طبقهٔ { $colour }، { $crests ->
        [0] ساده
        [1] با یک نشان
       *[other] با دو نشان
    }: { $left } تا مانده
web-supply = { $colour }: طبقه‌های مانده { $plain } ساده، { $one } با یک نشان، { $two } با دو نشان؛ روز دوکاتی اکنون { $income } دوکات می‌دهد
web-income = آنچه روز دوکاتی اکنون می‌پردازد

## چه کار می‌کند

about-builder = { $colour } ({ $name })
about-water = هیچ‌گاه این‌جا چیزی ساخته نمی‌شود. کارت‌ها از آن می‌گذرند و برج‌ها را هم به هم وصل نمی‌کند.
about-empty = برج تازه در این‌جا رایگان است، برای کارتی که در { $places } بایستد و جای خالی نزدیک‌تری نداشته باشد.
about-tower = هر کس روی آن بسازد { $height } دوکات به { $name } می‌دهد؛ خود { $name } رایگان می‌سازد. در روز دوکاتی { $worth } دوکات به منطقهٔ { $colour } خود می‌افزاید و در پایان { $worth } دوکات دیگر.
about-tower-own = از آنِ شماست: خودتان رایگان روی آن می‌سازید و دیگران { $height } دوکات به شما می‌دهند. در روز دوکاتی { $worth } دوکات به منطقهٔ { $colour } خود می‌افزاید و در پایان { $worth } دوکات دیگر.
about-roofed = تا سقف روی آن است کسی این‌جا نمی‌سازد. در روز دوکاتی به منطقهٔ هر رنگی که کنارش است ۱ دوکات می‌افزاید و برج‌هایش را به هم وصل می‌کند؛ در پایان چیزی ندارد.
about-roof = برج را می‌بندد و از آنِ همه می‌کند: در روز دوکاتی برای هر رنگِ کنارش ۱ دوکات. { $left ->
        [0] سقفی کنار صفحه نمانده، پس برج بعدی سقفش را از برجی دیگر می‌گیرد.
       *[other] تا کنار صفحه سقف هست (اکنون { $left })، همین‌جا می‌ماند.
    }
about-roofs = وقتی هر دو رنگ یک کارت در یک نوبت روی یک برج بسازند، آن برج سقف می‌گیرد: بسته می‌شود و برای همه به حساب می‌آید.
about-card-one = هر جا بایستد، { $near } در خط روبه‌رویش یک طبقه می‌سازد.
about-card-two = با حرکت می‌چرخد: هر جا بایستد، اول { $first } و سپس { $second } در خط روبه‌رویش می‌سازد.
about-row = { $cards ->
        [1] آخرین کارت { $place } است: هر کس آن را ببرد، روز دوکاتی در پی دارد.
       *[other] { $cards } کارت در { $place } هست؛ بردنِ آخری روز دوکاتی در پی دارد.
    }
about-place = رنگ‌های کارتی که این‌جا بایستد روی { $sites } می‌سازند؛ برج تازه در اولین جای خالی از { $nearest } به بعد.
about-room = { $cards } کارت از حداکثر { $most } کارت این‌جاست.
about-storey = { $crests ->
        [0] بالای برج که باشد، در روز دوکاتی (اگر منطقه‌اش پول بگیرد) ۱ دوکات و در پایان ۱ دوکات می‌آورد.
        [1] بالای برج که باشد، در روز دوکاتی و در پایان به جای ۱ دوکات ۲ دوکات می‌آورد؛ اگر رویش بسازند، نشانش از دست می‌رود.
       *[other] بالای برج که باشد، در روز دوکاتی و در پایان به جای ۱ دوکات ۳ دوکات می‌آورد؛ اگر رویش بسازند، نشان‌هایش از دست می‌رود.
    }
about-seal = { $name } در این نوبت کارتی را جابه‌جا می‌کند، به هر رنگی که باشد؛ سپس مهر به نفر بعد می‌رسد.
about-seal-ducat = ردیفی خالی شد: پس از ساختن همه، بانک به هر رنگ بهای بهترین منطقه‌اش را می‌دهد.
about-income = { $colour } { $income }
about-incomes = روز دوکاتی اکنون می‌دهد: { $incomes }.

## Verbs, as they are typed

verb-move = حرکت
verb-build = ساختن
verb-roof = سقف

## ایراد یک وضعیت

fault-debts = { $where }: هیچ‌کس نمی‌تواند { $number } دوکات داشته باشد.
fault-apart = { $where } نباید یک دور کامل از هم فاصله داشته باشند.
fault-rows = { $where } باید در حداکثر { $most } ردیف باشند.
fault-row = { $where } نباید در یک ردیف بیش از { $most } تا باشند.
fault-roofs = { $where } باید حداکثر { $most } تا باشند.
fault-low-roof = { $where }: سقف باید روی برجی با دست‌کم دو طبقه باشد، ولی { $site } چنین نیست.
fault-roofed = { $where }: { $site } از پیش سقف دارد.
fault-roofer = { $where }: سقفِ { $site } از آنِ کسی است که طبقهٔ بالای آن را ساخته است.
fault-spare-roof = { $where }: یک سقف کنار صفحه هست، پس سقفی جابه‌جا نمی‌شود.
fault-deal = { $where } باید { $number } کارتی را که هنوز جایی ندارند، هر یک را به جای بعدیِ چیدمان، پخش کند.
fault-layout = { $where } تا وقتی مُهر داده نشده باید همان‌جایی باشند که پخش می‌شوند.
fault-colour-taken = { $where } رنگ { $colour } را دارد که از آنِ دیگری است.
fault-card = { $where }: { $card } در بازی نیست، چون هیچ‌کس رنگی از آن را ندارد.
fault-water = { $where } آب است؛ چیزی آن‌جا ساخته نمی‌شود.
fault-storey = { $where } طبقهٔ { $value } را دارد؛ R، O، L یا D بنویسید و سپس ۱ یا ۲ برای نشان‌ها.
fault-nobodys-storey = { $where } طبقه‌ای به رنگ { $colour } دارد که از آنِ هیچ‌کس نیست.
fault-storeys = { $where } بیش از تعداد موجود، طبقهٔ { $colour } با { $crests } نشان دارد.
fault-seal = { $where }: مُهر نزد { $seat } است و فقط او کارتی را حرکت می‌دهد.
fault-ducat-side = { $where }: سمت دوکاتِ مُهر فقط پس از حرکت یک کارت بالا می‌آید.
fault-no-turn = { $where }: نوبت‌ها از ۱ شمرده می‌شوند.
fault-last-turn = { $where }: پس از آن‌که بازیکنی آخرین طبقه‌اش را ساخت، نوبتی در کار نیست.
fault-half = { $where }: { $card } چنین نیمه‌ای ندارد.
fault-first = { $where }: ممکن نیست کسی درست پیش از این روی { $site } ساخته باشد.
fault-builder = { $where }: رنگ { $colour } از آنِ بازیکن دیگری است.
fault-built-all = { $where }: { $colour } دیگر طبقه‌ای برای ساختن ندارد.

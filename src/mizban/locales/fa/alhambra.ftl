name = الحمرا
about = بهترین سازندگان اروپا و عربستان مزد خود را به پول خودشان می‌خواهند: ساختمان بخرید، زیباترین کاخ را بسازید و دیوارهایش را بلند نگه دارید.

## گزینه‌های میز

with-2 = در بازی دونفره یک بازیکن فرضی هم ساختمان می‌گیرد و امتیاز می‌آورد، ولی نوبتی ندارد.
option-open_hands = دست‌های باز
option-open_hands-no = نه: گزارش بازی پول هر کس را فراموش می‌کند
option-open_hands-yes = بله: گزارش بازی آن را نگه می‌دارد

## ساختمان‌ها و پول

building-pavilion = کوشک
building-seraglio = عمارت
building-arcades = رواق
building-chambers = تالار
building-garden = باغ
building-tower = برج

currency-yellow = زرد
currency-green = سبز
currency-blue = آبی
currency-orange = نارنجی

card-yellow-1 = زرد ۱
    .long = کارت زرد به ارزش ۱
card-yellow-2 = زرد ۲
    .long = کارت زرد به ارزش ۲
card-yellow-3 = زرد ۳
    .long = کارت زرد به ارزش ۳
card-yellow-4 = زرد ۴
    .long = کارت زرد به ارزش ۴
card-yellow-5 = زرد ۵
    .long = کارت زرد به ارزش ۵
card-yellow-6 = زرد ۶
    .long = کارت زرد به ارزش ۶
card-yellow-7 = زرد ۷
    .long = کارت زرد به ارزش ۷
card-yellow-8 = زرد ۸
    .long = کارت زرد به ارزش ۸
card-yellow-9 = زرد ۹
    .long = کارت زرد به ارزش ۹
card-green-1 = سبز ۱
    .long = کارت سبز به ارزش ۱
card-green-2 = سبز ۲
    .long = کارت سبز به ارزش ۲
card-green-3 = سبز ۳
    .long = کارت سبز به ارزش ۳
card-green-4 = سبز ۴
    .long = کارت سبز به ارزش ۴
card-green-5 = سبز ۵
    .long = کارت سبز به ارزش ۵
card-green-6 = سبز ۶
    .long = کارت سبز به ارزش ۶
card-green-7 = سبز ۷
    .long = کارت سبز به ارزش ۷
card-green-8 = سبز ۸
    .long = کارت سبز به ارزش ۸
card-green-9 = سبز ۹
    .long = کارت سبز به ارزش ۹
card-blue-1 = آبی ۱
    .long = کارت آبی به ارزش ۱
card-blue-2 = آبی ۲
    .long = کارت آبی به ارزش ۲
card-blue-3 = آبی ۳
    .long = کارت آبی به ارزش ۳
card-blue-4 = آبی ۴
    .long = کارت آبی به ارزش ۴
card-blue-5 = آبی ۵
    .long = کارت آبی به ارزش ۵
card-blue-6 = آبی ۶
    .long = کارت آبی به ارزش ۶
card-blue-7 = آبی ۷
    .long = کارت آبی به ارزش ۷
card-blue-8 = آبی ۸
    .long = کارت آبی به ارزش ۸
card-blue-9 = آبی ۹
    .long = کارت آبی به ارزش ۹
card-orange-1 = نارنجی ۱
    .long = کارت نارنجی به ارزش ۱
card-orange-2 = نارنجی ۲
    .long = کارت نارنجی به ارزش ۲
card-orange-3 = نارنجی ۳
    .long = کارت نارنجی به ارزش ۳
card-orange-4 = نارنجی ۴
    .long = کارت نارنجی به ارزش ۴
card-orange-5 = نارنجی ۵
    .long = کارت نارنجی به ارزش ۵
card-orange-6 = نارنجی ۶
    .long = کارت نارنجی به ارزش ۶
card-orange-7 = نارنجی ۷
    .long = کارت نارنجی به ارزش ۷
card-orange-8 = نارنجی ۸
    .long = کارت نارنجی به ارزش ۸
card-orange-9 = نارنجی ۹
    .long = کارت نارنجی به ارزش ۹
card-hidden = یک کارت

tile-pavilion-2 = کوشک ۲ (دیوار شمال، شرق و غرب)
tile-pavilion-3 = کوشک ۳ (دیوار جنوب و غرب)
tile-pavilion-4 = کوشک ۴ (دیوار شرق و جنوب)
tile-pavilion-5 = کوشک ۵ (دیوار شمال و غرب)
tile-pavilion-6 = کوشک ۶ (دیوار شمال)
tile-pavilion-7 = کوشک ۷ (دیوار شرق)
tile-pavilion-8 = کوشک ۸ (بی‌دیوار)
tile-seraglio-3 = عمارت ۳ (دیوار شرق، جنوب و غرب)
tile-seraglio-4 = عمارت ۴ (دیوار شمال و شرق)
tile-seraglio-5 = عمارت ۵ (دیوار جنوب و غرب)
tile-seraglio-6 = عمارت ۶ (دیوار شرق و جنوب)
tile-seraglio-7 = عمارت ۷ (دیوار غرب)
tile-seraglio-8 = عمارت ۸ (دیوار جنوب)
tile-seraglio-9 = عمارت ۹ (بی‌دیوار)
tile-arcades-4 = رواق ۴ (دیوار شمال، شرق و جنوب)
tile-arcades-5 = رواق ۵ (دیوار شمال و غرب)
tile-arcades-6a = رواق ۶ (دیوار شمال و شرق)
tile-arcades-6b = رواق ۶ (دیوار جنوب و غرب)
tile-arcades-7 = رواق ۷ (دیوار شرق و جنوب)
tile-arcades-8a = رواق ۸ (دیوار شمال)
tile-arcades-8b = رواق ۸ (دیوار شرق)
tile-arcades-9 = رواق ۹ (بی‌دیوار)
tile-arcades-10 = رواق ۱۰ (بی‌دیوار)
tile-chambers-5 = تالار ۵ (دیوار شمال، جنوب و غرب)
tile-chambers-6 = تالار ۶ (دیوار شرق و جنوب)
tile-chambers-7a = تالار ۷ (دیوار شمال و شرق)
tile-chambers-7b = تالار ۷ (دیوار جنوب و غرب)
tile-chambers-8 = تالار ۸ (دیوار شمال و غرب)
tile-chambers-9a = تالار ۹ (دیوار جنوب)
tile-chambers-9b = تالار ۹ (دیوار غرب)
tile-chambers-10 = تالار ۱۰ (بی‌دیوار)
tile-chambers-11 = تالار ۱۱ (بی‌دیوار)
tile-garden-6 = باغ ۶ (دیوار شرق، جنوب و غرب)
tile-garden-7 = باغ ۷ (دیوار شمال، جنوب و غرب)
tile-garden-8a = باغ ۸ (دیوار شمال و شرق)
tile-garden-8b = باغ ۸ (دیوار شمال و غرب)
tile-garden-8c = باغ ۸ (دیوار جنوب و غرب)
tile-garden-9 = باغ ۹ (دیوار شرق)
tile-garden-10a = باغ ۱۰ (دیوار شمال)
tile-garden-10b = باغ ۱۰ (دیوار غرب)
tile-garden-10c = باغ ۱۰ (بی‌دیوار)
tile-garden-11 = باغ ۱۱ (بی‌دیوار)
tile-garden-12 = باغ ۱۲ (دیوار جنوب)
tile-tower-7 = برج ۷ (دیوار شمال، شرق و غرب)
tile-tower-8 = برج ۸ (دیوار شمال، شرق و جنوب)
tile-tower-9a = برج ۹ (دیوار شمال و شرق)
tile-tower-9b = برج ۹ (دیوار شمال و غرب)
tile-tower-9c = برج ۹ (دیوار شرق و جنوب)
tile-tower-10 = برج ۱۰ (دیوار غرب)
tile-tower-11a = برج ۱۱ (دیوار شمال)
tile-tower-11b = برج ۱۱ (دیوار جنوب)
tile-tower-11c = برج ۱۱ (بی‌دیوار)
tile-tower-12 = برج ۱۲ (بی‌دیوار)
tile-tower-13 = برج ۱۳ (دیوار شرق)
tile-fountain = فوارهٔ شیر

## پرسش‌ها

ask-act = پول بردارید، ساختمانی بخرید یا الحمرای خود را بازسازی کنید.
ask-act-again = قیمت دقیق را پرداختید: یک بار دیگر پول بردارید، بخرید یا بازسازی کنید؛ یا نوبت را پایان دهید.
ask-take = کدام کارت پول را هم برمی‌دارید؟ روی هم حداکثر ۵.
ask-pay = { $total ->
        [0] { $tile } را با کدام کارت‌های { $currency } می‌خرید؟
       *[other] { $tile } را با کدام کارت‌های { $currency } می‌خرید؟ تا این‌جا { $total } از { $price }.
    }
ask-redesign = { $tile } کجا برود: در جایی خالی یا به جای ساختمانی دیگر؟
ask-choose-tile = اکنون کدام کارت ساختمان تازهٔ خود را قرار می‌دهید؟
ask-place-tile = { $tile } را کجا بنا می‌کنید، یا به صفحهٔ رزرو می‌رود؟

## پاسخ‌ها

answer-take = برداشتن کارت { $currency } به ارزش { $value }
answer-take-too = و کارت { $currency } به ارزش { $value }
answer-enough-taken = همین‌ها بس است
answer-buy = خریدن { $tile } به قیمت { $price }، با پول { $currency }
answer-pay = کارت { $currency } به ارزش { $value }
answer-pay-exactly = پرداخت قیمت دقیق؛ یک بار دیگر بازی می‌کنید
answer-pay-over = پرداخت { $total }: { $excess } بیش از قیمت، و باقی‌ماندهٔ پول پس داده نمی‌شود
answer-remove = بازسازی: برداشتن { $tile }
answer-redesign = بازسازی: { $tile } از صفحهٔ رزرو
answer-swap = به جای { $tile }
answer-finish = پایان نوبت
answer-pass = رد کردن نوبت
answer-choose = { $tile }
answer-build = { bearing }
bearing = { $way ->
        [n] { $down } خانه شمال فواره
        [s] { $down } خانه جنوب فواره
        [e] { $across } خانه شرق فواره
        [w] { $across } خانه غرب فواره
        [ne] { $down } خانه شمال و { $across } خانه شرق فواره
        [nw] { $down } خانه شمال و { $across } خانه غرب فواره
        [se] { $down } خانه جنوب و { $across } خانه شرق فواره
       *[sw] { $down } خانه جنوب و { $across } خانه غرب فواره
    }
answer-reserve = در صفحهٔ رزرو
answer-give = به بازیکن فرضی

## رویدادها

event-offered = { $tile } به فروشگاه آمد، به پول { $slot ->
        [1] زرد
        [2] سبز
        [3] آبی
       *[4] نارنجی
    }.
event-imaginary-tile = بازیکن فرضی { $tile } را گرفت.
event-dealt = به { $seat } { $card } داده شد.
event-starts = { $seat } شروع می‌کند.
event-laid = { $card } رو شد.
event-took = { $seat } { $card } را برداشت.
event-took-hidden = { $seat } یک کارت برداشت.
event-paid = { $seat } { $card } را پرداخت.
event-paid-hidden = { $seat } یک کارت پرداخت.
event-bought = { $seat } { $tile } را به قیمت { $price } خرید و { $total } پرداخت.
event-exact = { $seat } قیمت دقیق را پرداخت و یک بار دیگر بازی می‌کند.
event-removed = { $seat } { $tile } را به صفحهٔ رزرو برد.
event-swapped = { $seat } به جای آن { $tile } را بنا کرد.
event-finished = { $seat } نوبت خود را تمام کرد.
event-passed = { $seat } کاری نمی‌توانست بکند و نوبتش رد شد.
event-built = { $seat } { $tile } را بنا کرد.
event-reserved = { $seat } { $tile } را در صفحهٔ رزرو گذاشت.
event-given-away = { $seat } { $tile } را به بازیکن فرضی داد.
event-scoring-card = کارت امتیازدهی دور { $round } رو شد.
event-scoring = دور امتیازدهی { $round }.
    .break = round
event-building-points = { $seat }: { $building }، { $points } امتیاز.
event-imaginary-points = بازیکن فرضی: { $building }، { $points } امتیاز.
event-wall-points = { $seat }: بلندترین دیوار، { $points } امتیاز.
event-stalled = نوبت { $count } بار میان همه گشت و کسی چیزی نخرید.
event-last-turn = بازی تمام شد؛ کارت‌های مانده تقسیم شدند.
event-left-over = { $seat } با { $total } بیشترین پول { $currency } را داشت و { $tile } را گرفت.

## دلیل‌ها

why-asked-else = اکنون پرسش دیگری در میان است.
    .rule = turn
why-must-act = اول باید پول بردارید، ساختمان بخرید یا بازسازی کنید؛ فقط پس از پرداخت قیمت دقیق می‌شود نوبت را تمام کرد.
    .rule = turn
why-one-at-a-time = این بیش از یک انتخاب است؛ یکی پس از دیگری انتخاب کنید.
    .rule = turn
why-other-card = با { $card } آغاز کرده‌اید؛ برای کارت‌های دیگر اول آن را پس بگیرید.
    .rule = turn
why-other-tile = با { $tile } آغاز کرده‌اید؛ برای ساختمانی دیگر اول آن را پس بگیرید.
    .rule = turn
why-display-empty = هیچ کارت پولی رو نیست.
    .rule = money
why-not-in-display = کارت { $currency } به ارزش { $value } رو نیست، یا به این تعداد نیست.
    .rule = money
why-take-too-much = مجموع چند کارت حداکثر { $limit } است؛ این‌ها { $total } می‌شوند.
    .rule = money
why-not-on-market = { $tile } در فروشگاه نیست.
    .rule = buying
why-cannot-buy = پولتان برای هیچ کارتی از فروشگاه کافی نیست.
    .rule = buying
why-too-little = قیمت { $price } است، ولی شما با پول { $currency } فقط { $total } می‌پردازید.
    .rule = buying
why-wrong-currency = با کارت { $currency } به ارزش { $value } نمی‌شود این ساختمان را خرید؛ هر خانهٔ فروشگاه پول خودش را می‌خواهد.
    .rule = buying
why-not-in-hand = کارت { $currency } به ارزش { $value } در دست ندارید، یا به این تعداد ندارید.
    .rule = buying
why-not-in-reserve = { $tile } در صفحهٔ رزرو شما نیست.
    .rule = redesign
why-reserve-empty = در صفحهٔ رزرو شما کارتی نیست.
    .rule = redesign
why-cannot-remove = هیچ‌یک از کارت‌هایتان را نمی‌شود برداشت.
    .rule = redesign
why-no-swap = { $tile } را نمی‌شود به جای هیچ کارتی از الحمرایتان گذاشت.
    .rule = redesign
why-not-built = { $tile } در الحمرای شما نیست.
    .rule = redesign
why-fountain = فوارهٔ شیر سر جای خود می‌ماند.
    .rule = redesign
why-not-bought = { $tile } از کارت‌هایی نیست که اکنون قرار می‌دهید.
    .rule = end-of-turn
why-no-gift = این کارت را نمی‌شود به بازیکن فرضی داد.
    .rule = two-players
why-fits-nowhere = { $tile } در هیچ جای الحمرای شما جا نمی‌گیرد.
    .rule = building
why-occupied = آن‌جا پیش‌تر ساختمانی هست.
    .rule = building
why-does-not-touch = باید دست‌کم از یک ضلع به کارت‌های قبلی وصل باشد.
    .rule = building
why-walls-differ = لبه‌ها یک‌شکل نیستند: جایی که دو کارت به هم می‌رسند، یا هر دو دیوار دارند یا هیچ‌کدام.
    .rule = building
why-not-on-foot = از فواره نمی‌توان پیاده به این کارت رسید.
    .rule = building
why-cut-off = دیگر نمی‌توان از فواره پیاده به کارت‌های دیگر رسید.
    .rule = building
why-hole = منطقهٔ خالی درست می‌شود.
    .rule = building

## پایان

score-pavilion = کوشک
score-seraglio = عمارت
score-arcades = رواق
score-chambers = تالار
score-garden = باغ
score-tower = برج
score-walls = دیوارها

## لحظه‌های بزرگ

moment-scoring = دور امتیازدهی { $round }
moment-last-turn = آخرین کارت‌ها
moment-last-turn-why = کیسه خالی شد. هر کارتِ فروشگاه به کسی می‌رسد که بیشترین پول آن رنگ را دارد؛ سپس آخرین امتیازدهی است.
moment-share = { $what } { $count }

## صفحهٔ بازی در مرورگر

web-market = فروشگاه ساختمان‌ها
web-bag = { $count } در کیسه
web-slot = { $tile } به قیمت { $price } { $currency }
web-slot-empty = خانهٔ { $currency } فروشگاه: خالی
web-exact = یک کار دیگر
web-over = { $excess } بیشتر
web-display = کارت‌های پول
web-deck = { $count } در دسته
web-letter-yellow = ز
web-letter-green = س
web-letter-blue = آ
web-letter-orange = ن
web-hand = پول شما
web-hand-empty = پولی ندارید.
web-sum = { $total } از { $price }
web-pay-exactly = پرداخت دقیق
web-pay-over = پرداخت { $excess } بیشتر
web-alhambra-own = الحمرای شما
web-alhambra-of = الحمرای { $name }
web-back = بازگشت به الحمرای شما
web-back-first = بازگشت
web-others = الحمراهای دیگر
web-wall = بلندترین دیوار: { $length }
web-longest = بلندترین دیوار
web-place = جای خالی، { bearing }
web-bought = خریده‌شده
web-reserve = صفحهٔ رزرو
web-imaginary = بازیکن فرضی
web-points = { $count } امتیاز
web-majority = ساختمان‌ها
web-round = امتیازهای دور { $round }
web-rounds-done = کارت‌های امتیازدهی که آمده‌اند: { $count } از ۲
web-pays = امتیاز
web-panel = { $cards } کارت · رزرو { $reserve } · دیوار { $wall }

## چه کار می‌کند

about-fountain = به هر ساختمان باید از این‌جا پیاده و بی‌گذشتن از دیوار رسید. سر جای خود می‌ماند و امتیازی ندارد.
about-price = قیمتش { $price } یا بیشتر به پول { $currency } است و باقی‌مانده پس داده نمی‌شود.
about-exact = می‌توانید دقیق بپردازید و یک بار دیگر بازی کنید.
about-over = { $excess } بیشتر می‌پردازید و نوبتتان تمام می‌شود.
about-too-dear = پول { $currency } شما کم است.
about-counts = { $building }های ساخته‌شده: { $counts }.
about-none = { $building }: هنوز کسی نساخته است.
about-count = { $name }: { $count }
about-bought = در پایان نوبت ساخته می‌شود یا به صفحهٔ رزرو می‌رود؛ فقط ساخته‌شده‌ها به حساب می‌آیند.
about-built-own = در هر دور امتیازدهی به حساب می‌آید. با یک کار می‌توانید آن را به صفحهٔ رزرو ببرید یا ساختمانی از رزرو را به جایش بگذارید.
about-built = در هر دور امتیازدهی برای { $name } به حساب می‌آید.
about-reserved-own = هنوز امتیازی ندارد: با یک کار آن را در جایی خالی یا به جای ساختمانی دیگر بسازید.
about-reserved = تا { $name } آن را نسازد، امتیازی ندارد.
about-imaginary-tile = برای بازیکن فرضی به حساب می‌آید و دیگران را از رتبه‌های نخست دور می‌کند.
about-pays = دور امتیازدهی { $round } { $count ->
        [1] به بیشترین
        [2] به بیشترین و دومین
       *[other] به سه نفر اول
    } { $pays } امتیاز می‌دهد؛ برابرها تقسیم می‌کنند.
about-outlook = با وضع کنونی { $points } امتیاز به شما می‌رسد.
about-walls = هر دور امتیازدهی برای هر ضلعِ بلندترین دیوار بیرونیِ پیوسته ۱ امتیاز می‌دهد: اکنون { $lengths }.
about-open = با یک کار این کارت را تنها بردارید، یا چند کارت که مجموعشان ۵ یا کمتر باشد.
about-hand = فقط در خرید با پول { $currency } به کار می‌آید، اکنون { $tile } به قیمت { $price }: اول ساختمان را برگزینید. پرداخت دقیق یک کار دیگر می‌دهد؛ باقی‌مانده پس داده نمی‌شود.
about-hand-idle = فقط در خرید با پول { $currency } به کار می‌آید و اکنون چنین ساختمانی در فروشگاه نیست.
about-slot = هر چه این‌جا باشد با پول { $currency } خریده می‌شود. در پایان نوبت ساختمان تازه‌ای از کیسه می‌آید که { $bag } تا دارد؛ اگر کم بیاید، بازی تمام می‌شود.
about-alhambra = { $tiles } ساختمان، بلندترین دیوار { $wall }، { $reserve } تا در رزرو، { $cards } کارت پول، { $total } امتیاز.
about-rounds = { $most } دور امتیازدهی هست: دو تا با کارت‌های دسته می‌آیند و آخری در پایان بازی.
about-cell = ساختمانی این‌جا جا می‌گیرد که همهٔ لبه‌هایش با همسایه‌ها جور باشد، دیوار با دیوار و باز با باز، از فواره پیاده به آن برسند و جای خالیِ بسته‌ای درست نشود.
about-reserve = آنچه نسازید این‌جا می‌ماند و امتیازی ندارد؛ کاری دیگر آن را به الحمرایتان می‌برد.
about-imaginary = در بازی دونفره می‌شود ساختمان خریده‌شده را به او داد: آن‌گاه مانند بازیکن سوم به حساب می‌آید.

## فعل‌ها، چنان‌که نوشته می‌شوند

verb-take = برداشتن
verb-buy = خریدن
verb-remove = برچیدن
verb-build = بنا
verb-swap = جابه‌جایی
verb-finish = پایان
verb-reserve = رزرو
verb-give = دادن

## خطاهای یک وضعیت

fault-fountain = { $where } باید یک fountain داشته باشد، نه { $number } تا.
fault-far = { $where }: { $tile } بیش از اندازه از فواره دور است.
fault-tile-twice = { $where }: { $tile } از پیش جای دیگری است.
fault-copies = { $where } یک { $card } بیش از تعداد موجود است.
fault-picked-twice = { $where }: کارت جای { $number } از پیش انتخاب شده است.
fault-nothing-picked = { $where } باید دست‌کم یک کارت داشته باشد.
fault-paid = { $where }: از ارزش { $number } در هر پول فقط { $most } کارت هست.

fault-walls-differ = { $where }: جایی که دو کارت به هم می‌رسند، یا هر دو دیوار دارند یا هیچ‌کدام.
fault-not-on-foot = { $where }: از فواره باید بتوان پیاده به هر کارت رسید.
fault-hole = { $where } نباید منطقهٔ خالی داشته باشد.
fault-held = { $where } باید خالی باشد: در این نوبت چیزی خریده نشده است که هنوز باید گذاشته شود.
fault-nothing-bought = { $where } باید کارت ساختمان داشته باشد: کار دیگر فقط پس از پرداخت دقیق هست.
fault-market = { $where } باید { $number } کارت ساختمان داشته باشد؛ فقط جای کارت‌های کنار گذاشته‌شده خالی است.
fault-market-held = { $where } کنار کارت‌های کنار گذاشته‌شده باید حداکثر { $most } کارت ساختمان داشته باشد.
fault-gap = { $where } باید در هر خانه یک کارت ساختمان داشته باشد، چون کیسه خالی نیست.
fault-draw-tiles = { $where } باید برای خانه‌های خالی فروشگاه، به‌ترتیب از اولی، کارت ساختمان بکشد.
fault-bag = { $where } باید حداکثر { $number } کارت ساختمان بکشد؛ کیسه بیش از این ندارد.
fault-no-imaginary = { $where }: بازیکن فرضی فقط در بازی دونفره هست.
fault-gifts = { $where }: در آغاز، با آن‌هایی که هنوز باید بگیرد، باید شش کارت ساختمان داشته باشد.
fault-six = { $where } باید دست‌کم { $number } کارت ساختمان داشته باشد.
fault-gifts-due = { $where } اکنون باید حداکثر { $most } کارت ساختمان به بازیکن فرضی بدهد.
fault-give = { $where }: give باید true باشد، چون کارتِ خریده‌شده می‌تواند به بازیکن فرضی برسد.
fault-no-give = { $where }: give باید false باشد، چون این کارت نمی‌تواند به بازیکن فرضی برسد.

fault-display = { $where } هنگام آغاز نوبت باید چهار کارت داشته باشد، چون از دستهٔ پول پر می‌شود.
fault-piles = { $where } باید روی هم { $number } کارت داشته باشند.
fault-one-pile = { $where } تا پیش از تقسیم باید یک دسته، بی کارت امتیازدهی، باشد.
fault-piles-left = { $where } پس از این تعداد کارت امتیازدهی باید { $low } تا { $high } دسته باشند، نه { $number }.
fault-even-piles = { $where } باید تا حد ممکن برابر باشند، بزرگ‌ترها اول؛ فقط از دستهٔ اول کارت کشیده می‌شود.
fault-set-up = { $where }: پیش از نوبت اول چیزی ساخته، خرج یا رو نشده است.
fault-deal = { $where } باید پس از کارت‌های ساختمان، به بازیکنان یکی پس از دیگری پول بدهد.
fault-dealt = { $where }: به بازیکنان یکی پس از دیگری پول داده می‌شود تا هر کس { $number } یا بیشتر داشته باشد.
fault-not-over = { $where }: بازی فقط وقتی تمام است که کیسه خالی باشد، نوبت همه رد شده باشد، یا مدت‌ها کسی چیزی نخریده باشد.
fault-left-overs = { $where } باید کارت‌های مانده را به بازیکنان، یکی پس از دیگری تا آخرین نفر، بدهد.
fault-turn = { $where }: نوبت { $seat } است.
fault-passes = { $where } باید حداکثر { $most } باشد.
fault-idle = { $where } باید حداکثر { $most } باشد؛ پس از آن بازی تمام است.
fault-bought = { $where } باید { $number } باشد، چون در این نوبت چیزی خریده شده است.
fault-not-bought = { $where } باید ۰ یا بیشتر باشد، چون در این نوبت چیزی خریده نشده است.
fault-scored = { $where }: { $number } کارت امتیازدهی رو شده است و بیش از این شمرده نشده است.
fault-early-points = { $where } تا نخستین دور امتیازدهی باید ۰ باشد.

fault-nothing-held = { $where }: کارت ساختمانی کنار گذاشته نشده است.
fault-not-held = { $where }: { $tile } کنار گذاشته نشده است.
fault-display-full = { $where }: چهار کارت از پیش رو شده است.
fault-empty-deck = { $where }: دستهٔ پول خالی است.
fault-nothing-sold = { $where }: در فروشگاه کارتی برای { $currency } نیست.
fault-not-in-reserve = { $where }: { $tile } در صفحهٔ رزرو نیست.

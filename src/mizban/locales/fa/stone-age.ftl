name = عصر حجر
about = قبیله‌ای را در عصر حجر پیش ببرید: منابع گرد آورید و شکار کنید، ابزار بسازید، زراعت کنید، ساختمان بسازید و به‌موقع به همه غذا بدهید.

## محل‌ها

place-tool_maker = کارگاه ابزار
place-hut = خانه
place-field = مزرعه
place-hunting_ground = شکارگاه
place-forest = جنگل
place-clay_pit = معدن خاک رس
place-quarry = کوه
place-river = رودخانه
place-card_1 = جایگاه کارت ۱
place-card_2 = جایگاه کارت ۲
place-card_3 = جایگاه کارت ۳
place-card_4 = جایگاه کارت ۴
place-building_1 = دستهٔ ساختمان ۱
place-building_2 = دستهٔ ساختمان ۲
place-building_3 = دستهٔ ساختمان ۳
place-building_4 = دستهٔ ساختمان ۴

## منابع، نقش‌ها و آیتم‌های تاس

what-wood = چوب
what-brick = خشت
what-stone = سنگ
what-gold = طلا
what-food = غذا
good-wood = { what-wood }
good-brick = { what-brick }
good-stone = { what-stone }
good-gold = { what-gold }
tool-1 = ابزار ۱
tool-2 = ابزار ۲
tool-3 = ابزار ۳
tool-4 = ابزار ۴
once-2 = ابزار یک‌بارمصرف ۲
once-3 = ابزار یک‌بارمصرف ۳
once-4 = ابزار یک‌بارمصرف ۴
role-farmer = کشاورز
role-tool_maker = ابزارساز
role-builder = خانه‌ساز
role-shaman = کدخدا
item-wood = ۱ چوب
item-brick = ۱ خشت
item-stone = ۱ سنگ
item-gold = ۱ طلا
item-tool = یک ابزار
item-field = امتیاز زراعی

## کارت‌های تمدن: بخش بالا / بخش پایین

card-pottery-food7 = ۷ غذا / سفالگری
card-pottery-dice = آیتم برای تاس / سفالگری
card-medicine-food5 = ۵ غذا / درمان
card-medicine-any2 = ۲ منبع به انتخاب بازیکن / درمان
card-art-tool = ابزار جدید / هنر
card-art-rollgold = طلا با ۲ تاس / هنر
card-writing-card = کارت تمدن اضافه / نوشتار
card-writing-dice = آیتم برای تاس / نوشتار
card-time-agriculture = امتیاز زراعی / ساعت آفتابی
card-time-dice = آیتم برای تاس / ساعت آفتابی
card-transport-stone2 = ۲ سنگ / حمل‌ونقل
card-transport-dice = آیتم برای تاس / حمل‌ونقل
card-music-points3-a = ۳ امتیاز / موسیقی
card-music-points3-b = ۳ امتیاز / موسیقی
card-weaving-food3 = ۳ غذا / بافندگی
card-weaving-food1 = ۱ غذا / بافندگی
card-farmer1-stone1 = ۱ سنگ / ۱ کشاورز
card-farmer1-agriculture = امتیاز زراعی / ۱ کشاورز
card-farmer1-dice = آیتم برای تاس / ۱ کشاورز
card-farmer2-food3 = ۳ غذا / ۲ کشاورز
card-farmer2-dice = آیتم برای تاس / ۲ کشاورز
card-toolmaker1-once4 = ابزار یک‌بارمصرف ۴ / ۱ ابزارساز
card-toolmaker1-once3 = ابزار یک‌بارمصرف ۳ / ۱ ابزارساز
card-toolmaker2-once2 = ابزار یک‌بارمصرف ۲ / ۲ ابزارساز
card-toolmaker2-dice-a = آیتم برای تاس / ۲ ابزارساز
card-toolmaker2-dice-b = آیتم برای تاس / ۲ ابزارساز
card-builder1-food4 = ۴ غذا / ۱ خانه‌ساز
card-builder1-dice = آیتم برای تاس / ۱ خانه‌ساز
card-builder2-food2 = ۲ غذا / ۲ خانه‌ساز
card-builder2-dice = آیتم برای تاس / ۲ خانه‌ساز
card-builder3-points3 = ۳ امتیاز / ۳ خانه‌ساز
card-shaman1-stone1 = ۱ سنگ / ۱ کدخدا
card-shaman1-gold1 = ۱ طلا / ۱ کدخدا
card-shaman1-rollstone = سنگ با ۲ تاس / ۱ کدخدا
card-shaman2-brick1 = ۱ خشت / ۲ کدخدا
card-shaman2-rollwood = چوب با ۲ تاس / ۲ کدخدا
card-hidden = یک کارت

## ساختمان‌ها: بها

tile-wwb = ۲ چوب + ۱ خشت
tile-wws = ۲ چوب + ۱ سنگ
tile-wbb = ۱ چوب + ۲ خشت
tile-wwg = ۲ چوب + ۱ طلا
tile-wss = ۱ چوب + ۲ سنگ
tile-bbs = ۲ خشت + ۱ سنگ
tile-bbg = ۲ خشت + ۱ طلا
tile-bss = ۱ خشت + ۲ سنگ
tile-ssg = ۲ سنگ + ۱ طلا
tile-wbs = ۱ چوب + ۱ خشت + ۱ سنگ
tile-wbg = ۱ چوب + ۱ خشت + ۱ طلا
tile-wsg = ۱ چوب + ۱ سنگ + ۱ طلا
tile-bsg = ۱ خشت + ۱ سنگ + ۱ طلا
tile-4of1 = ۴ منبع از ۱ نوع
tile-4of2 = ۴ منبع از ۲ نوع
tile-4of3 = ۴ منبع از ۳ نوع
tile-4of4 = ۴ منبع از ۴ نوع
tile-5of1 = ۵ منبع از ۱ نوع
tile-5of2 = ۵ منبع از ۲ نوع
tile-5of3 = ۵ منبع از ۳ نوع
tile-5of4 = ۵ منبع از ۴ نوع
tile-any = ۱ تا ۷ منبع دلخواه

## گزینه‌های میز

option-start = بازیکن اول
option-start-random = بازیکنی به قید قرعه
option-start-first_seat = بازیکن صندلی اول

## فعل‌های انتخاب‌ها

verb-place = گذاشتن
verb-resolve = انجام
verb-add = افزودن
verb-enough = کافی
verb-buy = خریدن
verb-decline = صرف‌نظر
verb-feed = غذا دادن
verb-starve = گرسنگی
verb-die = تاس
verb-two = کارت دو منبع
verb-take = برداشتن

## پرسش‌ها

ask-place-at = آدمک‌ها را در این دور کجا به کار می‌گذارید؟
ask-how-many = چند آدمک به { $place } می‌رود؟ هر یک تاسی می‌ریزد.
ask-resolve = آدمک‌های شما اکنون در کدام محل کار کنند؟
ask-add-tool = { $total }، تقسیم بر { $divisor } برای { $what }. ابزاری اضافه می‌کنید؟
ask-offer-card = { $card } را به بهای { $count ->
        [1] یک منبع
       *[other] { $count } منبع
    } می‌خرید؟
ask-pay-card = بهای کارت را با کدام منابع می‌پردازید؟ { $count } منبع مانده است.
ask-offer-tile = این ساختمان را می‌سازید و همان لحظه امتیاز می‌گیرید: { $tile }؟
ask-pay-tile = با چه می‌سازید ({ $tile })؟ تاکنون { $count }.
ask-take-die = کدام تاس را برمی‌دارید؟ آنچه نشان می‌دهد از آنِ شماست.
ask-hunger = { $count } غذا کم است. به جای هر یک منبعی می‌دهید یا ۱۰ امتیاز از دست می‌دهید؟
ask-pay-food = به جای غذای کم کدام منابع را می‌دهید؟ { $count } مانده است.
ask-take-two = با کارت خود کدام دو منبع را برمی‌دارید؟
ask-take-second = با کارت خود کدام منبع را دوم برمی‌دارید؟

## پاسخ‌ها

answer-place = { $place }
answer-place-card = { $place }: { $card }
answer-place-tile = { $place }: { $tile }
answer-how-many = { $count }
answer-no-tool = بدون ابزار دیگر: { $count } { $what }
answer-tool = ابزار با امتیاز { $value }: { $count } { $what }
answer-once = ابزار یک‌بارمصرف { $value }: { $count } { $what }
answer-die = { $face }: { $item }
answer-decline = صرف‌نظر کردن
answer-buy = خریدن
answer-buy-fixed = ساختن برای { $points } امتیاز
answer-feed = دادن منابع
answer-starve = کاهش ۱۰ امتیاز
answer-piece = { $what }
answer-enough = کافی است
answer-two-resources = کار آزاد: استفاده از کارت ۲ منبع به انتخاب بازیکن

## رویدادها

event-card-shown = جایگاه کارت { $space }: { $card } رو شد.
event-tile-shown = دستهٔ ساختمان { $stack }: { $tile } رو شد.
event-round = دور { $round } آغاز شد؛ بازیکن اول { $seat } است.
    .break = round
event-placed = { $seat }: { $count } آدمک در { $place }.
event-card-used = { $seat } از کارت ۲ منبع به انتخاب بازیکن استفاده کرد.
event-received = { $seat } از بانک بازی { $count } { $what } برداشت.
event-tool = { $seat } ابزاری ساخت؛ مجموع امتیاز ابزارها { $value } شد.
event-no-tool = { $seat } پیش از این بهترین ابزارها را داشت.
event-figure = قبیلهٔ { $seat } بزرگ شد: { $count } آدمک.
event-no-figure = قبیلهٔ { $seat } پیش از این ۱۰ آدمک داشت.
event-field = امتیاز زراعی { $seat } به { $level } رسید.
event-no-field = امتیاز زراعی { $seat } پیش از این ۱۰ بود.
event-rolled = { $seat } تاس ریخت: { $dice }، روی هم { $total }.
event-tool-used = { $seat } ابزاری با امتیاز { $value } اضافه کرد.
event-once-used = { $seat } ابزار یک‌بارمصرف { $value } را به کار برد.
event-gathered = { $seat }: { $count } { $what } ({ $total } تقسیم بر { $divisor }).
event-paid = { $seat } به بانک بازی { $count } { $what } پرداخت.
event-card-bought = { $seat } این کارت را خرید: { $card }.
event-card-left = { $seat } از این کارت صرف‌نظر کرد: { $card }.
event-points = { $seat } همان لحظه { $points } امتیاز گرفت.
event-rolled-for-all = { $seat } برای همه تاس ریخت: { $faces }.
event-die-taken = { $seat } تاس { $face } را برداشت.
event-drew = { $seat } از دستهٔ کارت‌های تمدن برداشت: { $card }.
event-deck-empty = به { $seat } کارت تمدن اضافه نرسید: دستهٔ کارت‌های تمدن خالی بود.
event-built = { $seat } این ساختمان را ساخت: { $tile }؛ { $points } امتیاز.
event-tile-left = { $seat } از این ساختمان صرف‌نظر کرد: { $tile }.
event-stack-empty = دستهٔ ساختمان { $stack } خالی شد: این دور آخر است.
event-harvest = { $seat } از زراعت { $count } غذا برداشت.
event-fed = { $seat } به قبیله { $count } غذا داد.
event-hungry = قبیلهٔ { $seat } گرسنه ماند ({ $count } غذا کم بود): کاهش { $points } امتیاز.
event-ended-by-tiles = یک دستهٔ ساختمان خالی شد: پایان بازی.
event-ended-by-cards = کارت‌های تمدن برای جایگاه‌های خالی کفاف نداد: پایان بازی.
event-ended-by-rounds = دورهای بسیاری بازی شد: پایان بازی.
event-extra-shown = کارت تمدن اضافهٔ { $seat } این بود: { $card }.
event-scored-green = { $seat }، کارت‌های سبز ({ $different } نماد متفاوت، { $twice } تا دوتایی): { $points } امتیاز.
event-scored-role = { $seat }، { $role } ({ $people } ضربدر { $times }): { $points } امتیاز.
event-scored-resources = { $seat }، منابع باقی‌مانده: { $points } امتیاز.

## دلیل‌ها

why-asked-else = اکنون چیز دیگری پرسیده شده است.
    .rule = round
why-too-much = این بیش از یک انتخاب است.
    .rule = round
why-been-there = در این دور در { $place } بوده‌اید.
    .rule = placing
why-occupied = { $place } اشغال‌شده است.
    .rule = placing
why-full = همهٔ دایره‌های { $place } پر است.
    .rule = placing
why-too-many-players = با { $players } بازیکن فقط { $limit } بازیکن می‌توانند در { $place } باشند.
    .rule = players
why-village-closed = با { $players } بازیکن در هر دور فقط دو تا از کارگاه ابزار، خانه و مزرعه به کار می‌آید.
    .rule = players
why-needs-two = { $place } دو آدمک می‌خواهد و شما یکی دارید.
    .rule = placing
why-not-open = در { $place } چیزی نیست.
    .rule = placing
why-no-stack = با { $players } بازیکن { $place } در بازی نیست.
    .rule = players
why-other-place = { $place } را انتخاب کرده‌اید.
    .rule = placing
why-not-enough-figures = فقط { $count } آدمک روی صفحهٔ خود دارید.
    .rule = placing
why-exact-number = { $place } دقیقاً { $count } آدمک می‌خواهد؛ گفتنش لازم نیست.
    .rule = placing
why-no-room = { $place } فقط برای { $count } آدمک جا دارد.
    .rule = placing
why-not-there = در { $place } آدمکی ندارید.
    .rule = actions
why-no-roll = ابزار را فقط به تاس‌های خودتان می‌توان افزود.
    .rule = dice
why-tool-order = با ابزارهای دیگری آغاز کرده‌اید؛ اول آن‌ها را پس بگیرید.
    .rule = dice
why-tool-used = ابزار با امتیاز { $value } در این دور استفاده شده است.
    .rule = dice
why-no-such-tool = ابزاری با امتیاز { $value } ندارید.
    .rule = dice
why-no-once = ابزار یک‌بارمصرف { $value } ندارید.
    .rule = dice
why-too-few-tools = از ابزارهای با امتیاز { $value } فقط { $count } ابزار برای افزودن دارید.
    .rule = dice
why-cannot-pay = { $count } منبعی را که بهای آن است ندارید.
    .rule = cards
why-wrong-number = بهای آن دقیقاً { $count } منبع است.
    .rule = cards
why-lacks = فقط { $count } { $what } دارید.
    .rule = actions
why-cannot-pay-tile = نمی‌توانید بهای این ساختمان را بپردازید: { $tile }.
    .rule = buildings
why-exact-cost = بها معین است و گفتنش لازم نیست: { $tile }.
    .rule = buildings
why-tile-number = بهای آن { $tile } است، نه کمتر و نه بیشتر.
    .rule = buildings
why-tile-kinds = شمار انواع درست نیست: { $tile }.
    .rule = buildings
why-paid-already = با منابع دیگری آغاز کرده‌اید؛ اول آن‌ها را پس بگیرید.
    .rule = actions
why-no-such-die = هیچ تاس باقی‌مانده‌ای { $face } را نشان نمی‌دهد.
    .rule = cards
why-two-exactly = این کارت دقیقاً دو منبع می‌دهد.
    .rule = actions
why-no-two-resources = کارت ۲ منبع به انتخاب بازیکن را ندارید.
    .rule = actions
why-two-too-late = اول کاری را که آغاز کرده‌اید تمام کنید.
    .rule = actions

## امتیازها

score-buildings = ساختمان‌ها
score-cards = امتیاز کارت‌ها
score-hunger = گرسنگی
score-green = کارت‌های سبز
score-farmers = کشاورزها
score-tool_makers = ابزارسازها
score-builders = خانه‌سازها
score-shamans = کدخداها
score-resources = منابع باقی‌مانده

## لحظه‌های بزرگ

moment-feeding = قبیله‌ها غذا می‌خورند
moment-harvest = زراعت { $count }
moment-fed = خوراک { $count }
moment-hungry = گرسنه ماند، { $count } غذا کم بود
moment-points = امتیاز
moment-last-round = دور آخر
moment-got = ÷ { $divisor } ← { $count } { $what }
moment-end = پایان بازی
moment-share = { $what } { $count }

## صفحهٔ بازی در مرورگر

web-board = سرزمین قبیله‌ها
web-site-forest = جنگل
web-site-clay_pit = معدن خاک رس
web-site-quarry = کوه
web-site-river = رودخانه
web-site-hunting_ground = شکارگاه
web-site-tool_maker = کارگاه ابزار
web-site-hut = خانه
web-site-field = مزرعه
web-round = دور { $round }: بازیکن اول { $name }
web-standing = { $name } ({ $figures })
web-below = { $count } ساختمان زیر آن
web-deck = { $count } کارت در دسته
web-from-to = { $least } تا { $most }
web-figures = { $count ->
        [1] یک آدمک
       *[other] { $count } آدمک
    }
web-points-open = ؟
web-people = { $home } آدمک از { $count } آدمک روی صفحهٔ بازیکن
web-tribe = قبیلهٔ { $name }
web-food = { $count } غذا
web-agriculture = امتیاز زراعی { $count }: پیش از هر وعده به همین شمار غذا
web-meal = وعدهٔ بعد: { $count } غذا، کافی است
web-meal-short = وعدهٔ بعد: { $count } غذا، { $missing } کم است
web-good = { $what }: { $count }
web-tool = ابزار با امتیاز { $value }
web-tool-used = ابزار با امتیاز { $value }، استفاده‌شده در این دور
web-tools = ابزارها: { $values }؛ استفاده‌شده‌ها در پرانتز
web-once = ابزار یک‌بارمصرف { $value }
web-cards = کارت‌های تمدن: { $count }
web-buildings = ساختمان‌ها: { $count }
web-no-cards = هنوز کارت تمدنی نیست
web-rolled = { $name }: { $total } تقسیم بر { $divisor }، { $count } { $what }
web-rest = باقی‌مانده { $count }
web-lacking = { $count } واحد مانده تا یکی دیگر
web-for-all = آیتم برای تاس: هر کس یکی برمی‌دارد
web-die = تاس { $face }
web-to-go = { $count } منبع مانده است
web-enough = کافی است، بیشتر هم می‌شود
web-whole = همهٔ بها همین است
web-price-fixed = بها دقیق است
web-points = { $count } امتیاز
web-take-two = دو منبع به انتخاب شما

## چه کار می‌کند

about-gathering = هر آدمک در این‌جا یک تاس می‌ریزد؛ ابزار هم می‌شود افزود و هر { $pips } خال ۱ { $what } است.
about-free = { $free } جا از { $circles } جا خالی است.
about-room = برای همه جا هست.
about-gatherers = با { $players } بازیکن فقط { $limit } بازیکن می‌توانند این‌جا باشند.
about-tool-maker = یک آدمک ابزاری می‌سازد که در هر دور به یکی از تاس‌ریختن‌های شما افزوده می‌شود؛ سه ابزار هر یک تا ۴ بالا می‌روند. ابزارهای شما اکنون روی هم { $value } است.
about-hut = دو آدمک با هم یکی به قبیله می‌افزایند که از دور بعد کار می‌کند و از همین حالا غذا می‌خواهد: اکنون { $count } از { $most }.
about-field = یک آدمک امتیاز زراعی را ۱ بالا می‌برد: پیش از هر وعده به همین شمار غذا می‌رسد. اکنون { $level } از { $most } است.
about-vacant = خالی است.
about-taken = در این دور گرفته شده است.
about-village-open = با { $players } بازیکن در هر دور فقط { $open } تا از کارگاه ابزار، خانه و مزرعه به کار می‌آید.
about-space-empty = تا دور بعد کارتی این‌جا نیست.
about-card-price = یک آدمک آن را برایتان نگه می‌دارد؛ بهایش { $count } منبع از هر نوع است.
about-top-dice = به شمار بازیکنان تاس ریخته می‌شود و هر کس یکی برمی‌دارد، نخست خریدار: منبع، ابزار یا امتیاز زراعی.
about-top-food = همان لحظه { $amount } غذا می‌دهد.
about-top-resource = همان لحظه { $amount } { $what } می‌دهد.
about-top-roll = همان لحظه دو تاس برای { $what } ریخته می‌شود.
about-top-points = همان لحظه { $amount } امتیاز می‌دهد.
about-top-tool = همان لحظه یک ابزار می‌دهد.
about-top-agriculture = همان لحظه امتیاز زراعی را ۱ بالا می‌برد.
about-top-extra = یک کارت دیگر از دسته می‌دهد که فقط بخش پایین آن به حساب می‌آید.
about-top-once = یک بار در بازی { $amount } به تاس‌های صاحبش می‌افزاید.
about-top-any = یک بار در بازی ۲ منبع دلخواه به صاحبش می‌دهد.
about-top-done = کار بخش بالای آن انجام شده است.
about-green = در پایان، شمار نمادهای سبزِ متفاوت در خودش ضرب می‌شود: ۳ نماد ۹ امتیاز، ۴ نماد ۱۶ امتیاز.
about-role-farmer = در پایان { $people } ضربدر امتیاز زراعی: اکنون { $people } × { $now } = { $points } امتیاز.
about-role-tool_maker = در پایان { $people } ضربدر امتیاز همهٔ ابزارها: اکنون { $people } × { $now } = { $points } امتیاز.
about-role-builder = در پایان { $people } ضربدر شمار ساختمان‌ها: اکنون { $people } × { $now } = { $points } امتیاز.
about-role-shaman = در پایان { $people } ضربدر شمار آدمک‌ها: اکنون { $people } × { $now } = { $points } امتیاز.
about-stack-empty = ساختمانی نمانده است: بازی پس از این دور تمام می‌شود.
about-building-fixed = یک آدمک آن را برایتان نگه می‌دارد؛ هر کس درست همین بها را بپردازد، همان لحظه { $points } امتیاز می‌گیرد.
about-building-kinds = یک آدمک آن را برایتان نگه می‌دارد؛ بهایش { $count } منبع، درست از { $kinds } نوع است.
about-building-any = یک آدمک آن را برایتان نگه می‌دارد؛ بهایش { $least } تا { $most } منبع از هر نوع است.
about-worths = هر چوب { $wood }، هر خشت { $brick }، هر سنگ { $stone } و هر طلا { $gold } امتیاز می‌آورد.
about-below = { $below ->
        [0] آخرینِ دستهٔ خود است: اگر ساخته شود، بازی با همان دور تمام می‌شود.
       *[other] { $below } ساختمان دیگر زیر آن است؛ با خالی شدن یک دسته بازی تمام می‌شود.
    }
about-deck = در هر دور تازه جایگاه‌های خالی کارت از آن پر می‌شوند؛ اگر کارت کم بیاید، بازی تمام می‌شود.
about-figures = از { $home } آدمک خانه همین شمار می‌رود و پس از کارش برمی‌گردد.
about-tool = در هر دور یک بار، پیش از تقسیم، { $value } به تاس‌های صاحبش می‌افزاید.
about-used = در این دور استفاده شده است؛ در دور بعد باز { $value } به تاس‌ها می‌افزاید.
about-good = بهای کارت‌ها و ساختمان‌هاست و در ساختمان { $worth } امتیاز می‌آورد؛ جای غذای کم را هم می‌گیرد. هر چه در پایان بماند ۱ امتیاز است.
about-food = پس از کارِ همه، هر یک از { $figures } آدمک ۱ غذا می‌خورد؛ زراعت پیش از آن { $agriculture } غذا می‌دهد.
about-food-short = برای وعدهٔ بعد { $missing } غذا کم است: به جای هر یک منبعی بدهید یا ۱۰ امتیاز کم می‌شود.
about-food-enough = برای وعدهٔ بعد بس است.
about-agriculture = مزرعه و چند کارت آن را بالا می‌برند، حداکثر تا { $most }؛ در پایان کشاورزها در آن ضرب می‌شوند.
about-buildings = هر یک هنگام ساخته شدن امتیاز داده است؛ در پایان خانه‌سازها در شمار آن‌ها ضرب می‌شوند.
about-tribe = { $home } آدمک از { $figures } آدمک روی صفحهٔ بازیکن؛ { $food } غذا، امتیاز زراعی { $agriculture }، ابزارها روی هم { $tools }، { $cards } کارت و { $buildings } ساختمان.
about-die = هر کس آن را بردارد این را می‌گیرد: { $item }.
about-dice = تاس‌ها و ابزارها جمع و سپس تقسیم می‌شوند؛ باقی‌مانده از دست می‌رود.

## ایراد یک وضعیت

fault-second-card = { $where } دومین { $name } است، در حالی که فقط یکی هست.
fault-kept-other = { $where }: { $name } از کارت‌های این بازیکن نیست.
fault-kept = { $where }: { $name } برای بعد نگه داشته نمی‌شود؛ بخش بالای آن همان لحظه به کار می‌آید.
fault-extra = { $where }: فقط کسی کارت تمدن اضافه دارد که writing-card را خریده باشد.
fault-tile = { $where } یک { $name } بیش از تعداد موجود است.
fault-tiles = { $where } و ساختمان‌ها روی هم { $number } کارت دارند، ولی فقط { $most } کارت چیده شده است.
fault-stack = { $where }: هر دسته حداکثر { $most } کارت دارد، کارت رویی هم به شمار می‌آید.
fault-no-such-tool = { $where }: این بازیکن ابزار دیگری با امتیاز { $value } ندارد.
fault-ladder = { $where } باید حداکثر { $most } ابزار باشد که اختلافشان بیش از ۱ نباشد؛ جای خالی ۰ شمرده می‌شود.
fault-used = { $where } باید خالی باشد، چون { $seat } هنوز در این دور کاری انجام نداده است.
fault-circles = { $where } باید روی هم حداکثر { $most } آدمک باشد.
fault-figures = { $where } باید { $number } آدمک از یک بازیکن باشد، یا هیچ.
fault-no-stack = { $where } با { $players } بازیکن در بازی نیست.
fault-gatherers = { $where }: با { $players } بازیکن فقط { $limit } بازیکن می‌توانند در { $place } باشند.
fault-village = { $where }: با { $players } بازیکن در هر دور فقط دو تا از کارگاه ابزار، خانه و مزرعه به کار می‌آید.
fault-stranded = { $where } باید خالی باشد: آن‌جا چیزی نیست و کسی هم در راه بازگشت نیست.
fault-acted = { $where }: { $seat } همهٔ کارهایش را انجام داده است، پس نباید آدمکی آن‌جا مانده باشد.
fault-face-down = { $where } باید یک کارت ساختمان باشد، تا وقتی زیر آن کارتی هست.
fault-end-points = { $where } تا پایان بازی باید ۰ باشد.
fault-next = { $where }: پس از آن باید { $step } برای { $seat } بیاید، چون هر فاز دور میز می‌گردد.
fault-turn = { $where }: نوبت { $seat } است.
fault-all-fed = { $where }: پس از آن کسی نمانده است که باید غذا بگیرد.
fault-setup = { $where } فقط پیش از دور اول انجام می‌شود.
fault-turn-up = { $where }: کارت‌ها از نخستین جایگاه تا آخرین رو می‌شوند، هر کدام یک بار.
fault-card-shown = { $where }: در { $place } از پیش کارتی هست.
fault-tile-shown = { $where }: روی { $place } از پیش کارت ساختمانی هست.
fault-no-tiles = { $where }: در { $place } کارتی نمانده است.
fault-deck = { $where }: دستهٔ کارت‌های تمدن کارت کافی ندارد.
fault-no-round = { $where }: دورها از ۱ شمرده می‌شوند.
fault-last-round = { $where }: پس از دور { $most } دوری نیست.
fault-no-place = { $where }: { $seat } آدمکی روی صفحهٔ خود ندارد، یا جایی برای آن نیست.
fault-all-home = { $where }: { $seat } آدمکی روی صفحهٔ بازی ندارد.
fault-nobody-there = { $where }: { $seat } در { $place } آدمکی ندارد.
fault-elsewhere = { $where }: آدمک‌ها از { $place } بازمی‌گردند و این کار آن‌جا انجام نمی‌شود.
fault-no-purchase = { $where }: در { $place } کارتی هست، پس همین حالا کارتی آن‌جا خریده نشده است.
fault-not-bought = { $where }: { $seat } کارتی که چنین کند نخریده است.
fault-dice = { $where }: تاس‌ها باید روی هم { $number } تا باشند.
fault-dice-for-all = { $where }: تاس‌ها باید روی هم { $number } تا باشند، برای هر بازیکن یکی.
fault-no-dice = { $where }: باید تاسی برای برداشتن باشد.
fault-die-turn = { $where }: کارت را { $seat } خریده است، پس وقتی { $number } تاس مانده از بازیکن دیگری پرسیده می‌شود.
fault-extra-drawn = { $where }: کارت تمدن اضافه پیش از این برداشته شده است.
fault-no-tools = { $where }: { $seat } ابزاری برای افزودن ندارد.
fault-last-tool = { $where }: از ابزارهای افزوده‌شده باید یکی آخرین باشد.
fault-no-card = { $where }: در { $place } کارتی نیست.
fault-no-tile = { $where }: روی { $place } کارت ساختمانی نیست.
fault-fixed-price = { $where }: بهای این ساختمان معین است، پس منبعی انتخاب نمی‌شود.
fault-lacks = { $where }: { $seat } همهٔ منابعی را که پرداخت می‌شود ندارد.
fault-paid-all = { $where }: هر چه باید پرداخت شود پرداخت شده است.
fault-unpayable = { $where }: { $seat } نمی‌تواند باقی‌ماندهٔ بها را بپردازد.
fault-not-hungry = { $where }: { $seat } کمبود غذا ندارد.
fault-no-two = { $where }: { $seat } کارت ۲ منبع به انتخاب بازیکن را ندارد.
fault-interrupts = { $where }: این کارت درست پیش از پرسشی از { $seat } به کار می‌رود که هنوز چیزی انتخاب نکرده است.

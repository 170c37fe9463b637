name = سیلور
about = گرگینه‌ها در کمین‌اند: به یاد بسپارید کجا پنهان شده‌اند، آن‌ها را معاوضه کنید و وقتی دهکدهٔ شما از همه امن‌تر بود، تقاضای سرشماری کنید.

## کارت‌ها

card-villager = دهاتی ۰
card-squire = نوچه ۱
card-empath = افسونگر ۲
card-bodyguard = محافظ ۳
card-rascal = حقه‌باز ۴
card-exposer = تردست ۵
card-revealer = افشاگر ۶
card-beholder = طالع‌بین ۷
card-apprentice_seer = شاگرد غیب‌گو ۸
card-seer = غیب‌گو ۹
card-master = ارباب ۱۰
card-witch = جادوگر ۱۱
card-robber = دزد ۱۲
card-doppelganger = بدل ۱۳
card-hidden = یک کارت

## گزینه‌های میز

option-mode = پایان بازی
option-mode-rounds4 = پس از چهار دور
option-mode-points100 = وقتی کسی ۱۰۰ امتیاز دارد
option-memory_aid = یادآور کارت‌ها
option-memory_aid-off = خاموش: آنچه دیده‌اید به یاد بسپارید
option-memory_aid-on = روشن: آنچه دیده‌اید نشان‌دار می‌ماند
option-amulet_placement = چه کسی طلسم را می‌گذارد
option-amulet_placement-won_by_call = دارنده‌ای که با سرشماری آن را برده است
option-amulet_placement-any_holder = هر دارنده‌ای
option-amulet_tie = طلسم با مجموع‌های برابر
option-amulet_tie-caller = به تقاضاکنندهٔ سرشماری می‌رسد
option-amulet_tie-holder = نزد دارنده‌اش می‌ماند
option-direction = کارتی که جای دیگری را می‌گیرد
option-direction-by_source = از ستون کارت‌ها به‌پشت، وگرنه به‌رو
option-direction-same = با همان جهت کارت قبلی

## پرسش‌ها

ask-first-look = به کدام کارت خود نگاه می‌کنید تا به یاد بسپارید؟
ask-act = کارتی بکشید، کارتی به‌رو بردارید یا تقاضای سرشماری کنید.
ask-draw-more = یک کارت دیگر می‌کشید تا یکی را نگه دارید؟
ask-pick = کدام کارت کشیده‌شده را نگه می‌دارید؟ بقیه روی ستون برمی‌گردند.
ask-hold = { $card } در دست شماست. جای کدام کارت خود می‌گذارید، یا می‌سوزانید؟ چند کارت باید همسان باشند.
ask-exchange = کدام کارت دیگر را هم معاوضه می‌کنید؟ همه باید همسان باشند.
ask-place-at = کارت‌ها همسان‌اند. کارت تازه کجا برود؟
ask-move-guard = محافظ جای { $place } از کدام کارت محافظت کند؟
ask-expose = تردست: کدام کارت خود را رو می‌کنید؟
ask-reveal = افشاگر: کدام کارت رقیب را رو می‌کنید؟
ask-behold = طالع‌بین: به کدام کارت خود نگاه می‌کنید؟
ask-spy = شاگرد غیب‌گو: به کدام کارت رقیب نگاه می‌کنید؟
ask-foresee = غیب‌گو: به کدام کارت، از هر کس، نگاه می‌کنید؟
ask-search = ارباب: کدام کارت سوخته را برای معاوضه برمی‌دارید؟
ask-conjure = جادوگر: به کارت بالایی ستون نگاه می‌کنید؟ سپس باید معاوضه‌اش کنید.
ask-bewitch = جادوگر { $card } را به شما نشان می‌دهد. با کدام کارت معاوضه می‌کنید؟ چند کارتِ خودتان باید همسان باشند.
ask-rob = دزد: کدام کارت رقیب را برمی‌دارید؟
ask-give = دزد: کدام کارت خود را به جای آن می‌دهید؟
ask-inspect = به کارتی که برداشتید نگاه می‌کنید؟
ask-finish = نوبتتان تمام شد یا کار آزادی می‌کنید؟

## پاسخ‌ها

answer-draw = کشیدن از ستون کارت‌ها
answer-take = برداشتن { $card } از کارت‌های سوخته
answer-call = تقاضای سرشماری
answer-shown = برداشتن { $card } از کارت‌های به‌رو
answer-empath = کار آزاد: افسونگر به کارت { $place } شما نگاه می‌کند
answer-guard = کار آزاد: محافظِ جای { $place } جابه‌جا می‌شود
answer-amulet = کار آزاد: طلسم روی کارت { $place } شما می‌رود
answer-draw-more-yes = یکی دیگر
answer-draw-more-no = بس است
answer-pick = { $card }
answer-discard = سوزاندن { $card }
answer-exchange = معاوضه با کارت { $place } خودتان
answer-exchange-too = و کارت { $place }
answer-enough = همین‌ها بس است
answer-bewitch = گذاشتن روی کارت { $place } دهکدهٔ { $other }
answer-guard-place = کارت { $place }
answer-lift = هیچ‌کدام
answer-place = جای { $place }
answer-decline = هیچ
answer-search = { $card } (شمارهٔ { $number } از پایین)
answer-target = کارت { $place } دهکدهٔ { $other }
answer-conjure-yes = نگاه و معاوضه
answer-conjure-no = صرف‌نظر
answer-inspect-yes = نگاه می‌کنم
answer-inspect-no = نگاه نمی‌کنم
answer-finish = پایان نوبت

## رویدادها

event-round = دور { $round } آغاز شد؛ { $seat } شروع می‌کند.
    .break = round
event-first-discard = نخستین کارت سوخته رو شد: { $card }.
event-first-discard-hidden = نخستین کارت سوخته رو شد.
event-looked = { $seat } به کارت { $place } دهکدهٔ { $other } نگاه کرد: { $card }.
event-looked-hidden = { $seat } به کارت { $place } دهکدهٔ { $other } نگاه کرد.
event-looked-own = { $seat } به کارت { $place } خود نگاه کرد: { $card }.
event-looked-own-hidden = { $seat } به کارت { $place } خود نگاه کرد.
event-drew = { $seat } { $card } کشید.
event-returned = { $seat } کارت روی ستون برگرداند: { $count } تا.
event-discarded = { $seat } { $card } را سوزاند.
event-discarded-hidden = { $seat } کارت کشیده‌شده را سوزاند.
event-took = { $seat } { $card } را از کارت‌های سوخته برداشت.
event-took-hidden = { $seat } کارت بالایی سوخته‌ها را برداشت.
event-took-shown = { $seat } { $card } را از کارت‌های به‌رو برداشت.
event-took-shown-hidden = { $seat } یکی از کارت‌های به‌رو را برداشت.
event-slid = { $seat } کارت { $place } خود را به جلو کشید: { $card }.
event-slid-hidden = { $seat } کارت { $place } خود را به جلو کشید.
event-exchanged = { $seat } { $card } را در معاوضه سوزاند.
event-exchanged-hidden = { $seat } یک کارت خود را در معاوضه سوزاند.
event-placed = { $seat } { $card } را در جای { $place } دهکدهٔ { $other } گذاشت.
event-placed-hidden = { $seat } کارت تازه را در جای { $place } دهکدهٔ { $other } گذاشت.
event-placed-own = { $seat } { $card } را در جای { $place } خود گذاشت.
event-placed-own-hidden = { $seat } کارت تازه را در جای { $place } خود گذاشت.
event-failed = { $count } کارتِ { $seat } همسان نبودند.
event-extra = { $seat } یک کارت اضافی گرفت که کسی ندید.
event-exposed = { $seat } کارت { $place } دهکدهٔ { $other } را رو کرد: { $card }.
event-exposed-hidden = { $seat } کارت { $place } دهکدهٔ { $other } را رو کرد.
event-exposed-own = { $seat } کارت { $place } خود را رو کرد: { $card }.
event-exposed-own-hidden = { $seat } کارت { $place } خود را رو کرد.
event-searched = { $seat } { $card } را از میان کارت‌های سوخته برداشت.
event-replaced = { $seat } { $card } را در دهکدهٔ { $other } عوض کرد.
event-replaced-own = { $seat } { $card } را در دهکدهٔ خود عوض کرد.
event-robbed = { $seat } کارت { $other_place } دهکدهٔ { $other } را برداشت و کارت { $place } خود را داد.
event-guarded = محافظِ { $seat } در جای { $place } محافظ کارت { $target } شد.
event-guard-lifted = محافظِ { $seat } در جای { $place } دیگر از کارتی محافظت نمی‌کند.
event-amulet-placed = { $seat } طلسم را روی کارت { $place } خود گذاشت.
event-called = { $seat } تقاضای سرشماری کرد!
event-displayed = { $card } به کارت‌های به‌رو پیوست.
event-census = همه پس از سرشماری { $seat } نوبت آخر خود را بازی کردند.
event-deck-empty = کارتی برای کشیدن نمانده: دور تمام شد.
event-villagers-meet = هر دو دهاتی به‌رو شدند: دور همان لحظه تمام شد.
event-shown = کارت { $place } دهکدهٔ { $seat } این بود: { $card }.
event-kamikaze = کامیکازه! { $seat } دو دزد و دو بدل داشت.
event-scored = { $seat }: مجموع کارت‌ها { $sum }، امتیاز دور { $points }، امتیاز کل { $total }.
event-jumped = { $seat } دقیقاً ۱۰۰ امتیاز داشت و به ۵۰ برگشت.
event-awarded = طلسم از آنِ { $seat } است{ $active ->
        [0] {""}
       *[other] {" "}و می‌تواند آن را بگذارد
    }.

## دلیل‌ها

why-asked-else = اکنون پرسش دیگری در میان است.
    .rule = turn
why-deck-empty = ستون کارت‌ها خالی است.
    .rule = turn
why-discard-empty = کارت سوخته‌ای نیست.
    .rule = turn
why-nothing-to-exchange = کارتی ندارید که بشود معاوضه کرد.
    .rule = amulet
why-called-already = { $other } در این دور تقاضای سرشماری کرده است.
    .rule = turn
why-too-many-cards = { $count } کارت دارید؛ فقط با { $limit } کارت یا کمتر می‌شود تقاضای سرشماری کرد.
    .rule = turn
why-acted-already = در این نوبت کاری کرده‌اید؛ سرشماری باید یگانه کار نوبت باشد.
    .rule = turn
why-no-empath = افسونگر به‌رویی ندارید که در این نوبت هنوز نگاه نکرده باشد.
    .rule = powers
why-no-guard = محافظ به‌رویی ندارید.
    .rule = powers
why-no-bodyguard = در جای { $place } محافظ به‌رویی نیست.
    .rule = powers
why-guards-tired = محافظ‌های شما در این نوبت { $limit } بار جابه‌جا شده‌اند و دیگر بس است.
    .rule = powers
why-nothing-to-guard = محافظِ جای { $place } کارت دیگری ندارد که از آن محافظت کند.
    .rule = powers
why-not-entitled = شما نمی‌توانید طلسم را بگذارید.
    .rule = amulet
why-amulet-placed = طلسم پیش‌تر روی کارتی گذاشته شده است.
    .rule = amulet
why-exchange-owed = اول معاوضه‌ای را که بر عهده دارید تمام کنید.
    .rule = amulet
why-guards-nobody = این محافظ از کسی محافظت نمی‌کند.
    .rule = powers
why-guards-already = این محافظ همین حالا از کارت { $place } محافظت می‌کند.
    .rule = powers
why-guards-guard = محافظ از خودش یا از محافظ به‌روی دیگر محافظت نمی‌کند.
    .rule = powers
why-must-exchange = این کارت را باید معاوضه کرد.
    .rule = turn
why-twice = از کارت { $place } خود دو بار نام برده‌اید.
    .rule = exchange
why-other-card = با کارت { $card } آغاز کرده‌اید؛ اول آن را پس بگیرید.
    .rule = exchange
why-no-card = کارت شمارهٔ { $place } نیست.
    .rule = exchange
why-no-village = فقط { $count } دهکده هست.
    .rule = setup
why-others-card = این برای کارت‌های خودتان است.
    .rule = powers
why-nothing-hidden = کارت به‌پشتی نمانده که بشود انتخاب کرد.
    .rule = powers
why-nothing-open = هیچ رقیبی کارتی ندارد که بشود به آن دست زد.
    .rule = protection
why-amulet = طلسم روی کارت { $place } است؛ هیچ‌کس به آن دست نمی‌زند.
    .rule = amulet
why-guarded = کارت { $place } دهکدهٔ { $other } تحت حفاظت محافظ است.
    .rule = protection
why-own-card = این قابلیت برای کارت‌های رقیبان است.
    .rule = powers
why-face-up = کارت { $place } همین حالا به‌رو است.
    .rule = orientation
why-looked-already = به کارت { $place } پیش‌تر نگاه کرده‌اید.
    .rule = setup
why-not-vacated = کارت { $place } از کارت‌هایی نیست که معاوضه می‌کنید.
    .rule = exchange
why-master-itself = ارباب نمی‌تواند خودش را بردارد.
    .rule = powers

## پایان

score-cards = کارت‌ها
score-calls = سرشماری‌ها
score-kamikaze = کامیکازه
score-exact_100 = امتیازپران

## لحظه‌های بزرگ

moment-called-why = دیگران هر کدام یک نوبت آخر دارند؛ سپس همهٔ کارت‌ها رو می‌شوند.
moment-sum = مجموع کارت‌ها: { $sum }
moment-last-round = دور آخر آغاز می‌شود.

## صفحهٔ بازی در مرورگر

web-board = دهکده‌ها
web-my-place = کارت { $place } شما
web-place-of = کارت { $place } دهکدهٔ { $name }
web-face-down = به‌پشت
web-under-amulet = زیر طلسم
web-guarded = تحت حفاظت
web-used = در این نوبت نگاه کرده است
web-total = امتیاز کل
web-cards = { $count } کارت
web-rounds = دورها: { $points }
web-caller = تقاضای سرشماری کرده
web-holds = طلسم را دارد
web-holds-active = می‌تواند طلسم را بگذارد
web-bell = زنگ سرشماری
web-census = سرشماری
web-deck = ستون
web-deck-of = ستون کارت‌ها، { $count } کارت
web-discard = سوخته
web-discard-of = کارت‌های سوخته، { $count } کارت
web-empty = خالی
web-display = به‌رو
web-in-hand = در دست شما
web-holding = { $name }
web-amulet-free = طلسم نقره‌ای هنوز از آنِ کسی نیست.
web-amulet-with = طلسم نقره‌ای نزد { $name } است.
web-amulet-active = طلسم نقره‌ای نزد { $name } است و می‌تواند آن را بگذارد.
web-called = { $name } تقاضای سرشماری کرده: نوبت‌های آخر.
web-round-rounds4 = دور { $round } از ۴.
web-round-points100 = دور { $round }، تا ۱۰۰ امتیاز.
web-look = کارت { $place } شما این است: { $card }.
web-look-at = کارت { $place } دهکدهٔ { $name } این است: { $card }.
web-remember = به یاد می‌سپارم
web-browse = کارت‌های سوخته
web-pile = کارت‌های سوخته، از بالا
web-close = بستن
web-round-over = دور { $round } تمام شد
web-go-on = ادامه

web-power-villager = وقتی هر دو دهاتی در دهکده‌ها به‌رو باشند، دور همان لحظه تمام می‌شود.
web-power-squire = وقتی در دهکده‌ای به‌رو باشد، یک کارت کنار ستون به‌رو نگه می‌دارد که هر کسی می‌تواند بردارد.
web-power-empath = وقتی در دهکدهٔ شما به‌رو باشد، در هر نوبت به یک کارت خود نگاه می‌کنید.
web-power-bodyguard = وقتی در دهکدهٔ شما به‌رو باشد، از خودش و یک کارت دیگر در برابر رقیبان محافظت می‌کند.
web-power-rascal = وقتی در دهکدهٔ شما به‌رو باشد، یک کارت بیشتر می‌کشید و یکی را برمی‌گزینید.
web-power-exposer = اگر کشیده و سوزانده شود، یک کارت شما را رو می‌کند.
web-power-revealer = اگر کشیده و سوزانده شود، یک کارت رقیب را رو می‌کند.
web-power-beholder = اگر کشیده و سوزانده شود، یک یا دو کارت خودتان را نشانتان می‌دهد.
web-power-apprentice-seer = اگر کشیده و سوزانده شود، یک کارت رقیب را نشانتان می‌دهد.
web-power-seer = اگر کشیده و سوزانده شود، یک کارت از هر دهکده‌ای را نشانتان می‌دهد.
web-power-master = اگر کشیده و سوزانده شود، کارتی را از میان سوخته‌ها برمی‌دارید و معاوضه می‌کنید.
web-power-witch = اگر کشیده و سوزانده شود، کارت بالایی ستون را می‌بینید و در هر دهکده‌ای معاوضه می‌کنید.
web-power-robber = اگر کشیده و سوزانده شود، کارتی از شما با کارت رقیب جابه‌جا می‌شود و می‌توانید به کارت تازه نگاه کنید.
web-power-doppelganger = در معاوضهٔ چند کارت با هر عددی همسان است و قابلیت دیگری ندارد.

## چه کار می‌کند

about-counts-own = در پایان دور { $number } امتیاز به زیان شماست.
about-counts = در پایان دور { $number } امتیاز به زیان { $name } است.
about-hidden-own = عددش را فقط با قابلیت‌ها می‌بینید. با کارتی که می‌کشید یا برمی‌دارید معاوضه‌اش کنید؛ چند کارت اگر همسان باشند با هم می‌روند.
about-hidden = کارتی از { $name } است. فقط قابلیت‌ها به آن می‌رسند: ۶ آن را رو می‌کند، ۸ یا ۹ به آن نگاه می‌کند، ۱۱ یا ۱۲ عوضش می‌کند.
about-under-amulet = زیر طلسم است: تا شمارش هیچ‌کس به آن نگاه نمی‌کند، آن را رو نمی‌کند و جابه‌جا نمی‌کند.
about-guards = از خودش و جای { $place } در برابر قابلیت‌های رقیبان محافظت می‌کند.
about-guarded = محافظی از آن در برابر قابلیت‌های رقیبان محافظت می‌کند.
about-deck = پنهانی بکشید، سپس آن را با یک یا چند کارت خود معاوضه کنید یا بسوزانید و قابلیتش (۵ تا ۱۲) را به کار ببرید. { $count ->
        [0] کارتی نمانده است.
       *[other] { $count } کارت مانده است؛ با آخرین کارت دور تمام می‌شود.
    }
about-pile = کارت بالایی را می‌شود برداشت، ولی باید با یک یا چند کارت خود معاوضه‌اش کنید؛ آن‌گاه به‌رو می‌ماند.
about-pile-empty = کارت‌های سوخته به این‌جا می‌آیند و نفر بعد می‌تواند برشان دارد.
about-shown = نوچه‌ها آن را رو نگه داشته‌اند: هر کس می‌تواند به جای کشیدن برش دارد و معاوضه کند یا قابلیتش را به کار ببرد.
about-hand = با یک یا چند کارت همسانِ خود معاوضه‌اش کنید یا بسوزانید.
about-hand-hidden = { $name } کارتی کشیده که دیگران نمی‌بینند و آن را معاوضه می‌کند یا می‌سوزاند.
about-bell = با ۴ کارت یا کمتر، به عنوان تنها کار نوبت، می‌شود تقاضای سرشماری کرد: دیگران یک نوبت دیگر بازی می‌کنند و سپس کارت‌ها شمرده می‌شوند. با کمترین مجموع امتیازتان ۰ است؛ اگر کسی کمتر داشته باشد، مجموع خود و ۱۰ امتیاز بیشتر می‌گیرید.
about-bell-own = شما { $count } کارت دارید.
about-bell-rung = { $name } تقاضای سرشماری کرده است: دیگران هر یک نوبت آخر خود را بازی می‌کنند و سپس کارت‌ها شمرده می‌شوند.
about-amulet-free = کمترین امتیاز دور آن را می‌برد و دور بعد را آغاز می‌کند. اگر با سرشماری برده شود، می‌توان آن را روی کارتی گذاشت که دیگر کسی به آن دست نمی‌زند.
about-amulet = { $name } کمترین امتیاز را داشت و این دور را آغاز کرد، ولی نمی‌تواند طلسم را روی کارتی بگذارد.
about-amulet-active = { $name } می‌تواند یک بار در این دور آن را روی کارتی از دهکدهٔ خود بگذارد؛ دیگر کسی به آن کارت دست نمی‌زند.

## فعل‌ها، آن‌گونه که تایپ می‌شوند

verb-look = نگاه
verb-draw = کشیدن
verb-take = برداشتن
verb-call = سرشماری
verb-shown = به‌رو
verb-empath = افسونگر
verb-guard = محافظت
verb-lift = رها
verb-amulet = طلسم
verb-more = دیگر
verb-stop = بس
verb-pick = انتخاب
verb-discard = سوزاندن
verb-exchange = معاوضه
verb-put = گذاشتن
verb-show = نمایش
verb-reveal = افشا
verb-behold = تماشا
verb-spy = جاسوسی
verb-search = جستجو
verb-conjure = جادو
verb-bewitch = افسون
verb-rob = دزدیدن
verb-inspect = بازدید
verb-decline = هیچ
verb-finish = پایان

## خطاهای یک وضعیت

fault-card = { $where } باید کارتی مانند d7 یا u3 باشد، نه { $value }.
fault-open-card = { $where } به‌رو است و همه آن را دیده‌اند؛ ننویسید چه کسی دیده است.
fault-held = { $where } باید عدد یک کارت باشد و سپس @ و شمارهٔ بازیکنانی که آن را دیده‌اند، نه { $value }.
fault-copies = { $where } یک { $number } بیش از تعداد موجود است.
fault-eyes = { $where } را فقط بازیکنان ۰ تا { $number } یا همه می‌توانند دیده باشند.
fault-amulet-elsewhere = { $where }: طلسم فقط می‌تواند در دهکدهٔ دارنده‌اش باشد.
fault-amulet-twice = { $where }: طلسم از پیش روی کارت دیگری است.
fault-no-place = { $where } باید دست‌کم یک جا داشته باشد.
fault-place-twice = { $where } باید هر جا را فقط یک بار داشته باشد.

fault-too-many-cards = { $where }: برای این تعداد بازیکن { $number } کارت بیش از اندازه روی میز است.
fault-deck = { $where } باید { $number } باشد؛ این تعداد کارت نه جای دیگری است و نه خارج از دور.
fault-empty-village = { $where } باید کارتی داشته باشد.
fault-villagers = { $where }: هر دو دهاتی به‌رو هستند، پس دور تمام شده است.
fault-no-guard = { $where } محافظ جای { $place } است، ولی فقط محافظِ به‌رو محافظت می‌کند.
fault-guards-nothing = { $where } نمی‌تواند محافظ جای { $place } باشد؛ کارت دیگری آن‌جا نیست.
fault-guards-guard = { $where } نمی‌تواند محافظ جای { $place } باشد؛ آن‌جا محافظ دیگری به‌رو است.
fault-used = { $where }: فقط افسونگرِ به‌رویِ کسی که نوبت اوست می‌تواند نگاه کرده باشد.
fault-guard-moves = { $where } باید ۰ باشد، چون نوبت هیچ‌کس در جریان نیست.

fault-deal = { $where } باید به هر دهکده، یکی پس از دیگری، پنج کارت بدهد.
fault-set-up = { $where }: پیش از نوبت اول فقط دهکده‌های به‌پشت، ستون کارت‌ها و نخستین کارت سوخته هست.
fault-first-discard = { $where } پیش از نوبت اول باید { $number } کارت داشته باشد.
fault-looks = { $where }: پیش از نوبت اول هر بازیکن فقط همان کارت‌های خود را دیده که نگاه کرده است.
fault-look-alone = { $where }: همه هم‌زمان، هر کس در ردیف خود، به نخستین کارت‌ها نگاه می‌کنند.
fault-together = { $where } فقط می‌تواند نگاه‌های اول باشد، حداکثر یکی برای هر بازیکن، پیش از نوبت اول.

fault-no-turn = { $where } باید null باشد، چون نوبت هیچ‌کس در جریان نیست.
fault-nobodys-turn = { $where } باید بازیکنی باشد که نوبتش در جریان است.
fault-turn = { $where }: نوبت { $seat } است.
fault-first-turn = { $where }: دور را { $seat } آغاز می‌کند.
fault-caller-turn = { $where }: { $seat } تقاضای سرشماری کرده است و نوبت دیگری ندارد.
fault-caller-village = { $where } باید حداکثر { $most } کارت داشته باشد، چون صاحبش تقاضای سرشماری کرده است.
fault-idle = { $where } باید حداکثر { $most } باشد؛ پس از آن دور تمام است.

fault-no-hand = { $where } باید خالی باشد.
fault-hand = { $where } پیش از { $step } باید خالی باشد.
fault-hand-one = { $where } برای { $step } باید دقیقاً یک کارت داشته باشد.
fault-hand-none = { $where } برای { $step } باید کارتی داشته باشد.
fault-rascals = { $where } با این تعداد حقه‌بازِ به‌رو باید حداکثر { $most } کارت داشته باشد.
fault-held-open = { $where } پیش از برداشتن به‌رو بوده است، پس همه آن را دیده‌اند.
fault-held-unseen = { $where } را کسی که در دست دارد ندیده است.
fault-power = { $where }: کارت بالاییِ کارت‌های سوخته باید { $card } باشد که این قابلیت از آنِ اوست.

fault-no-round-yet = { $where } تا آغاز دور اول باید ۰ باشد.
fault-rounds-from-one = { $where } باید دست‌کم ۱ باشد.
fault-rounds = { $where } باید حداکثر { $most } باشد.
fault-not-over = { $where } نباید خالی باشد، چون بازی تمام نشده است.
fault-over = { $where } نباید ادامه داشته باشد، چون بازی تمام شده است.
fault-holder = { $where } تا پایان دور اول باید null باشد.
fault-no-holder = { $where } باید یک بازیکن باشد، چون طلسم پس از هر دور داده می‌شود.
fault-start = { $where } باید دارندهٔ طلسم، { $seat }، باشد.
fault-active = { $where }: بی دارنده، کسی طلسم را با سرشماری نبرده است.
fault-amulet-off = { $where }: طلسم فقط در طول یک دور روی کارت است.
fault-entitled = { $where }: در این میز فقط دارنده‌ای که طلسم را با سرشماری برده است می‌تواند آن را گذاشته باشد.
fault-early-points = { $where } تا پایان دور اول باید ۰ باشد.
fault-four-rounds = { $where }: امتیازهای کامیکازه و امتیازپران فقط در بازی تا صد هست.
fault-exact = { $where } باید ۰ یا { $number } باشد.
fault-negative = { $where }: هیچ‌کس نمی‌تواند { $number } امتیاز داشته باشد.

fault-free = { $where }: کارهای آزاد هرگز به‌تنهایی در انتظار نیستند.
fault-no-empath = { $where }: افسونگرِ به‌رویی نمانده است که نگاه کند.
fault-not-hidden = { $where }: در جای { $place } کارتِ به‌پشتی نیست که بتوان نگاه کرد.
fault-no-bodyguard = { $where }: در جای { $place } محافظِ به‌رویی نیست.
fault-tired = { $where }: محافظ‌ها در این نوبت { $most } بار جابه‌جا شده‌اند و دیگر نمی‌توانند جابه‌جا شوند.
fault-no-card = { $where }: در جای { $place } کارتی نیست.
fault-amulet-now = { $where }: اکنون نمی‌توان طلسم را گذاشت.
fault-nothing-to-draw = { $where }: بی ستون کارت‌ها و کارت‌های به‌رو، دور تمام است.
fault-fresh = { $where }: در این نوبت کاری انجام شده است، پس fresh باید false باشد.
fault-empty-deck = { $where }: ستون کارت‌ها خالی است.
fault-pick = { $where }: از یک کارت چیزی برای انتخاب نیست.
fault-display = { $where }: به تعداد نوچه‌های به‌رو، کارت به‌رو کنار ستون هست.
fault-drawn-before = { $where }: کارت بالاییِ ستون پیش‌تر کشیده شده است، پس چیزی به شانس سپرده نمی‌شود.
fault-undrawn = { $where }: کارت بالاییِ ستون باید اول با draw_card کشیده شود.
fault-witch = { $where }: کارتِ جادوگر با bewitch معاوضه می‌شود.
fault-not-free = { $where }: در جای { $place } کارتی نیست که بتوان معاوضه کرد.
fault-one-place = { $where }: با یک جا چیزی برای انتخاب نیست.
fault-not-slid = { $where }: کارت‌هایی که با هم معاوضه می‌شوند به همه نشان داده شده‌اند.
fault-no-match = { $where }: کارت‌های این جاها همسان نیستند.
fault-not-open = { $where }: { $other } در جای { $place } کارتی ندارد که بتوان به آن دست زد.
fault-not-seen = { $where }: در جای { $place } کارتِ به‌پشتی نیست که بازیکن تازه دیده باشد.

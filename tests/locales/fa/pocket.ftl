name = جیبی
about = بازی کوچکی برای آزمون‌ها.

face-hidden = یک کارت

ask-look = کدام کارتِ بازیکن سمت چپ را نگاه می‌کنید؟
ask-bid = چند پیشنهاد می‌دهید؟
ask-act = نگه می‌دارید یا عوض می‌کنید؟
ask-swap-slot = کدام کارت را عوض می‌کنید؟
ask-show = چهار نشان می‌دهید؟

answer-look = کارت { $answer }
answer-bid = { $answer }
answer-act = { $answer ->
        [0] نگه داشتن
        [1] عوض کردن
       *[other] نخست نگاه
    }
answer-swap-slot = کارت { $answer }
answer-show = { $answer ->
        [0] هیچ
       *[other] کارت { $answer }
    }

event-dealt = به { $seat } { $face } رسید.
event-looked = { $seat } کارت { $slot } از { $other } را نگاه کرد: { $face }.
event-bid = { $seat } { $bid } پیشنهاد داد.
event-revealed = پیشنهاد { $seat } { $bid } بود.
event-peeked = { $seat } { $face } را نگاه کرد.
event-swapped = { $seat } کارت { $slot } را با { $face } عوض کرد.
event-passed = { $seat } چیزی نشان نداد.
event-shown = { $seat } کارت { $slot } را نشان داد.
event-ended = { $seat } بازی را تمام کرد.
event-discarded = { $face } کنار رفت.

why-asked-else = اکنون پرسش دیگری در میان است.
why-not-offered = { $answer } را اکنون نمی‌شود انتخاب کرد.

score-tokens = مهره‌ها
score-cards = کارت‌ها

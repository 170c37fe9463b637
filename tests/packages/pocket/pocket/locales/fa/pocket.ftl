# جیبی

name = جیبی
about = دوازده کارت و حافظه‌ای خوب: نگاه، پیشنهاد و تعویض.

verb-look = نگاه
verb-bid = پیشنهاد
verb-keep = نگه‌داشتن
verb-swap = تعویض
verb-peek = سرک
verb-show = نمایش
verb-pass = هیچ

## چیزها

kind-card = کارت‌های شما
kind-theirs = کارت‌های نفر سمت چپ
kind-bid = پیشنهادها
kind-pile = دسته‌ها
kind-face = روی کارت‌ها

card-1 = کارت نخست شما
card-2 = کارت دوم شما
theirs-1 = کارت نخست نفر سمت چپ
theirs-2 = کارت دوم نفر سمت چپ
pile-deck = دستهٔ کارت
face-one = یک
face-two = دو
face-three = سه
face-four = چهار
face-hidden = یک کارت

## آنچه دیده می‌شود

view-round = دور
view-deck = کارت‌های دسته
view-discard = کنار رفته
view-tokens = مهره‌ها
view-peeked = سرک کشیده
view-hand = کارت‌ها
hand-hidden = پنهان

## پرسش‌ها

ask-look = کدام کارتِ نفر سمت چپ را نگاه می‌کنید؟
ask-bid = چند پیشنهاد می‌دهید؟
ask-act = کارت‌هایتان را نگه می‌دارید یا یکی را با روی دسته عوض می‌کنید؟
ask-swap-slot = کدام کارت را عوض می‌کنید؟
ask-show = چهار نشان می‌دهید؟

answer-look = نگاه به { $theirs }
answer-bid = پیشنهاد { $bid }
answer-keep = نگه داشتن هر دو
answer-swap = عوض کردن یک کارت
answer-peek = نخست سرک کشیدن به روی دسته
answer-swap-slot = عوض کردن { $card }
answer-show = نشان دادن { $card } برای یک مهره
answer-pass = نشان ندادن

## رویدادها

event-dealt = به { $seat } { $face } رسید.
event-looked = { $seat } کارت { $slot } از { $other } را نگاه کرد: { $face }.
event-bid = { $seat } پیشنهاد { $bid } را گذاشت.
event-revealed = پیشنهاد { $seat }: { $bid }.
event-peeked = { $seat } به { $face } سرک کشید.
event-swapped = { $seat } کارت { $slot } را با { $face } عوض کرد.
event-passed = { $seat } چیزی نشان نداد.
event-shown = { $seat } کارت { $slot } را نشان داد: چهار.
event-ended = { $seat } چهار مهره دارد و بازی را تمام کرد.
event-discarded = { $face } کنار رفت.

## چرا نه

why-asked-else = اکنون پرسش دیگری در میان است.
    .rule = round
why-peeked = در این دور یک بار سرک کشیده‌اید.
    .rule = turn
why-no-four = آنجا چهار نیست: { $card }.
    .rule = turn
why-no-fours = چهاری ندارید که نشان دهید.
    .rule = turn

## امتیازها

score-tokens = مهره‌ها
score-cards = کارت‌ها

fault-hands = { $where } باید برای هر یک از 2 یا 3 بازیکن دو کارت داشته باشد، وقتی پخش شده‌اند.
fault-cards = { $where }: هر یک از دوازده کارت در یک جا است.
fault-seat = { $where } دربارهٔ بازیکنی است که نیست.

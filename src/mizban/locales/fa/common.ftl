# واژه‌های مشترک همهٔ بازی‌ها.

seat = بازیکن { $number }
asked = { $seat }: { $question }

why-over = بازی تمام شده است.
why-not-now = اکنون وقت این کار نیست.
why-not-your-turn = نوبت { $other } است.

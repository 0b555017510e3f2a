export const messagesBg = {
  'mail.credited.subject': 'Заредено: {amount} за {number}',
  'mail.credited.text':
    'Номер {number} е зареден с {amount} {way, select, voucher {с ваучер} refund {с парите от отказа ти} other {с карта. Разписката е в портала, в Баланс}}.',
  'mail.refunded.subject': 'Връщаме {amount} по картата ти',
  'mail.refunded.text':
    'Банката взе {amount}, но номер {number} не можа да се зареди. Връщаме парите по картата; на банката може да са нужни няколко дни.',
  'mail.voucher_failed.subject': 'Ваучерът не е използван',
  'mail.voucher_failed.text':
    'Кодът за номер {number} не стигна до системата ни. Той не е използван: въведи го пак в портала, в Баланс.',
  'mail.voucher_refused.subject': 'Ваучерът не зареди номер {number}',
  'mail.voucher_refused.text':
    '{reason, select, unknown {Няма такъв код на ваучер. Провери цифрите и го въведи пак в портала, в Баланс} used {Този ваучер вече е използван: един код зарежда само веднъж} expired {Този ваучер е изтекъл и с него вече не може да се зарежда} other {Системата ни не прие зареждането. Не знаем дали кодът е използван: попитай ни, преди да го хвърлиш}}.',
  'mail.automatic_soon.subject': 'В {when} ще заредим {amount}',
  'mail.automatic_soon.text':
    'Автоматично ще вземем {amount} от карта {card} и ще заредим номер {number}.{isLate, select, true { Това е след избрания от теб ден: не успяхме да ти кажем навреме.} other {}} Можеш да го спреш дотогава в портала, в Баланс.',
  'mail.automatic_skipped.subject': 'Този път не заредихме номер {number}',
  'mail.automatic_skipped.text':
    'Автоматичното зареждане с {amount} на {day} не стана: не успяхме да ти кажем навреме преди края на месеца. Не взехме нищо. Можеш да заредиш в портала, в Баланс. Следващото автоматично е на {next}.',
  'mail.automatic_failed.subject': 'Картата не зареди номер {number}',
  'mail.automatic_failed.text':
    'Не успяхме да вземем {amount} от карта {card}. Ще опитаме пак другия път. Можеш да заредиш и сега с друга карта или с ваучер.',
  'mail.automatic_stopped.subject': 'Номер {number} вече не се зарежда сам',
  'mail.automatic_stopped.text':
    '{reason, select, card {Картата {card} е изтекла или премахната} number {Номерът вече не е предплатен номер в профила ти} not_credited {Номерът няколко пъти поред не можа да се зареди} other {Карта {card} отказа няколко пъти поред}} и спряхме автоматичното зареждане с {amount}. Ако искаш, настрой го пак в портала, в Баланс.',
  'mail.automatic_ceiling.subject': 'Достигна тавана за месеца',
  'mail.automatic_ceiling.text':
    'Автоматичното зареждане на номер {number} с {amount} би надхвърлило тавана ти от {ceiling} за месеца. До края му няма да вземаме нищо. Можеш да заредиш с карта или ваучер, или да вдигнеш тавана.',
  'part.top_up': 'Зареждане с карта',
  'part.refund': 'Връщане по картата',
  'part.automatic': 'Автоматично зареждане',
  'part.top_up_bought': 'Зареждане с {amount}',
  'part.voucher': 'Ваучер',
  'document.receipt.title': 'Разписка за зареждане',
  'document.receipt.text': 'Платено с карта през портала.',
  'document.receipt.top_up': 'Зареждане',
  'document.receipt.number': 'Номер',
  'document.receipt.paid': 'Платено на',
  'document.receipt.card': 'Карта',
  'document.receipt.amount': 'Сума',
} as const;

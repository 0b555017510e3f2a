export const messagesBg = {
  'mail.paid.subject': 'Платено: {amount}',
  'mail.paid.text':
    'Получихме {amount} за {bills}{card, select, none {} other {, с карта {card}}}. Разписката е в портала, в Сметки → Плащания.',
  'mail.refunded.subject': 'Връщаме {amount} по картата ти',
  'mail.refunded.text':
    'Банката потвърди плащането ти от {amount}, след като {bills} вече беше платено. Връщаме парите по картата; на банката може да са нужни няколко дни.',
  'mail.automatic_soon.subject': 'На {day} ще вземем {amount}',
  'mail.automatic_soon.text':
    'Сметка {bill} е със срок {day}. Ще вземем {amount} от карта {card} автоматично. Ако искаш да платиш другояче, спри автоматичното плащане или плати преди този ден.',
  'mail.automatic_failed.subject': 'Картата не плати сметка {bill}',
  'mail.automatic_failed.text':
    'Не успяхме да вземем {amount} от карта {card}. Ще опитаме пак на {day}. Можеш да платиш и сега с друга карта.',
  'mail.automatic_stopped.subject': 'Сметка {bill} не е платена',
  'mail.automatic_stopped.text':
    'Опитахме {tries, plural, one {веднъж} other {# пъти}} да вземем сумата от карта {card} и няма да опитваме повече. Плати {amount} в портала с друга карта или с банков превод.',
  'mail.automatic_impossible.subject': 'Сметка {bill} няма да се плати сама',
  'mail.automatic_impossible.text':
    '{reason, select, card_ended {Карта {card} е изтекла} other {Автоматичното плащане е спряно}} и за сметка {bill} няма да вземем нищо. Плати {amount} до {day}.',
  'document.bill.title': 'Сметка {number}',
  'document.bill.credit_note': 'Кредитно известие {number}',
  'document.bill.corrects': 'Към сметка {number}',
  'document.bill.customer': 'Клиент',
  'document.bill.contract': 'Договор',
  'document.bill.period': 'Период',
  'document.bill.issued': 'Издадена на',
  'document.bill.due': 'Срок за плащане',
  'document.bill.lines': 'Услуги',
  'document.bill.vat': 'ДДС',
  'document.bill.vat_line': '{percent} %: основа {net}, ДДС {vat}',
  'document.bill.total': 'Общо с ДДС',
  'document.bill.transfer': 'Плащане с банков превод',
  'document.bill.transfer_text': 'IBAN {iban}, {name}. Основание: {number}. Банковите приложения четат кода.',
  'document.receipt.title': 'Разписка',
  'document.receipt.text': 'Платено с карта през портала.',
  'document.receipt.payment': 'Плащане',
  'document.receipt.paid': 'Платено на',
  'document.receipt.card': 'Карта',
  'document.receipt.amount': 'Сума',
  'document.receipt.bills': 'За',
} as const;

export const messagesBg = {
  'part.purchase': 'Дарение {receipt}',
  'sms.thanks':
    'Благодарим ти! Дари {amount} EUR. {isPrepaid, select, true {Сумата се взема от баланса ти.} other {Ще ги видиш на отделен ред в сметката.}} Разписка {receipt}.',
} as const;

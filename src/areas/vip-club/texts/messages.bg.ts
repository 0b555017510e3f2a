export const messagesBg = {
  'mail.voucher.subject': 'Твоят VIP ваучер',
  'mail.voucher.text': 'Ваучерът ти важи до {day}. Покажи го на касата или го въведи онлайн.',
} as const;

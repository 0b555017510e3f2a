export const messagesEn = {
  'mail.voucher.subject': 'Your VIP voucher',
  'mail.voucher.text': 'Your voucher is good until {day}. Show it at the till or enter it online.',
} as const;

export const messagesEn = {
  'part.purchase': 'Donation {receipt}',
  'sms.thanks':
    'Thank you! You gave {amount} EUR. {isPrepaid, select, true {The sum is taken from your balance.} other {They will be a line of their own on your bill.}} Receipt {receipt}.',
} as const;

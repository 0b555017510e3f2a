export const messagesEn = {
  'mail.paid.subject': 'Paid: {amount}',
  'mail.paid.text':
    'We received {amount} for {bills}{card, select, none {} other {, by card {card}}}. The receipt is in the portal, under Bills → Payments.',
  'mail.refunded.subject': 'We are returning {amount} to your card',
  'mail.refunded.text':
    'The bank confirmed your payment of {amount} after {bills} had already been paid. We are returning the money to the card; your bank may need a few days.',
  'mail.automatic_soon.subject': 'On {day} we charge {amount}',
  'mail.automatic_soon.text':
    'Bill {bill} is due on {day}. We will charge {amount} to card {card} by itself. To pay in another way, switch automatic payment off or pay before that day.',
  'mail.automatic_failed.subject': 'The card did not pay bill {bill}',
  'mail.automatic_failed.text':
    'We could not charge {amount} to card {card}. We will try again on {day}. You can also pay now with another card.',
  'mail.automatic_stopped.subject': 'Bill {bill} is not paid',
  'mail.automatic_stopped.text':
    'We tried to charge card {card} {tries, plural, one {once} other {# times}} and will not try again. Please pay {amount} in the portal with another card, or by bank transfer.',
  'mail.automatic_impossible.subject': 'Bill {bill} will not be paid by itself',
  'mail.automatic_impossible.text':
    '{reason, select, card_ended {Card {card} has ended} other {Automatic payment is off}}, so nothing is charged for bill {bill}. Please pay {amount} by {day}.',
  'document.bill.title': 'Bill {number}',
  'document.bill.credit_note': 'Credit note {number}',
  'document.bill.corrects': 'Corrects bill {number}',
  'document.bill.customer': 'Customer',
  'document.bill.contract': 'Contract',
  'document.bill.period': 'Period',
  'document.bill.issued': 'Issued on',
  'document.bill.due': 'Due on',
  'document.bill.lines': 'Services',
  'document.bill.vat': 'VAT',
  'document.bill.vat_line': '{percent} %: base {net}, VAT {vat}',
  'document.bill.total': 'Total with VAT',
  'document.bill.transfer': 'Pay by bank transfer',
  'document.bill.transfer_text': 'IBAN {iban}, {name}. Reason: {number}. Banking apps read the code.',
  'document.receipt.title': 'Receipt',
  'document.receipt.text': 'Paid by card through the portal.',
  'document.receipt.payment': 'Payment',
  'document.receipt.paid': 'Paid on',
  'document.receipt.card': 'Card',
  'document.receipt.amount': 'Amount',
  'document.receipt.bills': 'For',
} as const;

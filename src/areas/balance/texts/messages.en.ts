export const messagesEn = {
  'mail.credited.subject': 'Topped up: {amount} for {number}',
  'mail.credited.text':
    'Number {number} was topped up with {amount} {way, select, voucher {by voucher} refund {with the money of your withdrawal} other {by card. The receipt is in the portal, under Balance}}.',
  'mail.refunded.subject': 'We return {amount} to your card',
  'mail.refunded.text':
    'The bank took {amount}, but number {number} could not be topped up. We return the money to the card; the bank may need a few days.',
  'mail.voucher_failed.subject': 'The voucher was not used',
  'mail.voucher_failed.text':
    'The code for number {number} did not reach our system. It was not used: enter it again in the portal, under Balance.',
  'mail.voucher_refused.subject': 'The voucher did not top up number {number}',
  'mail.voucher_refused.text':
    '{reason, select, unknown {There is no such voucher code. Check the digits and enter it again in the portal, under Balance} used {This voucher has already been used: a code tops up only once} expired {This voucher has expired and can no longer be used} other {Our system did not accept the top-up. We do not know whether the code was used: ask us before you throw it away}}.',
  'mail.automatic_soon.subject': 'At {when} we will top up {amount}',
  'mail.automatic_soon.text':
    'We will automatically charge {amount} to card {card} and top up number {number}.{isLate, select, true { This is later than the day you chose: we could not tell you in time.} other {}} Until then you can stop it in the portal, under Balance.',
  'mail.automatic_skipped.subject': 'We did not top up number {number} this time',
  'mail.automatic_skipped.text':
    'The automatic top-up of {amount} on {day} did not happen: we could not tell you in time before the end of the month. Nothing was charged. You can top up yourself in the portal, under Balance. The next automatic one is on {next}.',
  'mail.automatic_failed.subject': 'The card did not top up number {number}',
  'mail.automatic_failed.text':
    'We could not charge {amount} to card {card}. We will try again the next time. You can also top up now by another card or a voucher.',
  'mail.automatic_stopped.subject': 'Number {number} is no longer topped up automatically',
  'mail.automatic_stopped.text':
    '{reason, select, card {Card {card} has expired or was removed} number {The number is no longer a prepaid number of your profile} not_credited {The number could not be topped up several times in a row} other {Card {card} refused several times in a row}}, so we stopped the automatic top-up of {amount}. If you like, set it up again in the portal, under Balance.',
  'mail.automatic_ceiling.subject': 'You have reached the ceiling of the month',
  'mail.automatic_ceiling.text':
    'The automatic top-up of number {number} with {amount} would exceed your ceiling of {ceiling} for the month. We will charge nothing until it ends. You can top up yourself or raise the ceiling.',
  'part.top_up': 'Top-up by card',
  'part.voucher': 'Voucher',
  'part.refund': 'Returned to the card',
  'part.automatic': 'Automatic top-up',
  'part.top_up_bought': 'Top-up of {amount}',
  'document.receipt.title': 'Receipt of a top-up',
  'document.receipt.text': 'Paid by card through the portal.',
  'document.receipt.top_up': 'Top-up',
  'document.receipt.number': 'Number',
  'document.receipt.paid': 'Paid on',
  'document.receipt.card': 'Card',
  'document.receipt.amount': 'Amount',
} as const;

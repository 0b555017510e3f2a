import { defineMessages } from '#platform/texts/messages.ts';
import { messagesBg } from './texts/messages.bg.ts';
import { messagesEn } from './texts/messages.en.ts';

export const donationMessages = defineMessages(
  'donation-campaign',
  { bg: messagesBg, en: messagesEn },
  {
    'part.purchase': { receipt: 'D-000042' },
    'sms.thanks': { amount: 5, isPrepaid: false, receipt: 'D-000042' },
  },
);

import type { NameOf } from '#platform/texts/messages.ts';
import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { billMessages } from '../../messages.ts';

export default { title: 'Bills/E-mails' };

const mailStory = (name: NameOf<typeof billMessages, 'mail'>) =>
  story((_, language) => <MailPicture mail={sampleMail(billMessages, name, language)} />);

export const Paid = mailStory('mail.paid');
export const Refunded = mailStory('mail.refunded');
export const AutomaticPaymentSoon = mailStory('mail.automatic_soon');
export const AutomaticPaymentFailed = mailStory('mail.automatic_failed');
export const AutomaticPaymentStopped = mailStory('mail.automatic_stopped');
export const AutomaticPaymentImpossible = mailStory('mail.automatic_impossible');

import type { NameOf } from '#platform/texts/messages.ts';
import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { balanceMessages } from '../../messages.ts';

export default { title: 'Balance/E-mails' };

const mailStory = (name: NameOf<typeof balanceMessages, 'mail'>) =>
  story((_, language) => <MailPicture mail={sampleMail(balanceMessages, name, language)} />);

export const Credited = mailStory('mail.credited');
export const Refunded = mailStory('mail.refunded');
export const VoucherNotUsed = mailStory('mail.voucher_failed');
export const VoucherRefused = mailStory('mail.voucher_refused');
export const AutomaticTopUpSoon = mailStory('mail.automatic_soon');
export const AutomaticTopUpSkipped = mailStory('mail.automatic_skipped');
export const AutomaticTopUpFailed = mailStory('mail.automatic_failed');
export const AutomaticTopUpStopped = mailStory('mail.automatic_stopped');
export const CeilingReached = mailStory('mail.automatic_ceiling');

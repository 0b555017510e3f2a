import type { NameOf } from '#platform/texts/messages.ts';
import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { vipClubMessages } from '../../messages.ts';

export default { title: 'VIP club/E-mails' };

const mailStory = (name: NameOf<typeof vipClubMessages, 'mail'>) =>
  story((_, language) => <MailPicture mail={sampleMail(vipClubMessages, name, language)} />);

export const Voucher = mailStory('mail.voucher');

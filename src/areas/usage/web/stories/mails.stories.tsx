import type { NameOf } from '#platform/texts/messages.ts';
import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { usageMessages } from '../../messages.ts';

export default { title: 'Usage/E-mails' };

const mailStory = (name: NameOf<typeof usageMessages, 'mail'>) =>
  story((_, language) => <MailPicture mail={sampleMail(usageMessages, name, language)} />);

export const Allowance = mailStory('mail.allowance');
export const Alert = mailStory('mail.alert');

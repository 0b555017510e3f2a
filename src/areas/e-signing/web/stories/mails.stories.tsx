import type { NameOf } from '#platform/texts/messages.ts';
import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { esigningMessages } from '../../messages.ts';

export default { title: 'E-signing/E-mails' };

const mailStory = (name: NameOf<typeof esigningMessages, 'mail'>) =>
  story((_, language) => <MailPicture mail={sampleMail(esigningMessages, name, language)} />);

export const Signed = mailStory('mail.signed');

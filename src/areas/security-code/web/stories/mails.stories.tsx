import type { NameOf } from '#platform/texts/messages.ts';
import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { securityCodeMessages } from '../../messages.ts';

export default { title: 'Security code/E-mails' };

const mailStory = (name: NameOf<typeof securityCodeMessages, 'mail'>) =>
  story((_, language) => <MailPicture mail={sampleMail(securityCodeMessages, name, language)} />);

export const Created = mailStory('mail.created');
export const NewNumber = mailStory('mail.number');

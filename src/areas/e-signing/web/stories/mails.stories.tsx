import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { signedMail } from '../../signing/mails.ts';

export default { title: 'E-signing/E-mails' };

export const Signed = story((_, language) => (
  <MailPicture mail={signedMail(language, ['Анекс към договора за интернет'])} />
));

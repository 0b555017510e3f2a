import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { contractsMessages } from '../../messages.ts';

export default { title: 'Contracts/E-mails' };

export const Withdrawn = story((_, language) => (
  <MailPicture mail={sampleMail(contractsMessages, 'mail.withdrawn', language)} />
));

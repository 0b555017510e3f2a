import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { ownerMail } from '../../messages.ts';

export default { title: 'Security code/E-mails' };

export const Created = story((_, language) => <MailPicture mail={ownerMail(language, { what: 'created' })} />);
export const NewNumber = story((_, language) => (
  <MailPicture mail={ownerMail(language, { what: 'number', msisdn: '359888100301' })} />
));

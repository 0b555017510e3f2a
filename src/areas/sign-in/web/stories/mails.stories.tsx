import type { NameOf } from '#platform/texts/messages.ts';
import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { signInMessages } from '../../messages.ts';

export default { title: 'Sign-in/E-mails' };

const mailStory = (name: NameOf<typeof signInMessages, 'mail'>) =>
  story((_, language) => <MailPicture mail={sampleMail(signInMessages, name, language)} />);

export const PasswordLink = mailStory('mail.password_link');
export const PasswordChanged = mailStory('mail.password_changed');
export const ClosedProfile = mailStory('mail.closed_profile');

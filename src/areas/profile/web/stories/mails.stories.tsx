import type { NameOf } from '#platform/texts/messages.ts';
import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { story } from '#platform/web/gallery/story.tsx';
import { profileMessages } from '../../messages.ts';

export default { title: 'Profile/E-mails' };

const mailStory = (name: NameOf<typeof profileMessages, 'mail'>) =>
  story((_, language) => <MailPicture mail={sampleMail(profileMessages, name, language)} />);

export const ConfirmEmail = mailStory('mail.confirm_email');
export const EmailChangeAsked = mailStory('mail.email_change_asked');
export const EmailChanged = mailStory('mail.email_changed');
export const PasswordChanged = mailStory('mail.password_changed');
export const CardSaved = mailStory('mail.card_replaced');
export const Closed = mailStory('mail.closed');
export const Restored = mailStory('mail.restored');

import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { webBase } from '#platform/web-base.ts';
import {
  confirmEmailMail,
  deactivatedMail,
  emailChangeAskedMail,
  emailChangedMail,
  passwordChangedMail,
  restoredMail,
} from '../../account/mails.ts';
import { cardSavedMail } from '../../cards/mails.ts';

export default { title: 'Profile/E-mails' };

const link = `https://my.operator.example${webBase}/my-profile/confirm-email?code=ABCDE23456`;
const newEmail = 'maria.nova@demo.abonat.bg';

export const ConfirmEmail = story((_, language) => (
  <MailPicture mail={confirmEmailMail(language, { code: 'ABCDE-23456', link })} />
));
export const EmailChangeAsked = story((_, language) => <MailPicture mail={emailChangeAskedMail(language, newEmail)} />);
export const EmailChanged = story((_, language) => <MailPicture mail={emailChangedMail(language, newEmail)} />);
export const PasswordChanged = story((_, language) => <MailPicture mail={passwordChangedMail(language)} />);
export const CardSaved = story((_, language) => (
  <MailPicture mail={cardSavedMail(language, { name: '•••• 4417', before: '•••• 8802' })} />
));
export const Closed = story((_, language) => (
  <MailPicture mail={deactivatedMail(language, { link, until: '29.11.2026' })} />
));
export const Restored = story((_, language) => <MailPicture mail={restoredMail(language)} />);

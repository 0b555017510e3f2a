import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { webBase } from '#platform/web-base.ts';
import { closedProfileMail, passwordChangedMail, passwordLinkMail } from '../../mails.ts';

export default { title: 'Sign-in/E-mails' };

const link = `https://my.operator.example${webBase}/login/new-password?token=7.sample`;

export const PasswordLink = story((_, language) => <MailPicture mail={passwordLinkMail(language, link)} />);
export const PasswordChanged = story((_, language) => <MailPicture mail={passwordChangedMail(language)} />);
export const ClosedProfile = story((_, language) => (
  <MailPicture mail={closedProfileMail(language, { link, until: '30.11.2026' })} />
));

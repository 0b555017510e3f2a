import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { sampleMail } from '#platform/web/gallery/sample-mail.ts';
import { story } from '#platform/web/gallery/story.tsx';
import type { NameOf } from '#platform/texts/messages.ts';
import { registrationMessages } from '../../messages.ts';

export default { title: 'Registration/E-mails' };

const mailStory = (name: NameOf<typeof registrationMessages, 'mail'>) =>
  story((_, language) => <MailPicture mail={sampleMail(registrationMessages, name, language)} />);

export const Activation = mailStory('mail.activation');
export const AlreadyRegistered = mailStory('mail.already_registered');
export const RegisteredButClosed = mailStory('mail.registered_but_closed');
export const Approval = mailStory('mail.approval');
export const ProfileReady = mailStory('mail.profile_ready');
export const ServiceAdded = mailStory('mail.service_added');
export const NotApproved = mailStory('mail.approval_refused');

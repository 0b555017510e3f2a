import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { webBase } from '#platform/web-base.ts';
import {
  activationMail,
  alreadyRegisteredMail,
  approvalMail,
  approvalRefusedMail,
  profileReadyMail,
  registeredButClosedMail,
  serviceAddedMail,
} from '../../mails.ts';

export default { title: 'Registration/E-mails' };

const link = `https://my.operator.example${webBase}/registration/email-activation?workflow=sample`;
const holderName = 'Бета Холдинг АД';

export const Activation = story((_, language) => (
  <MailPicture mail={activationMail(language, { code: '240816', link })} />
));
export const AlreadyRegistered = story((_, language) => (
  <MailPicture mail={alreadyRegisteredMail(language, { link })} />
));
export const RegisteredButClosed = story((_, language) => (
  <MailPicture mail={registeredButClosedMail(language, { link, until: '30.11.2026' })} />
));
export const Approval = story(() => (
  <MailPicture
    mail={approvalMail({
      email: 'daniel@demo.abonat.bg',
      holderName,
      serviceNumber: '359888100803',
      otherServices: 11,
      until: '18.11.2026',
      link,
    })}
  />
));
export const ProfileReady = story((_, language) => <MailPicture mail={profileReadyMail(language, { link })} />);
export const ServiceAdded = story((_, language) => (
  <MailPicture mail={serviceAddedMail(language, { serviceNumber: '359888100805', link })} />
));
export const NotApproved = story((_, language) => <MailPicture mail={approvalRefusedMail(language, { holderName })} />);

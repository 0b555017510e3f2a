import { MailPicture } from '#platform/web/gallery/mail-picture.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import { voucherMail } from '../../mails.ts';

export default { title: 'VIP club/E-mails' };

export const Voucher = story((_, language) => (
  <MailPicture mail={voucherMail(language, '6638512345678', '2027-02-13')} />
));

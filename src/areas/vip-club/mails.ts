import { shownDay } from '#platform/clock.ts';
import { writeMail, type Mail } from '#platform/mail.ts';
import { readableVoucher } from './rules.ts';

export function voucherMail(language: string, voucherNumber: string, validTo: string): Mail {
  const code = readableVoucher(voucherNumber);
  const day = shownDay(validTo);
  return writeMail(language, {
    bg: {
      subject: 'Твоят VIP ваучер',
      paragraphs: [`Ваучерът ти важи до ${day}. Покажи го на касата или го въведи онлайн.`],
      code,
    },
    en: {
      subject: 'Your VIP voucher',
      paragraphs: [`Your voucher is good until ${day}. Show it at the till or enter it online.`],
      code,
    },
  });
}

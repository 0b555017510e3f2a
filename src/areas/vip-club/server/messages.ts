import { shownDay } from '#platform/clock.ts';
import { readableVoucher } from '../rules.ts';

export type Mail = { subject: string; body: string };

export function voucherMail(language: string, voucherNumber: string, validTo: string): Mail {
  const number = readableVoucher(voucherNumber);
  const day = shownDay(validTo);
  if (language === 'en') {
    return {
      subject: 'Your VIP voucher',
      body: `Hello!\n\nYour voucher is ${number}. It is good until ${day}. Show it at the till or enter it online.`,
    };
  }
  return {
    subject: 'Твоят VIP ваучер',
    body: `Здравей!\n\nВаучерът ти е ${number}. Важи до ${day}. Покажи го на касата или го въведи онлайн.`,
  };
}

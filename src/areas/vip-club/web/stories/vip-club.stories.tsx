import type { ReactNode } from 'react';
import { priceOf } from '#platform/money.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { DialogStage, Stage } from '#platform/web/gallery/stage.tsx';
import { story } from '#platform/web/gallery/story.tsx';
import type { Quota } from '../../contract.ts';
import { vipClubBg } from '../../texts/bg.ts';
import { vipClubEn } from '../../texts/en.ts';
import { TakeVoucherDialog } from '../dialogs/take-voucher-dialog.tsx';
import { VoucherOutcomeDialog } from '../dialogs/voucher-outcome-dialog.tsx';
import { QuotaStubs } from '../quota-stubs.tsx';
import { VoucherTicket } from '../voucher-ticket.tsx';
import '../vip-club.css';

export default { title: 'VIP club/Vouchers and dialogs' };

const today = '2026-11-15';
const pid = '8307099971';
const none = { discount_value_currency: null, discount_percentage: null, last_taken_on: null, quota_total: 1 };
const device: Quota = {
  ...none,
  voucher_code: '66385',
  quota_left: 0,
  discount_percentage: 20,
  last_taken_on: '2026-10-31',
};
const accessory: Quota = { ...none, voucher_code: '66386', quota_left: 1, discount_percentage: 15 };
const service: Quota = { ...none, voucher_code: '66387', quota_left: 1, discount_value_currency: priceOf(1000) };
const voucher = {
  voucher_number: '6638510427719',
  voucher_code: '66385',
  generated_on: '2026-10-31',
  valid_to: '2026-11-30',
};

const textsIn = (language: Language) => ({ 'vip-club': inLanguage({ bg: vipClubBg, en: vipClubEn }, language) });

const partStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <Stage key={language} language={language} texts={textsIn(language)}>
      {draw()}
    </Stage>
  ));

const dialogStory = (draw: () => ReactNode) =>
  story((_, language) => (
    <DialogStage key={language} language={language} texts={textsIn(language)}>
      {draw()}
    </DialogStage>
  ));

export const Ticket = partStory(() => (
  <VoucherTicket voucher={voucher} quota={device} holder="Мария Иванова" today={today} />
));
export const TicketOfAnAmount = partStory(() => (
  <VoucherTicket voucher={voucher} quota={service} holder="Мария Иванова" today={today} />
));
export const Stubs = partStory(() => <QuotaStubs pid={pid} quotas={[accessory, service, device]} today={today} />);
export const Take = dialogStory(() => <TakeVoucherDialog pid={pid} quota={accessory} today={today} />);
export const Taken = dialogStory(() => (
  <VoucherOutcomeDialog outcome="taken" voucherNumber="6638610427719" validTo="2026-12-15" />
));
export const Refused = dialogStory(() => (
  <VoucherOutcomeDialog outcome="refused" text="Ваучерите от този вид свършиха." />
));
export const NotKnown = dialogStory(() => <VoucherOutcomeDialog outcome="unknown" isListRead />);
export const NotKnownNorRead = dialogStory(() => <VoucherOutcomeDialog outcome="unknown" isListRead={false} />);

import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { daysBetween, shownDay } from '#platform/clock.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { copyIcon } from '#platform/web/art/icons/actions.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import type { ActiveVoucher, Quota } from '../contract.ts';
import { readableVoucher } from '../rules.ts';
import { useVoucherTexts } from './voucher-texts.ts';

const QrCode = lazy(async () => ({ default: (await import('#platform/web/ui/code/qr-code.tsx')).QrCode }));

type VoucherTicketProps = { voucher: ActiveVoucher; quota: Quota | undefined; holder: string; today: string };

/** A voucher for the till: its value, its last day, and its code. */
export function VoucherTicket({ voucher, quota, holder, today }: VoucherTicketProps) {
  const t = useTranslations('vip-club');
  const words = useVoucherTexts()(voucher.voucher_code, quota);
  return (
    <article className="voucher-ticket">
      <div className="voucher-ticket-main">
        <p className="voucher-ticket-top">
          <b>{t('club')}</b>
          <span>{holder}</span>
        </p>
        <h3 className="voucher-ticket-value">
          <b>{words.value}</b>
          <span>{words.purpose}</span>
        </h3>
        <dl className="voucher-ticket-foot">
          <Fact name={t('taken')} value={shownDay(voucher.generated_on)} />
          <Fact name={t('valid_to')} value={shownDay(voucher.valid_to)} />
          <Fact name={t('days_left')} value={t('days', { days: daysBetween(today, voucher.valid_to) })} />
        </dl>
      </div>
      <div className="voucher-ticket-code">
        <div className="voucher-ticket-paper">
          <Suspense fallback={<span className="voucher-ticket-qr" />}>
            <span className="voucher-ticket-qr">
              <QrCode
                text={voucher.voucher_number}
                label={t('qr_label', { number: readableVoucher(voucher.voucher_number) })}
              />
            </span>
          </Suspense>
          <b>{readableVoucher(voucher.voucher_number)}</b>
        </div>
        <CopyNumber number={voucher.voucher_number} />
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function CopyNumber({ number }: { number: string }) {
  const t = useTranslations('vip-club');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      showToast({ text: t('copied') });
    } catch {
      showToast({ text: t('not_copied'), tone: 'failed' });
    }
  };
  return (
    <Button className="voucher-ticket-copy" onClick={() => void copy()}>
      <Icon shape={copyIcon} size="s" />
      {t('copy')}
    </Button>
  );
}

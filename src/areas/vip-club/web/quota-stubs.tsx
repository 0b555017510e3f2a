import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { Quota } from '../contract.ts';
import { useVoucherTexts } from './voucher-texts.ts';

type QuotaStubsProps = { pid: string; quotas: readonly Quota[]; today: string };

/** The quotas of this year, available and used. */
export function QuotaStubs({ pid, quotas, today }: QuotaStubsProps) {
  return (
    <ul className="quota-stubs">
      {quotas.map((quota) => (
        <QuotaStub key={quota.voucher_code} pid={pid} quota={quota} today={today} />
      ))}
    </ul>
  );
}

function QuotaStub({ pid, quota, today }: { pid: string; quota: Quota; today: string }) {
  const t = useTranslations('vip-club');
  const words = useVoucherTexts()(quota.voucher_code, quota);
  const isGone = quota.quota_left === 0;
  const note =
    isGone && quota.last_taken_on
      ? t('taken_on', { day: shownDay(quota.last_taken_on) })
      : [words.second, words.purpose].filter(Boolean).join(' ');
  return (
    <li className="quota-stub" data-gone={isGone || undefined}>
      <div className="quota-stub-main">
        <b className="quota-stub-value">{words.value}</b>
        <h3>{words.kind}</h3>
        <p>{note}</p>
      </div>
      <div className="quota-stub-side">
        <p className="quota-stub-left">
          <b>{quota.quota_left}</b> {t('left_of', { total: quota.quota_total })}
        </p>
        {isGone ? (
          <span className="text-s">{t('gone')}</span>
        ) : (
          <button
            type="button"
            className="quota-stub-take"
            aria-label={t('take_label', { kind: words.kind })}
            onPointerEnter={() => preloadDialog('vip-club.TakeVoucher')}
            onClick={() => openDialog('vip-club.TakeVoucher', { pid, quota, today })}
          >
            {t('take')}
          </button>
        )}
      </div>
    </li>
  );
}

import { useTranslations } from 'use-intl/react';
import { addDays, shownDay } from '#platform/clock.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { Quota } from '../../contract.ts';
import { voucherLifeDays } from '../../rules.ts';
import { useTakeVoucher } from '../use-take-voucher.ts';
import { useVoucherTexts } from '../voucher-texts.ts';

export type TakeVoucherProps = { pid: string; quota: Quota; today: string };

/** Confirms taking a voucher, because it cannot be undone. */
export function TakeVoucherDialog({ pid, quota, today }: TakeVoucherProps) {
  const t = useTranslations('vip-club');
  const { value, purpose } = useVoucherTexts()(quota.voucher_code, quota);
  const { take, busy } = useTakeVoucher(pid, quota.voucher_code);
  const day = shownDay(addDays(today, voucherLifeDays));
  return (
    <DialogContent
      title={t('take_title')}
      text={t('take_text', { value, purpose, day })}
      actions={
        <>
          <Button kind="primary" tall wide busy={busy} onClick={take}>
            {t('take_confirm')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('take_back')}
          </Button>
        </>
      }
    />
  );
}

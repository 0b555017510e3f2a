import { useTranslations } from 'use-intl/react';
import { shownDay, shownMoment } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import type { Balance } from '../contract.ts';

/** What can be spent, until when, and how old the figure is. */
export function BalanceTitle({ balance }: { balance: Balance }) {
  const t = useTranslations('balance');
  const amountText = useAmountText();
  const { msisdn, valid_until } = balance;
  const number = readableNumber(msisdn);
  const about = valid_until ? t('text_valid', { number, day: shownDay(valid_until) }) : t('text_number', { number });
  return (
    <div className="grid gap-4">
      <PageTitle
        title={t('title', { amount: amountText(balance.available) })}
        text={
          <>
            {about}
            <small className="block text-s">
              {t('measured', { moment: shownMoment(new Date(balance.measured_at)) })}
            </small>
          </>
        }
        aside={
          <div className="balance-actions">
            <Button kind="primary" tall onClick={() => openDialog('balance.TopUp', { msisdn })}>
              {t('top_up')}
            </Button>
            <Button kind="bare" onClick={() => openDialog('balance.TopUp', {})}>
              {t('top_up_other')}
            </Button>
          </div>
        }
      />
      {(balance.is_source_away || balance.is_old) && (
        <Notice shape={warnIcon}>{t(balance.is_source_away ? 'source_away' : 'figures_old')}</Notice>
      )}
    </div>
  );
}

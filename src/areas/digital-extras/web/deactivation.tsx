import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { lastDayOfMonth, shownDay } from '#platform/clock.ts';
import { priceOf } from '#platform/money.ts';
import { retryIcon } from '#platform/web/art/icons/shell.ts';
import { swapIcon } from '#platform/web/art/icons/services.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { Consequences, Receipt } from '#platform/web/ui/cards/receipt.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { billChange } from '../bill-change.ts';
import { isActive } from '../lists.ts';
import { deactivateExtra } from '../contract.ts';
import type { Extra } from '../contract-parts.ts';
import type { Deactivation } from './flow.ts';
import { useExtraName } from './use-extra-names.ts';
import { useExtraChange, type SendExtraChange } from './use-extra-change.ts';

type DeactivationStepProps = Deactivation & {
  text: ReactNode;
  main: string;
  /** Extras that end with it because they require it. */
  alongside?: readonly Extra[];
  children?: ReactNode;
};

const nothing: readonly Extra[] = [];

/** Shown before a deactivation: the last day, the bill change, what is lost, and that it can be undone. */
export function DeactivationStep({
  msisdn,
  extra,
  type,
  today,
  isPrepaid,
  text,
  main,
  alongside = nothing,
  children,
  ...rest
}: DeactivationStepProps) {
  const t = useTranslations('extras-dialogs');
  const language = useLanguage();
  const change = useExtraChange({ msisdn });
  const name = useExtraName()(extra);
  const end = lastDayOfMonth(today);
  const { monthly } = billChange([extra, ...alongside.filter(isActive)]);
  const isFree = monthly.every(({ value }) => value === 0);
  const stop: SendExtraChange = async (api) => {
    await api.call(deactivateExtra, { params: { msisdn }, query: { type, code: extra.code } });
    const ending = {
      ...extra,
      status: 'WaitingForDeactivation' as const,
      deactivation_date: end,
      deactivation_reason: 'requested' as const,
    };
    return () => openDialog('digital-extras.DeactivationInfo', { ...rest, msisdn, today, isPrepaid, extra: ending });
  };
  return (
    <DialogContent
      title={t('deactivate_title', { name })}
      text={text}
      actions={
        <DialogActions
          danger
          main={main}
          busy={change.busy}
          onMain={() => void change.run(stop)}
          quiet={t('deactivate_keep')}
        />
      }
    >
      <Receipt
        lines={[
          {
            key: 'until',
            title: t('bill_stops', { day: shownDay(end) }),
            note: isFree ? t('bill_stops_free') : t('bill_stops_note'),
            price: <Price prices={monthly} language={language} align="end" />,
            now: true,
          },
          {
            key: 'after',
            title: t('bill_after'),
            note: isFree
              ? t(isPrepaid ? 'balance_after_free' : 'bill_after_free')
              : t(isPrepaid ? 'balance_after_note' : 'bill_after_note', { count: 1 + alongside.length }),
            price: <Price prices={priceOf(0)} language={language} align="end" />,
          },
        ]}
      />
      {children}
      <Consequences
        items={[
          ...(extra.is_on_slot ? [{ key: 'slot', shape: swapIcon, text: t('deactivate_loses_position') }] : []),
          { key: 'undo', shape: retryIcon, text: t('deactivate_undo') },
        ]}
      />
    </DialogContent>
  );
}

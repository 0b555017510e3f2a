import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { Receipt } from '#platform/web/ui/cards/receipt.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { shownDay } from '#platform/clock.ts';
import { billIfKept } from '../../bill-change.ts';
import { cancelDeactivation } from '../../contract.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import type { ExtraSubject } from '../flow.ts';
import { useExtraName } from '../use-extra-names.ts';
import { useExtraChange, type SendExtraChange } from '../use-extra-change.ts';

/** Cancels the deactivation of an extra. */
export function CancelDialog({ msisdn, extra, today }: ExtraSubject) {
  const t = useTranslations('extras-dialogs');
  const change = useExtraChange({ msisdn });
  const language = useLanguage();
  const name = useExtraName()(extra);
  const { monthly, later } = billIfKept(extra, today);
  const keep: SendExtraChange = async (api) => {
    await api.call(cancelDeactivation, { body: { msisdn, code: extra.code } });
    return () => openDialog('digital-extras.Success', { kind: 'kept', names: name, msisdn });
  };
  return (
    <DialogContent
      title={t('cancel_title', { name })}
      text={t.rich('cancel_text', { ...bold, number: readableNumber(msisdn) })}
      actions={
        <DialogActions
          main={t('keep_active')}
          busy={change.busy}
          onMain={() => void change.run(keep)}
          quiet={t('cancel_back')}
        />
      }
    >
      <Receipt
        lines={[
          {
            key: 'monthly',
            title: t('cancel_monthly'),
            price: <Price prices={monthly} language={language} align="end" />,
            now: true,
          },
          ...(later
            ? [
                {
                  key: 'later',
                  title: t('bill_later', { day: shownDay(later.until) }),
                  note: t('bill_later_note'),
                  price: <Price prices={later.monthly} language={language} align="end" />,
                },
              ]
            : []),
        ]}
      />
    </DialogContent>
  );
}

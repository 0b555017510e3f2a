import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { PushOffer } from '#platform/web/push/push-offer.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, type Dialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { readAmounts } from '../../alert-form.ts';
import { mostAlertEuro, mostAlerts } from '../../constants.ts';
import { changeUsageAlerts } from '../../contract.ts';
import { usageKey } from '../queries.ts';

/** The amounts outside the plan at which the owner is notified, and the channels. */
export function AlertsDialog({ msisdn, alerts }: Dialogs['usage.Alerts']) {
  const t = useTranslations('usage');
  const [texts, setTexts] = useState(() =>
    Array.from({ length: mostAlerts }, (_, at) => String(alerts.amounts[at] ?? '')),
  );
  const [channels, setChannels] = useState({ by_sms: alerts.by_sms, by_email: alerts.by_email });
  const [isSubmitted, setSubmitted] = useState(false);
  const { busy, failure, run, reset } = useChange({ reread: [usageKey(msisdn)], whereToSee: t('unknown_where') });
  const { amounts, errors } = readAmounts(texts);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (errors.some((error) => error !== null)) return;
    void run((api) => api.call(changeUsageAlerts, { params: { msisdn }, body: { amounts, ...channels } }), {
      onDone: async () => {
        await closeDialog();
        showToast({ text: t('alerts_saved') });
      },
    });
  };
  return (
    <DialogContent
      title={t('alerts_title')}
      text={t('alerts_dialog_text', { most: mostAlerts })}
      onSubmit={submit}
      actions={<DialogActions main={t('alerts_save')} busy={busy} quiet={t('cancel')} />}
    >
      {texts.map((text, at) => {
        const error = isSubmitted ? errors[at] : null;
        const label = t('alerts_field', { nth: at + 1 });
        return (
          <TextField
            key={label}
            label={label}
            {...(at === 0 && { help: t('alerts_help', { most: mostAlertEuro }) })}
            error={error && t(`alerts_${error}`, { most: mostAlertEuro })}
            inputMode="numeric"
            suffix="EUR"
            value={text}
            onChange={(event) => {
              setTexts(texts.with(at, event.target.value));
              reset();
            }}
          />
        );
      })}
      {(['by_sms', 'by_email'] as const).map((channel) => (
        <Checkbox
          key={channel}
          label={t(channel)}
          checked={channels[channel]}
          onChange={(event) => setChannels({ ...channels, [channel]: event.target.checked })}
        />
      ))}
      <PushOffer>{t('push_offer')}</PushOffer>
      {failure && <FieldError>{failure}</FieldError>}
    </DialogContent>
  );
}

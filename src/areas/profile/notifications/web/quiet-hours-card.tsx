import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { usualQuietHours, type QuietHours } from '#platform/quiet-hours.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Form } from '#platform/web/ui/fields/form.tsx';
import { Switch } from '#platform/web/ui/fields/switch.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { notificationsKey } from '../../web/queries.ts';
import { setQuietHours } from '../contract.ts';

export function QuietHoursCard({ quietHours }: { quietHours: QuietHours | null }) {
  const t = useTranslations('profile-notifications');
  const { busy, failure, run, reset } = useChange({ reread: [notificationsKey] });
  const save = (hours: QuietHours | null) =>
    void run((api) => api.call(setQuietHours, { body: { quiet_hours: hours } }), {
      onDone: () => showToast({ text: hours ? t('quiet_saved', hours) : t('quiet_off') }),
    });
  return (
    <Section title={t('quiet_title')} text={t('quiet_text')}>
      <Card className="grid gap-5">
        <Switch
          label={t('quiet_on')}
          checked={quietHours !== null}
          disabled={busy}
          onChange={() => save(quietHours ? null : usualQuietHours)}
        />
        {quietHours && (
          <Hours
            key={`${quietHours.from} ${quietHours.until}`}
            hours={quietHours}
            busy={busy}
            onSave={save}
            onEdit={reset}
          />
        )}
        {failure && <p role="alert">{failure}</p>}
      </Card>
    </Section>
  );
}

type HoursProps = { hours: QuietHours; busy: boolean; onSave: (hours: QuietHours) => void; onEdit: () => void };

function Hours({ hours, busy, onSave, onEdit }: HoursProps) {
  const t = useTranslations('profile-notifications');
  const [typed, setTyped] = useState(hours);
  const [isRefused, setRefused] = useState(false);
  const isEdited = typed.from !== hours.from || typed.until !== hours.until;
  const type = (part: Partial<QuietHours>) => {
    setTyped({ ...typed, ...part });
    setRefused(false);
    onEdit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = typed.from !== '' && typed.until !== '' && typed.from !== typed.until;
    setRefused(!isValid);
    if (isValid && !busy) onSave(typed);
  };
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          type="time"
          label={t('quiet_from')}
          value={typed.from}
          onChange={({ target }) => type({ from: target.value })}
        />
        <TextField
          type="time"
          label={t('quiet_until')}
          value={typed.until}
          error={isRefused ? t('quiet_same') : undefined}
          onChange={({ target }) => type({ until: target.value })}
        />
      </div>
      {isEdited && (
        <Button type="submit" kind="primary" busy={busy}>
          {t('quiet_save')}
        </Button>
      )}
    </Form>
  );
}

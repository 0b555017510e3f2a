import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { nameService } from '../../contract.ts';
import { labelLength } from '../../rules.ts';
import { useChangeServices } from '../use-change-services.ts';

/** A name for a service that only this user sees. */
export function NameServiceDialog({ serviceId, label }: { serviceId: string; label: string }) {
  const t = useTranslations('home');
  const [typed, setTyped] = useState(label);
  const { busy, failure, change } = useChangeServices();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change((api) => api.call(nameService, { params: { serviceId }, body: { label: typed } }), t('name_saved'));
  };
  return (
    <DialogContent
      title={t('name_title')}
      text={t('name_text')}
      onSubmit={submit}
      actions={
        <Button type="submit" kind="primary" tall wide busy={busy}>
          {t('name_save')}
        </Button>
      }
    >
      <TextField
        name="label"
        label={t('name_label')}
        help={t('name_help')}
        maxLength={labelLength}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={failure}
      />
    </DialogContent>
  );
}

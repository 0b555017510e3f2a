import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isContactNumber, readableNumber, sentNumber } from '#platform/msisdn.ts';
import { callIcon } from '#platform/web/art/icons/services.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { updateContactNumber } from '../../contract.ts';
import { DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import type { ExtraSubject } from '../../../web/flow.ts';
import { useReload, useStep } from '../../../web/use-step.ts';

/** The number home assistance calls. */
export function ChangeContactNumberDialog({ msisdn, extra }: ExtraSubject) {
  const t = useTranslations('extras-dialogs');
  const errors = useTranslations('errors');
  const api = useApi();
  const reload = useReload();
  const step = useStep({ inputIsOpen: true });
  const [newContactNumber, setNewContactNumber] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const isValid = isContactNumber(newContactNumber);
  const save = async () => {
    const number = sentNumber(newContactNumber);
    await api.call(updateContactNumber, { body: { new_contact_number: number, msisdn, extra_code: extra.code } });
    await reload(msisdn);
    replaceDialog('digital-extras.Success', { kind: 'contact', names: readableNumber(number), msisdn });
  };
  return (
    <DialogContent
      title={t('contact_title')}
      text={t('contact_text')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) void step.run(save);
      }}
      actions={<DialogActions main={t('contact_save')} busy={step.busy} disabled={!isValid} quiet={t('give_up')} />}
    >
      <TextField
        label={t('contact_label')}
        shape={callIcon}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={t('contact_placeholder')}
        data-dialog-focus
        value={newContactNumber}
        error={wasLeft && !isValid ? errors('INVALID_NUMBER') : step.inlineError}
        onBlur={() => setWasLeft(newContactNumber !== '')}
        onChange={(event) => setNewContactNumber(event.target.value)}
      />
    </DialogContent>
  );
}

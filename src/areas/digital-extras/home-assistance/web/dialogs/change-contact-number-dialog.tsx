import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isContactNumber, readableNumber, sentNumber } from '#platform/msisdn.ts';
import { callIcon } from '#platform/web/art/icons/services.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { updateContactNumber } from '../../contract.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import type { ExtraSubject } from '../../../web/flow.ts';
import { useExtraChange, type SendExtraChange } from '../../../web/use-extra-change.ts';

export function ChangeContactNumberDialog({ msisdn, extra }: ExtraSubject) {
  const t = useTranslations('extras-dialogs');
  const errors = useTranslations('errors');
  const change = useExtraChange({ msisdn, inputIsOpen: true });
  const [newContactNumber, setNewContactNumber] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const isValid = isContactNumber(newContactNumber);
  const save: SendExtraChange = async (api) => {
    const number = sentNumber(newContactNumber);
    await api.call(updateContactNumber, { body: { new_contact_number: number, msisdn, extra_code: extra.code } });
    return () => openDialog('digital-extras.Success', { kind: 'contact', names: readableNumber(number), msisdn });
  };
  return (
    <DialogContent
      title={t('contact_title')}
      text={t('contact_text')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) void change.run(save);
      }}
      actions={<DialogActions main={t('contact_save')} busy={change.busy} disabled={!isValid} quiet={t('give_up')} />}
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
        error={wasLeft && !isValid ? errors('INVALID_NUMBER') : change.inlineError}
        onBlur={() => setWasLeft(newContactNumber !== '')}
        onChange={(event) => setNewContactNumber(event.target.value)}
      />
    </DialogContent>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isMobileNumber, sentNumber, withoutSpaces } from '#platform/msisdn.ts';
import { mobileIcon } from '#platform/web/art/icons/services.ts';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { DialogActions } from './dialog-actions.tsx';

/** Asks which number of the holder shall get the code. */
export function VerificationNumber({ onNumber }: { onNumber: (msisdn: string) => void }) {
  const t = useTranslations('extras-dialogs');
  const errors = useTranslations('errors');
  const [typed, setTyped] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const isValid = isMobileNumber(typed);
  return (
    <DialogContent
      title={t('number_title')}
      text={t('number_text')}
      onSubmit={(event) => {
        event.preventDefault();
        setWasLeft(true);
        if (isValid) onNumber(sentNumber(withoutSpaces(typed)));
      }}
      actions={<DialogActions main={t('number_send')} quiet={t('give_up')} />}
    >
      <TextField
        label={t('number_label')}
        shape={mobileIcon}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        data-dialog-focus
        value={typed}
        error={wasLeft && !isValid ? errors('WRONG_NUMBER') : undefined}
        onBlur={() => setWasLeft(typed !== '')}
        onChange={(event) => setTyped(event.target.value)}
      />
    </DialogContent>
  );
}

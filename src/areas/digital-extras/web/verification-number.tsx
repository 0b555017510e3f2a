import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isMobileNumber, sentNumber } from '#platform/msisdn.ts';
import { mobileIcon } from '#platform/web/art/icons/services.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { useCodeSending, type SentCode } from './use-code-sending.ts';

type VerificationNumberProps = {
  msisdn: string;
  codes: string[];
  asPaid: boolean;
  /** The code was sent: the next step can ask for it. */
  onSent: (verified: { verificationMsisdn: string; sent: SentCode }) => void;
};

/** Asks which number of the owner gets the code, and sends it. A refused number is shown here. */
export function VerificationNumber({ msisdn, codes, asPaid, onSent }: VerificationNumberProps) {
  const t = useTranslations('extras-dialogs');
  const errors = useTranslations('errors');
  const { change, send } = useCodeSending();
  const [typed, setTyped] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const isValid = isMobileNumber(typed);
  const submit = () => {
    const verificationMsisdn = sentNumber(typed);
    void send({ msisdn, codes, asPaid, verificationMsisdn }, (sent) => onSent({ verificationMsisdn, sent }));
  };
  return (
    <DialogContent
      title={t('number_title')}
      text={t('number_text')}
      onSubmit={(event) => {
        event.preventDefault();
        setWasLeft(true);
        if (isValid) submit();
      }}
      actions={<DialogActions main={t('number_send')} busy={change.busy} quiet={t('give_up')} />}
    >
      <TextField
        label={t('number_label')}
        shape={mobileIcon}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        data-dialog-focus
        value={typed}
        error={wasLeft && !isValid ? errors('WRONG_NUMBER') : change.inlineError}
        onBlur={() => setWasLeft(typed !== '')}
        onChange={(event) => {
          change.forgetError();
          setTyped(event.target.value);
        }}
      />
    </DialogContent>
  );
}

import { useTranslations } from 'use-intl/react';
import { endStepUpPrompt } from '#platform/web/api/step-up-prompt-store.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { askPasskey } from '#platform/web/passkeys/passkey-device.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { askForStepUpPasskey } from '../../passkeys/contract.ts';
import { confirmStepUp } from '../contract.ts';
import type { FactorName } from './factor-name.ts';

export function PasskeyFactor({ onOther }: { onOther: (name: FactorName) => void }) {
  const t = useTranslations('step-up');
  const { busy, failure, run } = useChange();
  const confirm = () =>
    run(
      async (api) => {
        const assertion = await askPasskey(await api.call(askForStepUpPasskey));
        if (!assertion) return false;
        await api.call(confirmStepUp, { body: { factor: 'passkey', assertion } });
        return true;
      },
      { onDone: (isConfirmed) => isConfirmed && endStepUpPrompt(true) },
    );
  return (
    <DialogContent
      title={t('passkey_title')}
      text={t('passkey_text')}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
      actions={
        <DialogActions main={t('confirm')} busy={busy} quiet={t('by_password')} onQuiet={() => onOther('password')} />
      }
    >
      {failure !== null && <FieldError>{failure}</FieldError>}
    </DialogContent>
  );
}

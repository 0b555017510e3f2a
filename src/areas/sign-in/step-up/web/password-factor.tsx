import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { endStepUpPrompt } from '#platform/web/api/step-up-prompt-store.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { PasswordField } from '#platform/web/ui/fields/password-field.tsx';
import type { FactorName } from './factor-name.ts';
import { useConfirm } from './use-confirm.ts';

type PasswordFactorProps = { note: string | null; others: readonly FactorName[]; onOther: (name: FactorName) => void };

const words = {
  password: 'by_password',
  code: 'by_code',
  passkey: 'by_passkey',
  recovery: 'no_factor',
} as const;

export function PasswordFactor({ note, others, onOther }: PasswordFactorProps) {
  const t = useTranslations('step-up');
  const [password, setPassword] = useState('');
  const { busy, failure, confirm } = useConfirm();
  return (
    <DialogContent
      title={t('title')}
      text={t('text')}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm({ factor: 'password', password });
      }}
      actions={
        <DialogActions
          main={t('confirm')}
          busy={busy}
          disabled={password === ''}
          quiet={t('cancel')}
          onQuiet={() => endStepUpPrompt(false)}
        />
      }
    >
      <PasswordField
        name="current-password"
        autoComplete="current-password"
        label={t('password')}
        texts={{ show: t('show_password'), hide: t('hide_password') }}
        value={password}
        error={failure}
        data-dialog-focus
        onChange={(event) => setPassword(event.target.value)}
      />
      {note && <p className="text-s text-ink-quiet">{note}</p>}
      <div className="grid justify-items-start gap-1">
        {others.map((name) => (
          <Button key={name} kind="bare" onClick={() => onOther(name)}>
            {t(words[name])}
          </Button>
        ))}
      </div>
    </DialogContent>
  );
}

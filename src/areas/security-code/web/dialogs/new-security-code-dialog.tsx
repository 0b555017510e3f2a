import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isCompleteCode } from '#platform/one-time-code.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { CodeInput } from '#platform/web/ui/code-input.tsx';
import { DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/field.tsx';
import { TextButton } from '#platform/web/ui/text-link.tsx';
import { usePress } from '#platform/web/use-press.ts';
import { changeSecurityCode, securityCodeKey, type SecurityCodeEntry } from '../../contract.ts';
import { useReset } from '../use-reset.ts';

/** Which of the two codes a refusal is about; null for both. */
const placeOf: Record<string, 'old' | 'new'> = {
  EC_Wrong_Verification_Code: 'old',
  EC_Reach_Max_Attempts: 'old',
  EC_Easy_Security_Code: 'new',
  EC_Same_Security_Code: 'new',
};

/** The present code and the one that shall take its place. */
export function NewSecurityCodeDialog({ entry }: { entry: SecurityCodeEntry }) {
  const t = useTranslations('security-code');
  const [codes, setCodes] = useState({ old: '', next: '' });
  const { busy, refused, forget, change } = useChange(entry.pid);
  const reset = useReset(entry);
  const type = (typed: Partial<typeof codes>) => {
    forget();
    setCodes({ ...codes, ...typed });
  };
  const place = refused && placeOf[refused.code];
  return (
    <DialogContent
      title={t('new_title')}
      text={t('new_text')}
      onSubmit={(event) => {
        event.preventDefault();
        change(codes);
      }}
      actions={
        <DialogActions
          main={t('new_do')}
          busy={busy}
          disabled={!isCompleteCode(codes.old) || !isCompleteCode(codes.next)}
          quiet={t('cancel')}
        />
      }
    >
      <div className="grid gap-5">
        <LabelledCode
          label={t('new_old')}
          value={codes.old}
          error={place === 'old' ? refused?.text : undefined}
          isFirst
          onChange={(old) => type({ old })}
        />
        <LabelledCode
          label={t('new_new')}
          value={codes.next}
          error={place === 'new' ? refused?.text : undefined}
          onChange={(next) => type({ next })}
        />
        {refused && !place && <FieldError>{refused.text}</FieldError>}
        {reset.error && <FieldError>{reset.error}</FieldError>}
        {entry.receiving_method && (
          <TextButton className="justify-self-start" disabled={reset.busy} onClick={reset.send}>
            {t('new_forgotten')}
          </TextButton>
        )}
      </div>
    </DialogContent>
  );
}

type LabelledCodeProps = {
  label: string;
  value: string;
  error: string | undefined;
  isFirst?: boolean;
  onChange: (typed: string) => void;
};

function LabelledCode({ label, value, error, isFirst = false, onChange }: LabelledCodeProps) {
  const errorId = useId();
  return (
    <div className="grid gap-2">
      <span className="text-s font-bold" aria-hidden>
        {label}
      </span>
      <CodeInput
        leadingPlus
        label={label}
        value={value}
        bad={error !== undefined}
        autoComplete="off"
        data-dialog-focus={isFirst || undefined}
        aria-describedby={error ? errorId : undefined}
        onValueChange={onChange}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function useChange(pid: string) {
  const t = useTranslations('security-code');
  const api = useApi();
  const client = useQueryClient();
  const textOf = useErrorText('security-code');
  const [refused, setRefused] = useState<{ code: string; text: string } | null>(null);
  const { busy, press } = usePress((error) => {
    const code = error instanceof ApiError ? error.code : '';
    const seconds = error instanceof ApiError ? error.properties['WaitSeconds'] : null;
    const isLock = code === 'EC_Reach_Max_Attempts' && typeof seconds === 'number';
    setRefused({ code, text: isLock ? t('locked', { minutes: Math.ceil(seconds / 60) }) : textOf(error) });
  });
  return {
    busy,
    refused,
    forget: () => setRefused(null),
    change: ({ old, next }: { old: string; next: string }) =>
      void press(async () => {
        await api.call(changeSecurityCode, { body: { pid, old_code: old, new_code: next } });
        await client.invalidateQueries({ queryKey: securityCodeKey });
        replaceDialog('security-code.SuccessConfirmCode', { isFirst: false });
      }),
  };
}

import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { codeWeaknesses, weaknessOfCode, type CodeWeakness } from '#platform/security-code.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { useShortCode } from '#platform/web/one-time-code/use-short-code.ts';
import { CodeInput } from '#platform/web/ui/code/code-input.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { securityCodeKey } from '#platform/web/api/query-keys.ts';
import { changeSecurityCode, type SecurityCodeEntry } from '../../contract.ts';
import { useReset } from '../use-reset.ts';

/** Which of the two codes a refusal concerns; null for both. */
const placeOf: Record<string, 'old' | 'new'> = {
  EC_Wrong_Verification_Code: 'old',
  EC_Reach_Max_Attempts: 'old',
  EC_Codes_Locked: 'old',
  EC_Easy_Security_Code: 'new',
  EC_Same_Security_Code: 'new',
};

/** The current code and its replacement. */
export function NewSecurityCodeDialog({ entry }: { entry: SecurityCodeEntry }) {
  const t = useTranslations('security-code');
  const [codes, setCodes] = useState({ old: '', next: '' });
  const { busy, failure, error, reset: forget, send } = useChangeCode(entry);
  const reset = useReset(entry);
  const type = (typed: Partial<typeof codes>) => {
    forget();
    setCodes({ ...codes, ...typed });
  };
  const shortOld = useShortCode(codes.old);
  const shortNext = useShortCode(codes.next);
  const place = error instanceof ApiError ? placeOf[error.code] : undefined;
  return (
    <DialogContent
      title={t('new_title')}
      text={t('new_text')}
      onSubmit={(event) => {
        event.preventDefault();
        const [isOldComplete, isNextComplete] = [shortOld.mayBeSent(codes.old), shortNext.mayBeSent(codes.next)];
        if (isOldComplete && isNextComplete) void send(codes);
      }}
      actions={<DialogActions main={t('new_do')} busy={busy} quiet={t('cancel')} />}
    >
      <div className="grid gap-5">
        <LabelledCode
          label={t('new_old')}
          value={codes.old}
          error={shortOld.error ?? (place === 'old' ? failure : null)}
          isFirst
          onChange={(old) => type({ old })}
        />
        <LabelledCode
          label={t('new_new')}
          value={codes.next}
          error={shortNext.error ?? (place === 'new' ? failure : null)}
          onChange={(next) => type({ next })}
        />
        {failure && !place && <FieldError>{failure}</FieldError>}
        {reset.failure && <FieldError>{reset.failure}</FieldError>}
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
  error: ReactNode;
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
        bad={error !== null}
        autoComplete="off"
        data-dialog-focus={isFirst || undefined}
        aria-describedby={error ? errorId : undefined}
        onValueChange={onChange}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function useChangeCode({ pid, receiving_method }: SecurityCodeEntry) {
  const t = useTranslations('security-code');
  const change = useChange({
    area: 'security-code',
    reread: [securityCodeKey],
    textOf: (error) => {
      if (!(error instanceof ApiError)) return null;
      const weakness = weaknessIn(error);
      if (weakness) return t(`weak_${weakness}`);
      const seconds = error.properties['WaitSeconds'];
      const isLock = error.code === 'EC_Reach_Max_Attempts' && typeof seconds === 'number';
      return isLock ? t('locked', { minutes: Math.ceil(seconds / 60) }) : null;
    },
  });
  const numbers = receiving_method === null ? [] : [receiving_method];
  const send = ({ old, next }: { old: string; next: string }) =>
    change.run(
      (api) => {
        const weakness = weaknessOfCode(next, { pid, numbers });
        if (weakness) throw weakCode(weakness);
        return api.call(changeSecurityCode, { body: { pid, old_code: old, new_code: next } });
      },
      { onDone: () => openDialog('security-code.SuccessConfirmCode', { isFirst: false }) },
    );
  return { ...change, send };
}

/** The server knows more numbers of the owner than the dialog. */
/** The same refusal as the server's, without a request. */
function weakCode(weakness: CodeWeakness): ApiError {
  return new ApiError('EC_Easy_Security_Code', 400, '', { Reason: weakness });
}

function weaknessIn({ properties }: ApiError): CodeWeakness | undefined {
  return codeWeaknesses.find((weakness) => weakness === properties['Reason']);
}

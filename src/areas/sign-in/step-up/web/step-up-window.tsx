import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { endStepUpPrompt } from '#platform/web/api/step-up-prompt-store.ts';
import type { DialogTexts } from '#platform/web/ui/dialog/dialog-texts.ts';
import { DialogWindow } from '#platform/web/ui/dialog/dialog-window.tsx';
import { canUsePasskeys } from '#platform/web/passkeys/passkey-device.ts';
import { stepUpOptions, type StepUpOptions } from '../contract.ts';
import { CodeFactor } from './code-factor.tsx';
import type { FactorName } from './factor-name.ts';
import { PasskeyFactor } from './passkey-factor.tsx';
import { PasswordFactor } from './password-factor.tsx';
import { RecoveryFactor } from './recovery-factor.tsx';
import { stepUpKey } from './queries.ts';

/** The prompt is above any open dialog, so Escape and clicks outside affect only the prompt. */
export function StepUpWindow({ texts }: { texts: DialogTexts }) {
  return (
    <DialogWindow open isOnTop texts={texts} onClose={() => endStepUpPrompt(false)}>
      <StepUpDialog />
    </DialogWindow>
  );
}

export function StepUpDialog() {
  const t = useTranslations('step-up');
  const api = useApi();
  const [factor, setFactor] = useState<FactorName>('password');
  const { data: options, isError } = useQuery({
    queryKey: stepUpKey,
    queryFn: ({ signal }) => api.call(stepUpOptions, { signal }),
    gcTime: 0,
  });
  if (factor === 'code' && options) return <CodeFactor numbers={options.numbers} onOther={setFactor} />;
  if (factor === 'passkey') return <PasskeyFactor onOther={setFactor} />;
  if (factor === 'recovery' && options) return <RecoveryFactor options={options} onOther={setFactor} />;
  return (
    <PasswordFactor
      note={isError ? t('not_loaded') : null}
      others={options ? otherFactors(options) : []}
      onOther={setFactor}
    />
  );
}

function otherFactors({ numbers, has_passkey }: StepUpOptions): FactorName[] {
  const passkey: FactorName[] = has_passkey && canUsePasskeys() ? ['passkey'] : [];
  return [...passkey, ...(numbers.length > 0 ? (['code'] as const) : []), 'recovery'];
}

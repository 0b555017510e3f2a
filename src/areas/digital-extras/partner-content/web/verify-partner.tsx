import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isCompleteCode, resendWaitSeconds } from '#platform/one-time-code.ts';
import { codeWaitOf, type CodeWait } from '#platform/web/one-time-code/code-refusal.ts';
import { useShortCode } from '#platform/web/one-time-code/use-short-code.ts';
import { CodeStep } from '#platform/web/ui/code/code-step.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { resendPartnerCode, verifyPartnerContent } from '../contract.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import type { ExtraSubject } from '../../web/flow.ts';
import { useExtraName } from '../../web/use-extra-names.ts';
import { useExtraChange, type SendExtraChange } from '../../web/use-extra-change.ts';

/** Confirms partner content with the code of the partner. */
export function VerifyPartner({ msisdn, extra, source }: ExtraSubject & { source: 'capital' | 'dnevnik' }) {
  const t = useTranslations('extras-dialogs');
  const [typed, setTyped] = useState('');
  const short = useShortCode(typed);
  const [wait, setWait] = useState<CodeWait | null>(null);
  const [sends, setSends] = useState(1);
  const onRefused = (error: unknown) => setWait((before) => codeWaitOf(error) ?? before);
  const check = useExtraChange({ msisdn, inputIsOpen: true, onRefused });
  const send = useExtraChange({ inputIsOpen: true, onRefused });
  const name = useExtraName()(extra);
  const verify: SendExtraChange = async (api) => {
    await api.call(verifyPartnerContent, { query: { code: typed, source } });
    return () => openDialog('digital-extras.Success', { kind: 'verified', names: name, msisdn });
  };
  const resend: SendExtraChange = async (api) => {
    let seconds = resendWaitSeconds;
    const onRetryAfter = (told: number) => void (seconds = told);
    await api.call(resendPartnerCode, { query: { msisdn, source }, onRetryAfter });
    return () => {
      setWait({ resendAt: Date.now() + seconds * 1000, isUsedUp: seconds > resendWaitSeconds });
      setSends((before) => before + 1);
    };
  };
  return (
    <DialogContent
      title={t('verify_partner_title', { name })}
      text={t('verify_partner_text', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        send.forgetError();
        void check.run(verify);
      }}
      actions={
        <DialogActions
          main={t('verify_confirm')}
          busy={check.busy}
          disabled={!isCompleteCode(typed)}
          quiet={t('give_up')}
        />
      }
    >
      <CodeStep
        texts={{
          label: t('verify_label'),
          resendAfter: t('verify_resend_after'),
          resend: t('verify_resend'),
          waitAfterLastSend: t('verify_wait'),
        }}
        error={short.error ?? check.inlineError}
        sendError={send.inlineError}
        checking={check.busy}
        sending={send.busy}
        sends={sends}
        resendAt={wait && new Date(wait.resendAt)}
        sendsUsedUp={wait?.isUsedUp ?? false}
        locked={check.triesAreUsedUp}
        onTyped={setTyped}
        onLeft={() => typed !== '' && short.mayBeSent(typed)}
        onResend={() => {
          check.forgetError();
          void send.run(resend);
        }}
      />
    </DialogContent>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isCompleteCode, resendWaitSeconds } from '#platform/one-time-code.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { codeWaitOf, type CodeWait } from '#platform/web/one-time-code/code-refusal.ts';
import { CodeStep } from '#platform/web/ui/code-step.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { resendPartnerCode, verifyPartnerContent } from '../contract.ts';
import { DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import type { ExtraSubject } from '../../web/flow.ts';
import { useExtraName } from '../../web/use-extra-names.ts';
import { useReload, useStep } from '../../web/use-step.ts';

/** Confirms partner content with the code the partner sent, by the partner's own source. */
export function VerifyPartner({ msisdn, extra, source }: ExtraSubject & { source: 'capital' | 'dnevnik' }) {
  const t = useTranslations('extras-dialogs');
  const api = useApi();
  const reload = useReload();
  const check = useStep({ inputIsOpen: true });
  const send = useStep({ inputIsOpen: true });
  const [typed, setTyped] = useState('');
  const [wait, setWait] = useState<CodeWait | null>(null);
  const [sends, setSends] = useState(1);
  const heedingWaits = (work: () => Promise<void>) => () =>
    work().catch((error: unknown) => {
      setWait((before) => codeWaitOf(error) ?? before);
      throw error;
    });
  const name = useExtraName()(extra);
  const verify = async (code: string) => {
    await api.call(verifyPartnerContent, { query: { code, source } });
    await reload(msisdn);
    replaceDialog('digital-extras.Success', { kind: 'verified', names: name, msisdn });
  };
  const resend = async () => {
    let seconds = resendWaitSeconds;
    const onRetryAfter = (told: number) => void (seconds = told);
    await api.call(resendPartnerCode, { query: { msisdn, source }, onRetryAfter });
    setWait({ resendAt: Date.now() + seconds * 1000, isUsedUp: seconds > resendWaitSeconds });
    setSends((before) => before + 1);
  };
  const submit = (code: string) => {
    send.forgetError();
    void check.run(heedingWaits(() => verify(code)));
  };
  return (
    <DialogContent
      title={t('verify_partner_title', { name })}
      text={t('verify_partner_text', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
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
        error={check.inlineError}
        sendError={send.inlineError}
        checking={check.busy}
        sending={send.busy}
        sends={sends}
        resendAt={wait && new Date(wait.resendAt)}
        sendsUsedUp={wait?.isUsedUp ?? false}
        locked={check.triesAreUsedUp}
        onTyped={setTyped}
        onComplete={() => undefined}
        onResend={() => {
          check.forgetError();
          void send.run(heedingWaits(resend));
        }}
      />
    </DialogContent>
  );
}

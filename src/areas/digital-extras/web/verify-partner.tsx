import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { isCompleteCode, resendWaitSeconds } from '#platform/one-time-code.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { CodeStep } from '#platform/web/ui/code-step.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { resendPartnerCode, verifyPartnerContent } from '../partner-contract.ts';
import { DialogActions } from './dialog-actions.tsx';
import type { OfExtra } from './flow.ts';
import { useExtraName } from './use-extra-names.ts';
import { useReload, useStep } from './use-step.ts';

/** Confirms partner content with the code the partner sent, by the partner's own source. */
export function VerifyPartner({ msisdn, extra, source }: OfExtra & { source: 'capital' | 'dnevnik' }) {
  const t = useTranslations('extras-dialogs');
  const api = useApi();
  const reload = useReload();
  const check = useStep({ inputIsOpen: true, maxAttemptsText: 'short' });
  const send = useStep({ inputIsOpen: true, maxAttemptsText: 'short' });
  const [typed, setTyped] = useState('');
  const [resendAt, setResendAt] = useState<Date | null>(null);
  const name = useExtraName()(extra);
  const verify = async (code: string) => {
    await api.call(verifyPartnerContent, { query: { code, source } });
    await reload(msisdn);
    replaceDialog('Success', { kind: 'verified', names: name, msisdn });
  };
  const resend = async () => {
    await api.call(resendPartnerCode, { query: { msisdn, source } });
    setResendAt(new Date(Date.now() + resendWaitSeconds * 1000));
  };
  const submit = (code: string) => {
    send.forgetError();
    void check.run(() => verify(code));
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
        error={check.inlineError ?? send.inlineError}
        checking={check.busy}
        sending={send.busy}
        resendAt={resendAt}
        onTyped={setTyped}
        onComplete={() => undefined}
        onResend={() => {
          check.forgetError();
          void send.run(resend);
        }}
      />
    </DialogContent>
  );
}

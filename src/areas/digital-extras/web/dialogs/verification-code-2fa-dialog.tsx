import { useTranslations } from 'use-intl/react';
import { replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { isPaid, type ActivationFlow, type VerificationInput } from '../flow.ts';
import { useActivation } from '../use-activation.ts';
import { VerificationCode } from '../verification-code.tsx';

export function VerificationCode2FADialog({ verificationMsisdn, sent, ...flow }: ActivationFlow & VerificationInput) {
  const t = useTranslations('extras-dialogs');
  const { sendWith } = useActivation(flow);
  return (
    <VerificationCode
      msisdn={flow.msisdn}
      codes={flow.extras.map(({ code }) => code)}
      asPaid={isPaid(flow)}
      verificationMsisdn={verificationMsisdn}
      sent={sent}
      sendWith={(code) => sendWith({ code, verificationMsisdn })}
      otherNumber={
        verificationMsisdn && (
          <TextButton onClick={() => replaceDialog('digital-extras.EnterMsisdn2FA', flow)}>
            {t('verify_other_number')}
          </TextButton>
        )
      }
    />
  );
}

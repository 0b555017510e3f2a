import { useTranslations } from 'use-intl/react';
import { replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import type { SwapFlow, VerificationInput } from '../flow.ts';
import { useSwap } from '../use-swap.ts';
import { VerificationCode } from '../verification-code.tsx';

export function SwapVerificationCode2FADialog({ verificationMsisdn, sent, ...flow }: SwapFlow & VerificationInput) {
  const t = useTranslations('extras-dialogs');
  const { sendWith } = useSwap();
  return (
    <VerificationCode
      msisdn={flow.msisdn}
      codes={[flow.target.code]}
      asPaid={flow.keepSubscriptionPaid ?? false}
      verificationMsisdn={verificationMsisdn}
      sent={sent}
      sendWith={(code) => sendWith(flow, { code, verificationMsisdn })}
      otherNumber={
        verificationMsisdn && (
          <TextButton onClick={() => replaceDialog('digital-extras.SwapEnterMsisdn2FA', flow)}>
            {t('verify_other_number')}
          </TextButton>
        )
      }
    />
  );
}

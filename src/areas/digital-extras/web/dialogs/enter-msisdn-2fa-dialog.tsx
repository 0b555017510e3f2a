import { replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { isPaid, type ActivationFlow } from '../flow.ts';
import { VerificationNumber } from '../verification-number.tsx';

/** The first verification step of an activation, if the operator requires another number of the owner. */
export function EnterMsisdn2FADialog(flow: ActivationFlow) {
  return (
    <VerificationNumber
      msisdn={flow.msisdn}
      codes={flow.extras.map(({ code }) => code)}
      asPaid={isPaid(flow)}
      onSent={(verified) => replaceDialog('digital-extras.VerificationCode2FA', { ...flow, ...verified })}
    />
  );
}

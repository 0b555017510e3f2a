import { replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { SwapFlow } from '../flow.ts';
import { VerificationNumber } from '../verification-number.tsx';

/** The first verification step of a swap, if the operator requires another number of the owner. */
export function SwapEnterMsisdn2FADialog(flow: SwapFlow) {
  return (
    <VerificationNumber
      msisdn={flow.msisdn}
      codes={[flow.target.code]}
      asPaid={flow.keepSubscriptionPaid ?? false}
      onSent={(verified) => replaceDialog('digital-extras.SwapVerificationCode2FA', { ...flow, ...verified })}
    />
  );
}

import type { ExtraSubject } from '../../../web/flow.ts';
import { VerifyPartner } from '../verify-partner.tsx';

export function VerifyCapitalDialog(given: ExtraSubject) {
  return <VerifyPartner {...given} source="capital" />;
}

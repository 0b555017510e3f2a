import type { OfExtra } from '../../../web/flow.ts';
import { VerifyPartner } from '../verify-partner.tsx';

export function VerifyCapitalDialog(given: OfExtra) {
  return <VerifyPartner {...given} source="capital" />;
}

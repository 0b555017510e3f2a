import type { OfExtra } from '../../../web/flow.ts';
import { VerifyPartner } from '../verify-partner.tsx';

export function VerifyDnevnikDialog(given: OfExtra) {
  return <VerifyPartner {...given} source="dnevnik" />;
}

import type { OfExtra } from '../flow.ts';
import { VerifyPartner } from '../verify-partner.tsx';

export function VerifyDnevnikDialog(given: OfExtra) {
  return <VerifyPartner {...given} source="dnevnik" />;
}

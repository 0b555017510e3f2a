import type { ExtraSubject } from '../../../web/flow.ts';
import { VerifyPartner } from '../verify-partner.tsx';

export function VerifyDnevnikDialog(given: ExtraSubject) {
  return <VerifyPartner {...given} source="dnevnik" />;
}

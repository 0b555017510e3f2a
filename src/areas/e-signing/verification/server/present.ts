import type { SigningEvidence } from '../../server/signing-facts.ts';
import type { KnownFile } from '../../server/sealed-file-store.ts';
import type { Evidence, SealCheck } from '../contract.ts';
import type { SealVerdict } from '../rules.ts';

/** The file as it is stored now; time stamps change its hash, but nothing before them. */
export type CurrentFile = { isWhole: boolean; hash: string; known: KnownFile | null };

export function presentEvidence(facts: SigningEvidence, { isWhole, hash, known }: CurrentFile): Evidence {
  return {
    signer_name: facts.signer_name,
    msisdn: facts.msisdn,
    created_at: facts.created_at,
    opened_at: facts.opened_at,
    opened_on: facts.opened_on,
    read_at: facts.read_at,
    code_sent_at: facts.code_sent_at,
    signed_at: facts.signed_at,
    document_hash: facts.document_hash,
    file_hash: hash,
    level: known?.level ?? 'B-B',
    verifiable_until: known?.verifiable_until?.toISOString() ?? null,
    is_whole: isWhole,
  };
}

/** Only a whole file has facts of its record. */
export function presentCheck(verdict: SealVerdict, known: KnownFile | null): SealCheck {
  const whole = verdict === 'whole' ? known : null;
  return {
    verdict,
    sealed_at: whole?.sealed_at.toISOString() ?? null,
    level: whole?.level ?? null,
    verifiable_until: whole?.verifiable_until?.toISOString() ?? null,
  };
}

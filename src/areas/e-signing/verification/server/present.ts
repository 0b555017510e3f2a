import type { SigningEvidence } from '../../server/signing-facts.ts';
import type { Evidence } from '../contract.ts';

export function presentEvidence(facts: SigningEvidence, isWhole: boolean): Evidence {
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
    file_hash: facts.file_hash,
    is_whole: isWhole,
  };
}

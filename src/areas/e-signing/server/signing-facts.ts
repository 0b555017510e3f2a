// The facts of one signing, written identically to the evidence page and the audit log.

export type SigningFacts = {
  document_id: string;
  holder_name: string;
  signer_name: string;
  msisdn: string;
  created_at: string;
  opened_at: string | null;
  opened_on: string;
  read_at: string | null;
  code_sent_at: string | null;
  signed_at: string;
  /** SHA-256 of the signed document. */
  document_hash: string;
};

/** The audit log also contains the hash of the resulting file. */
export type SigningEvidence = SigningFacts & { file_hash: string };

// What is known of one signing: written into the evidence page of the file and into the chained evidence, word for word.

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

/** The evidence also says which file came of it. */
export type SigningEvidence = SigningFacts & { file_hash: string };

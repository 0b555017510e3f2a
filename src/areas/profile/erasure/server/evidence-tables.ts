// The tables in which rows of an erased customer stay, each with the reason. `erase-customer.ts` empties all others with a
// customer_id.

import { sql, type RawBuilder } from 'kysely';

type KeptTable = {
  reason: string;
  /** The rows that are deleted all the same. */
  except?: (customerId: number) => RawBuilder<unknown>;
};

const unsigned = (customerId: number) => sql`document_id not in (
  select document_id from document where customer_id = ${customerId} and signed_at is not null)`;

export const keptTables: Readonly<Record<string, KeptTable>> = {
  customer: { reason: 'an id without name and pid, to which the evidence belongs' },
  customer_pid: { reason: 'the replacement of the pid, under which the evidence is exported' },
  contract: { reason: 'evidence: signed contracts' },
  document: { reason: 'evidence: signed documents', except: unsigned },
  document_file: { reason: 'evidence: the sealed files of signed documents', except: unsigned },
  document_event: { reason: 'evidence: who read and signed a document, and when', except: unsigned },
  bill: { reason: 'evidence: issued bills and credit notes' },
  bill_line: { reason: 'evidence: the lines of issued bills' },
  bill_file: { reason: 'evidence: the documents of issued bills' },
  bill_payment: { reason: 'evidence: what was paid for bills' },
  audit: { reason: 'evidence: the audit log with its hash chain' },
  audit_head: { reason: 'evidence: the end of the hash chain' },
  customer_erasure: { reason: 'the proof of the erasure, without personal data' },
};

/** The tables of the evidence in the order of their foreign keys, for the end of its retention. */
export const evidenceTables = [
  'audit',
  'audit_head',
  'document_event',
  'document_file',
  'document',
  'bill_payment',
  'bill_file',
  'bill_line',
  'bill',
  'contract',
  'customer_pid',
  'customer',
] as const;

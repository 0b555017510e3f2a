import type { ProposalRow } from '../../server/proposal-store.ts';
import type { ProposalKind } from '../rules.ts';

type CatalogueValue = string | number | boolean | number[] | null;
type CatalogueRequest = { begins_on: string; values: { field: string; was: CatalogueValue; value: CatalogueValue }[] };
/** Proposals of earlier versions have no day. */
type TextRequest = { language: string; was: string; text: string | null; begins_on?: string };

export function presentProposal(row: ProposalRow, operatorId: number) {
  return {
    proposal: row.proposal_id,
    kind: row.kind as ProposalKind,
    subject: row.subject,
    ...(row.kind === 'text' ? ofText(row.request as TextRequest) : ofCatalogue(row.request as CatalogueRequest)),
    by: row.name,
    is_own: row.operator_id === operatorId,
    at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

function ofText({ language, was, text, begins_on }: TextRequest) {
  return {
    begins_on: begins_on ?? null,
    values: [{ name: language, from: was, to: text }],
  };
}

function ofCatalogue({ begins_on, values }: CatalogueRequest) {
  const written = (value: CatalogueValue) => (value === null ? null : String(value));
  return {
    begins_on,
    values: values.map(({ field, was, value }) => ({ name: field, from: written(was), to: written(value) })),
  };
}

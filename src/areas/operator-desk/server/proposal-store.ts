// The SQL of proposed changes.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ProposalKind } from '../approval/rules.ts';

export type NewProposal = {
  kind: ProposalKind;
  subject: string;
  request: object;
  operatorId: number;
  now: Date;
  expiresAt: Date;
};

export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<void> {
  await tx
    .insertInto('change_proposal')
    .values({
      kind: proposal.kind,
      subject: proposal.subject,
      request: JSON.stringify(proposal.request),
      operator_id: proposal.operatorId,
      created_at: proposal.now,
      expires_at: proposal.expiresAt,
    })
    .execute();
}

/** Whether the same change is pending. Concurrent proposals for one subject wait for each other. */
export async function isProposed(
  tx: Tx,
  { kind, subject, request, now }: Pick<NewProposal, 'kind' | 'subject' | 'request' | 'now'>,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proposal ${kind} ${subject}`}, 0))`.execute(tx);
  const found = await pendingProposals(tx, now)
    .where('proposal.kind', '=', kind)
    .where('proposal.subject', '=', subject)
    .where(sql<boolean>`proposal.request = ${JSON.stringify(request)}::jsonb`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Neither decided nor expired, and not of an operator who was removed. */
function pendingProposals(db: Queryable, now: Date) {
  return db
    .selectFrom('change_proposal as proposal')
    .innerJoin('operator', 'operator.operator_id', 'proposal.operator_id')
    .select([
      'proposal.proposal_id',
      'proposal.kind',
      'proposal.subject',
      'proposal.request',
      'proposal.operator_id',
      'proposal.created_at',
      'proposal.expires_at',
      'operator.name',
    ])
    .where('proposal.decided_at', 'is', null)
    .where('proposal.expires_at', '>', now)
    .where('operator.removed_at', 'is', null);
}

export type ProposalRow = Awaited<ReturnType<typeof findProposals>>[number];

export function findProposals(db: Queryable, now: Date) {
  return pendingProposals(db, now).orderBy('proposal.proposal_id').limit(200).execute();
}

export function lockProposal(tx: Tx, proposalId: number, now: Date) {
  return pendingProposals(tx, now)
    .where('proposal.proposal_id', '=', proposalId)
    .forUpdate('proposal')
    .executeTakeFirst();
}

export type Decision = { proposalId: number; operatorId: number; isApproved: boolean; now: Date };

export async function saveDecision(tx: Tx, { proposalId, operatorId, isApproved, now }: Decision): Promise<void> {
  await tx
    .updateTable('change_proposal')
    .set({ decided_at: now, decided_by: operatorId, is_approved: isApproved })
    .where('proposal_id', '=', proposalId)
    .execute();
}

// With DESK_APPROVAL=on, a change of an editor is validated, undone and stored until another editor approves it.

import { sql } from 'kysely';
import type { done } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { DeskOperator } from '#platform/server/http/desk-operator.ts';
import type { Platform } from '#platform/server/platform.ts';
import { proposalDays, type ProposalKind } from '../approval/rules.ts';
import { insertProposal, isProposed } from './proposal-store.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';

export type ChangeAuthor = Pick<DeskOperator, 'operatorId' | 'name'>;

export type ChangeOutcome = typeof done | Refusal<'EC_Not_Found' | 'EC_Invalid_Request' | 'EC_Settings_Changed'>;

type ProposalOutcome = ChangeOutcome | Refusal<'EC_Change_Already_Proposed'>;

/** Makes a change that was approved, in the name of its author. */
export type MakeApprovedChange = (tx: Tx, request: unknown, author: ChangeAuthor, now: Date) => Promise<ChangeOutcome>;

type Proposal = { kind: ProposalKind; subject: string; request: object; operator: ChangeAuthor };

export async function changeOrPropose(
  tx: Tx,
  { configuration, clock }: Platform,
  { kind, subject, request, operator }: Proposal,
  change: () => Promise<ChangeOutcome>,
): Promise<ProposalOutcome> {
  if (!configuration.deskApproval) return change();
  await sql`savepoint proposal`.execute(tx);
  const outcome = await change();
  if (isRefusal(outcome)) return outcome;
  await sql`rollback to savepoint proposal`.execute(tx);
  const now = clock.now();
  if (await isProposed(tx, { kind, subject, request, now })) return refuse('EC_Change_Already_Proposed');
  const expiresAt = new Date(now.getTime() + proposalDays * 86_400_000);
  await insertProposal(tx, { kind, subject, request, operatorId: operator.operatorId, now, expiresAt });
  await recordDeskAction(tx, {
    by: operator.name,
    action: 'change.propose',
    subject,
    facts: { change: request },
    happenedAt: now,
  });
  return outcome;
}

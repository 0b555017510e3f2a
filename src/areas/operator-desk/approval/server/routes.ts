import { done, ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { DeskOperator } from '#platform/server/http/desk-operator.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { MakeApprovedChange } from '../../server/change-or-propose.ts';
import { findProposals, lockProposal, saveDecision, type ProposalRow } from '../../server/proposal-store.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import * as calls from '../contract.ts';
import type { ProposalKind } from '../rules.ts';
import { presentProposal } from './present.ts';

export type ApprovedChanges = Record<ProposalKind, MakeApprovedChange>;

export function approvalRoutes(at: Mounting, approvedChanges: ApprovedChanges): void {
  const { db, clock } = at.platform;

  const decide = async (tx: Tx, proposal: ProposalRow, { operatorId, name }: DeskOperator, isApproved: boolean) => {
    const now = clock.now();
    await saveDecision(tx, { proposalId: proposal.proposal_id, operatorId, isApproved, now });
    await recordDeskAction(tx, {
      by: name,
      action: isApproved ? 'change.approve' : 'change.reject',
      subject: proposal.subject,
      facts: { name: proposal.name, change: proposal.request },
      happenedAt: now,
    });
    return done;
  };

  mount(at, calls.listProposals, async ({ operator }) => {
    const proposals = await findProposals(db, clock.now());
    return ok(proposals.map((row) => presentProposal(row, operator.operatorId)));
  });

  mount(at, calls.approveProposal, (call) =>
    call.change(async (tx) => {
      const proposal = await lockProposal(tx, Number(call.params.proposal), clock.now());
      if (!proposal) return refuse('EC_Not_Found');
      const { operator_id: operatorId, name, request } = proposal;
      if (operatorId === call.operator.operatorId) return refuse('Error_403');
      const makeChange = approvedChanges[proposal.kind as ProposalKind];
      const outcome = await makeChange(tx, request, { operatorId, name }, clock.now());
      return isRefusal(outcome) ? outcome : decide(tx, proposal, call.operator, true);
    }),
  );

  mount(at, calls.rejectProposal, (call) =>
    call.change(async (tx) => {
      const proposal = await lockProposal(tx, Number(call.params.proposal), clock.now());
      return proposal ? decide(tx, proposal, call.operator, false) : refuse('EC_Not_Found');
    }),
  );
}

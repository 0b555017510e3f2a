// Calls of proposed changes: reading, approving and rejecting them.

import { Type } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { proposalKinds } from './rules.ts';

const Proposal = strict({ proposal: Type.String({ pattern: '^\\d{1,15}$' }) });

export const listProposals = endpoint({
  name: 'listProposals',
  summary: 'The changes that wait for the approval of another editor',
  method: 'GET',
  path: '/operator/proposals',
  access: 'desk-editor',
  answers: {
    200: Type.Array(
      Type.Object({
        proposal: Type.Integer(),
        kind: oneOf(proposalKinds),
        subject: Type.String(),
        begins_on: nullable(Type.String({ description: 'Null: at once' })),
        values: Type.Array(
          Type.Object({
            name: Type.String({ description: 'The field, or the language of a text' }),
            from: nullable(Type.String()),
            to: nullable(Type.String({ description: 'Null: empty, or the built-in text' })),
          }),
        ),
        by: Type.String(),
        is_own: Type.Boolean(),
        at: Moment,
        expires_at: Moment,
      }),
    ),
  },
  errors: [],
});

export const approveProposal = endpoint({
  name: 'approveProposal',
  summary: 'Makes a proposed change; its author is refused',
  method: 'POST',
  path: '/operator/proposals/:proposal/approve',
  access: 'desk-editor',
  params: Proposal,
  answers: { 204: empty },
  errors: ['EC_Not_Found', 'EC_Settings_Changed'],
  idempotency: 'key',
});

export const rejectProposal = endpoint({
  name: 'rejectProposal',
  summary: 'Rejects a proposed change; its author withdraws it',
  method: 'POST',
  path: '/operator/proposals/:proposal/reject',
  access: 'desk-editor',
  params: Proposal,
  answers: { 204: empty },
  errors: ['EC_Not_Found'],
  idempotency: 'key',
});

export const approvalEndpoints = [listProposals, approveProposal, rejectProposal];

// Resends a message of a workflow. Callers with the workflow id get the reason of a refusal; others always get the same
// answer, and the message goes to its former recipient or to nobody.

import { accepted } from '#platform/endpoint.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { WorkflowState } from '../rules.ts';
import type { SignalStep } from './signal-step.ts';
import { toldRecipient } from './present.ts';
import { lockNewestWaiting, lockWorkflow, type WorkflowRow } from './workflow-store.ts';

export type ResendContext = Omit<SignalStep, 'workflow'> & {
  correlationId: string | undefined;
  /** The recipient of the former message. */
  to: { email: string } | { smsRecipient: string };
};

export async function resend<Refused extends Refusal>(
  { correlationId, to, ...context }: ResendContext,
  states: readonly WorkflowState[],
  send: (step: SignalStep) => Promise<Refused | null>,
) {
  const { tx, now } = context;
  const workflow = correlationId
    ? await lockWorkflow(tx, { correlationHash: hashOf(correlationId) })
    : await lockNewestWaiting(tx, { ...to, states, now });
  const isMeant = workflow && states.includes(workflow.state) && workflow.expires_at > now && isSentTo(workflow, to);
  if (!isMeant) return correlationId ? refuse('EC_Invalid_Signal') : accepted;
  // A wait would reveal that a workflow is pending.
  const step = { ...context, workflow, ...(!correlationId && { onSent: () => undefined }) };
  const refused = await send(step);
  return refused && correlationId ? refused : accepted;
}

function isSentTo(workflow: WorkflowRow, to: ResendContext['to']): boolean {
  return 'email' in to
    ? workflow.email.toLowerCase() === to.email.toLowerCase()
    : toldRecipient(workflow) === to.smsRecipient;
}

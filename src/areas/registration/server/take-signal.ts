// Handles a signal of a page: the state must accept it, and its step must succeed.

import { isRefusal, refuse } from '#platform/errors.ts';
import type { SignalBody } from '../contract.ts';
import { nextState } from '../rules.ts';
import { askApproval } from '../ownership/server/ask-approval.ts';
import { completeWorkflow } from './complete-workflow.ts';
import { lockLiveWorkflow } from './live-workflow.ts';
import { submitSecurityCode, submitSmsCode } from '../ownership/server/prove-ownership.ts';
import type { SignalStep } from './signal-step.ts';
import { requestSmsCode, submitNotOwner } from '../ownership/server/sms-code.ts';
import { submitPid } from '../ownership/server/submit-pid.ts';
import { submitServiceNumber } from '../ownership/server/submit-service-number.ts';
import { changeWorkflow } from './workflow-store.ts';

export type SignalContext = Omit<SignalStep, 'workflow'> & { accountId: number | undefined };

export async function takeSignal({ accountId, ...context }: SignalContext, body: SignalBody) {
  const { tx, now } = context;
  const workflow = await lockLiveWorkflow(tx, { correlationId: body.workflowCorrelationId, accountId, now });
  if (isRefusal(workflow)) return workflow;
  if (nextState(workflow.state, body.signalName, workflow.client_type) === null) return refuse('EC_Invalid_Signal');
  const taken = await takeStep({ ...context, workflow }, body);
  if (isRefusal(taken)) return taken;
  const { found = body.signalName, ...change } = taken;
  const clientType = change.client_type === undefined ? workflow.client_type : change.client_type;
  const next = nextState(workflow.state, found, clientType);
  if (next === null) return refuse('EC_Invalid_Signal');
  // For the last two states the functions below save the state.
  const isReached = next !== 'Completed' && next !== 'AwaitingApproval';
  const changed = await changeWorkflow(tx, workflow.workflow_id, { ...change, ...(isReached && { state: next }) });
  if (next === 'AwaitingApproval') return askApproval({ ...context, workflow: changed });
  return next === 'Completed' ? completeWorkflow({ ...context, workflow: changed }) : changed;
}

function takeStep(step: SignalStep, body: SignalBody) {
  switch (body.signalName) {
    case 'SubmitPidOrEik':
      return submitPid(step, body.Request);
    case 'SubmitServiceNumber':
      return submitServiceNumber(step, body.Request);
    case 'SubmitNotOwner':
      return submitNotOwner(step, body.Request);
    case 'SubmitSecurityCode':
      return submitSecurityCode(step, body.Request);
    case 'RequestSmsCode':
      return requestSmsCode(step, body.Request);
    case 'SubmitSmsCode':
      return submitSmsCode(step, body.Request);
    default:
      return body satisfies never;
  }
}

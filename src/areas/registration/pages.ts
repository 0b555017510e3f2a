// Which page shows which state of a workflow, and the steps a person is shown on the way.

import { needsContract, nextState, type SubmitSignal, type WorkflowState } from './rules.ts';
import type { Workflow } from './workflow-schema.ts';

export const registrationPages = {
  email: '/registration/email-and-password',
  activation: '/registration/activation',
  id: '/registration/pid-and-eik',
  number: '/registration/service-number',
  code: '/registration/security-code',
  sms: '/registration/sms-code',
  user: '/registration/not-owner-verification',
  waiting: '/registration/waiting',
  done: '/registration/done',
} as const;
export type RegistrationPage = keyof typeof registrationPages;

export const pageOf: Record<WorkflowState, RegistrationPage> = {
  AwaitingEmailActivation: 'activation',
  PidAndEik: 'id',
  ServiceNumber: 'number',
  SecurityCode: 'code',
  SmsCode: 'sms',
  AwaitingApproval: 'waiting',
  AwaitingNotOwnerVerification: 'user',
  Completed: 'done',
  Refused: 'waiting',
};

/** What a page that people may go back to submits. */
const submits: Partial<Record<RegistrationPage, readonly SubmitSignal[]>> = {
  id: ['SubmitPidOrEik'],
  number: ['SubmitServiceNumber', 'SubmitNotOwner'],
  code: ['SubmitSecurityCode'],
};

/** The page of the state, or an earlier one whose signal is still taken. */
export function mayShow(
  page: RegistrationPage,
  { state, clientType }: Pick<Workflow, 'state' | 'clientType'>,
): boolean {
  const signals = submits[page] ?? [];
  return pageOf[state] === page || signals.some((signal) => nextState(state, signal, clientType) !== null);
}

export type Step = 'email' | 'id' | 'number' | 'code' | 'approval';

/** Four at most, as many as fit on a wire: who waits for approval has the e-mail long behind them. */
export function stepsOf(workflow: Pick<Workflow, 'clientType' | 'properties'> | null): Step[] {
  const isAdding = workflow?.properties.kind === 'add-service';
  if (workflow?.clientType === 'LargeBusiness') return ['id', 'number', 'code', 'approval'];
  return isAdding ? ['id', 'number', 'code'] : ['email', 'id', 'number', 'code'];
}

export const stepOfPage: Record<RegistrationPage, Step> = {
  email: 'email',
  activation: 'email',
  id: 'id',
  number: 'number',
  code: 'code',
  sms: 'code',
  user: 'code',
  waiting: 'approval',
  done: 'code',
};

/** Which of the texts about the security code a client needs. */
export function codeInfoOf(clientType: Workflow['clientType']) {
  if (clientType === 'LargeBusiness') return 'SecurityCodeLargeBusinessModal';
  return needsContract(clientType) ? 'SecurityCodeSmallBusinessModal' : 'SecurityCodeModal';
}

export function addInfoOf(clientType: Workflow['clientType']) {
  return clientType === 'LargeBusiness' ? 'AddServiceInfoLargeBusinessModal' : 'AddServiceInfoModal';
}

// Which page shows which state of a workflow, and the steps shown to the user.

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

/** The signals of pages to which users can go back. */
const submits: Partial<Record<RegistrationPage, readonly SubmitSignal[]>> = {
  id: ['SubmitPidOrEik'],
  number: ['SubmitServiceNumber', 'SubmitNotOwner'],
  code: ['SubmitSecurityCode'],
};

/** The page of the state, or an earlier one whose signal is still accepted. */
export function mayShow(
  page: RegistrationPage,
  { state, clientType }: Pick<Workflow, 'state' | 'clientType'>,
): boolean {
  const signals = submits[page] ?? [];
  return pageOf[state] === page || signals.some((signal) => nextState(state, signal, clientType) !== null);
}

export type Step = 'email' | 'id' | 'number' | 'code' | 'approval';

/** At most four steps fit: for a large business the e-mail step is omitted. */
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

export function codeInfoOf(clientType: Workflow['clientType']) {
  if (clientType === 'LargeBusiness') return 'SecurityCodeLargeBusinessModal';
  return needsContract(clientType) ? 'SecurityCodeSmallBusinessModal' : 'SecurityCodeModal';
}

export function addInfoOf(clientType: Workflow['clientType']) {
  return clientType === 'LargeBusiness' ? 'AddServiceInfoLargeBusinessModal' : 'AddServiceInfoModal';
}

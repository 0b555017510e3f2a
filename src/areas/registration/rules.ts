// The workflow of a registration as a table: which signal each state accepts, and the next state. Adding a service to a
// profile uses the same table without the e-mail.

import type { ClientType } from '#platform/client-type.ts';

export const workflowStates = [
  'AwaitingEmailActivation',
  'PidAndEik',
  'ServiceNumber',
  'SecurityCode',
  'SmsCode',
  'AwaitingApproval',
  'AwaitingNotOwnerVerification',
  'Completed',
  'Refused',
] as const;
export type WorkflowState = (typeof workflowStates)[number];

/** The key under which a tab stores the id of its workflow. */
export const correlationIdKey = 'workflow_correlation_id';

/** The signals that pages submit. */
export const submitSignals = [
  'SubmitPidOrEik',
  'SubmitServiceNumber',
  'SubmitNotOwner',
  'SubmitSecurityCode',
  'RequestSmsCode',
  'SubmitSmsCode',
] as const;
export type SubmitSignal = (typeof submitSignals)[number];

/** The signals of links in messages, sent when the user confirms on their page. */
export const landingSignals = ['EmailActivated', 'ApprovalGiven', 'ApprovalRefused', 'NotOwnerVerified'] as const;
export type LandingSignal = (typeof landingSignals)[number];

/** Signals that the server derives while it handles a submitted one. */
type FoundSignal = 'SecurityCodeIsRecent';

export type Signal = SubmitSignal | LandingSignal | FoundSignal;

/** The relation of the user to the owner of the service; the size of a company is known only from its services. */
type Relation = 'owner' | 'large-business' | 'user';

type NextStates = Partial<Record<Relation, WorkflowState>>;

const everyone = (state: WorkflowState): NextStates => ({ ...owners(state), user: state });
const owners = (state: WorkflowState): NextStates => ({ owner: state, 'large-business': state });
const users = (state: WorkflowState): NextStates => ({ user: state });
/** A proven owner is done; at a large business somebody must approve. */
const proved: NextStates = { owner: 'Completed', 'large-business': 'AwaitingApproval' };

/**
 * Earlier steps may be submitted again, so that users can go back and correct them, until another person has been
 * asked. The link in the activation e-mail opens the current step on any device, and changes nothing else.
 */
export const transitions: Record<WorkflowState, Partial<Record<Signal, NextStates>>> = {
  AwaitingEmailActivation: {
    EmailActivated: everyone('PidAndEik'),
  },
  PidAndEik: {
    EmailActivated: everyone('PidAndEik'),
    SubmitPidOrEik: everyone('ServiceNumber'),
  },
  ServiceNumber: {
    EmailActivated: everyone('ServiceNumber'),
    SubmitPidOrEik: everyone('ServiceNumber'),
    SubmitServiceNumber: owners('SecurityCode'),
    SubmitNotOwner: users('AwaitingNotOwnerVerification'),
  },
  SecurityCode: {
    EmailActivated: everyone('SecurityCode'),
    SubmitPidOrEik: everyone('ServiceNumber'),
    SubmitServiceNumber: owners('SecurityCode'),
    SubmitSecurityCode: proved,
    SecurityCodeIsRecent: owners('SmsCode'),
    RequestSmsCode: owners('SmsCode'),
  },
  SmsCode: {
    EmailActivated: everyone('SmsCode'),
    SubmitPidOrEik: everyone('ServiceNumber'),
    SubmitServiceNumber: owners('SecurityCode'),
    SubmitSecurityCode: proved,
    SecurityCodeIsRecent: owners('SmsCode'),
    RequestSmsCode: owners('SmsCode'),
    SubmitSmsCode: proved,
  },
  AwaitingApproval: {
    EmailActivated: everyone('AwaitingApproval'),
    ApprovalGiven: { 'large-business': 'Completed' },
    ApprovalRefused: { 'large-business': 'Refused' },
  },
  AwaitingNotOwnerVerification: {
    EmailActivated: everyone('AwaitingNotOwnerVerification'),
    SubmitPidOrEik: everyone('ServiceNumber'),
    SubmitNotOwner: users('AwaitingNotOwnerVerification'),
    SubmitSmsCode: users('Completed'),
    NotOwnerVerified: users('Completed'),
  },
  Completed: {},
  Refused: {},
};

/** Null if the state does not accept the signal. */
export function nextState(state: WorkflowState, signal: Signal, clientType: ClientType | null): WorkflowState | null {
  return transitions[state][signal]?.[standingOf(clientType)] ?? null;
}

function standingOf(clientType: ClientType | null): Relation {
  if (clientType === 'NotOwner') return 'user';
  return clientType === 'LargeBusiness' ? 'large-business' : 'owner';
}

/** No signal is accepted any more. */
export function isOver(state: WorkflowState): boolean {
  return Object.keys(transitions[state]).length === 0;
}

/** Counted from the first step; approvers get longer, because they do not expect the request. */
export const workflowHours = 24;
export const approvalHours = 72;

/**
 * For this time after a change of the security code or its receiving number, a code to a number of the pid is also
 * required.
 */
export const recentChangeHours = 72;

export function isRecentChange(changedAt: Date | null, now: Date): boolean {
  return changedAt !== null && changedAt.getTime() > now.getTime() - recentChangeHours * 3_600_000;
}

/** What the user states; the size of a company is determined later. */
export const statedClientTypes = ['PrivateOwner', 'BusinessOwner', 'NotOwner'] as const satisfies readonly ClientType[];
export type StatedClientType = (typeof statedClientTypes)[number];

/** A company must also enter the number of its contract. */
export function needsContract(clientType: ClientType | null): boolean {
  return clientType === 'SmallBusiness' || clientType === 'LargeBusiness';
}

/** ap••••e@demo.abonat.bg: enough to recognize, too little to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const shown = name.length > 4 ? [name.slice(0, 2), name.slice(-1)] : [name.slice(0, 1), ''];
  return `${shown[0]}••••${shown[1]}${email.slice(at)}`;
}

/** •••• ••• 801: enough to recognize the phone. */
export function maskedNumber(number: string): string {
  return `•••• ••• ${number.slice(-3)}`;
}

export const maskedNumberPattern = /^•••• ••• \d{3}$/;

/** The names as the operator stores them, the family name last. */
export function namesOf(holderName: string): { first: string; last: string } {
  const [first = '', ...rest] = holderName.trim().split(/\s+/);
  return { first, last: rest.at(-1) ?? '' };
}

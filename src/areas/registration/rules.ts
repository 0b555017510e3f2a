// The workflow of a registration as one table: in which state which signal is taken, and where it leads. Adding a service
// to a profile goes the same way without the e-mail.

import type { ClientType } from '#platform/client-type.ts';
import { isMobileNumber, sentNumber } from '#platform/msisdn.ts';
import { patterns } from '#platform/patterns.ts';

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

/** Where a tab keeps the id of its workflow. */
export const correlationIdKey = 'workflow_correlation_id';

/** What a page submits. */
export const submitSignals = [
  'SubmitPidOrEik',
  'SubmitServiceNumber',
  'SubmitNotOwner',
  'SubmitSecurityCode',
  'RequestSmsCode',
  'SubmitSmsCode',
] as const;
export type SubmitSignal = (typeof submitSignals)[number];

/** What a link in a message says when its page is confirmed. */
export const landingSignals = ['EmailActivated', 'ApprovalGiven', 'ApprovalRefused', 'NotOwnerVerified'] as const;
export type LandingSignal = (typeof landingSignals)[number];

/** What the server finds out while it takes a submitted signal. */
type FoundSignal = 'SecurityCodeIsRecent';

export type Signal = SubmitSignal | LandingSignal | FoundSignal;

/** What the person is to the holder of the service; of a company only its services tell how large it is. */
type Relation = 'owner' | 'large-business' | 'user';

type NextStates = Partial<Record<Relation, WorkflowState>>;

const everyone = (state: WorkflowState): NextStates => ({ ...owners(state), user: state });
const owners = (state: WorkflowState): NextStates => ({ owner: state, 'large-business': state });
const users = (state: WorkflowState): NextStates => ({ user: state });
/** Who is known for the holder is done; for a large business somebody there must agree. */
const proved: NextStates = { owner: 'Completed', 'large-business': 'AwaitingApproval' };

/**
 * Steps before the present one may be submitted again, so that people can go back and correct them, until somebody else
 * has been asked. The link in the activation mail brings to the present step on any device, and changes nothing more.
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

/** Where a signal leads, or null where it is foreign to the state. */
export function nextState(state: WorkflowState, signal: Signal, clientType: ClientType | null): WorkflowState | null {
  return transitions[state][signal]?.[standingOf(clientType)] ?? null;
}

function standingOf(clientType: ClientType | null): Relation {
  if (clientType === 'NotOwner') return 'user';
  return clientType === 'LargeBusiness' ? 'large-business' : 'owner';
}

/** Over: no signal is taken any more, whatever it is. */
export function isOver(state: WorkflowState): boolean {
  return Object.keys(transitions[state]).length === 0;
}

/** From the first step; who approves for a company has longer, as they do not know that they are waited for. */
export const workflowHours = 24;
export const approvalHours = 72;

/** For so long a changed security code, or number for it, needs a code sent to a number of the pid besides. */
export const recentChangeHours = 72;

export function isRecentChange(changedAt: Date | null, now: Date): boolean {
  return changedAt !== null && changedAt.getTime() > now.getTime() - recentChangeHours * 3_600_000;
}

/** What a person says of the contract; a company's size is found out later. */
export const statedClientTypes = ['PrivateOwner', 'BusinessOwner', 'NotOwner'] as const satisfies readonly ClientType[];
export type StatedClientType = (typeof statedClientTypes)[number];

/** A person has ten digits, a company nine to fifteen; who only uses a number is asked for no id. */
export function isIdOf(clientType: StatedClientType, pidOrEik: string | undefined): boolean {
  if (clientType === 'NotOwner') return pidOrEik === undefined;
  const pattern = clientType === 'PrivateOwner' ? patterns.personalId : patterns.companyId;
  return pattern.test(plainId(pidOrEik ?? ''));
}

/** People type spaces and hyphens between the digits of an id. */
export function plainId(typed: string): string {
  return typed.replace(/[\s\u2010-\u2015-]/g, '');
}

/** A mobile number however it is written, or the number of another service. */
export function isServiceNumber(typed: string): boolean {
  return isMobileNumber(typed) || patterns.serviceNumber.test(typed.replace(/\s/g, ''));
}

export function plainServiceNumber(typed: string): string {
  return isMobileNumber(typed) ? sentNumber(typed) : typed.replace(/\s/g, '');
}

/** A plus may be typed before a security code; only six digits are whole. */
export function isWholeCode(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}

/** A company also proves itself by the number of its contract. */
export function needsContract(clientType: ClientType | null): boolean {
  return clientType === 'SmallBusiness' || clientType === 'LargeBusiness';
}

/** Contract numbers are printed in capitals; people type them as they please. */
export function plainContract(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** ap••••e@demo.abonat.bg: enough to know whose it is, too little to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const shown = name.length > 4 ? [name.slice(0, 2), name.slice(-1)] : [name.slice(0, 1), ''];
  return `${shown[0]}••••${shown[1]}${email.slice(at)}`;
}

/** •••• ••• 801: enough to know which phone to look at. */
export function maskedNumber(number: string): string {
  return `•••• ••• ${number.slice(-3)}`;
}

export const maskedNumberPattern = /^•••• ••• \d{3}$/;

/** The names of a person as the operator has them, the family name last. */
export function namesOf(holderName: string): { first: string; last: string } {
  const [first = '', ...rest] = holderName.trim().split(/\s+/);
  return { first, last: rest.at(-1) ?? '' };
}

// What stands on the services of the demo people on their first day. Days are counted from the day of loading.

import type { ExtraStatus, PeriodState, VerificationType } from '#areas/digital-extras/words.ts';

export type DemoServiceExtra = {
  code: string;
  status?: ExtraStatus;
  slot?: number;
  state?: PeriodState;
  cents?: number;
  /** Days until its period ends. */
  periodDays?: number;
  /** Days since it began; 0 is today. */
  since?: number;
  endsWithPlan?: boolean;
  endsWith?: string;
  contact?: string;
  cause?: string;
};

export type DemoServiceExtras = {
  verification?: VerificationType;
  swappedDaysAgo?: number;
  extras: DemoServiceExtra[];
};

const ending = { status: 'WaitingForDeactivation' } as const;

export const serviceExtras: Record<string, DemoServiceExtras> = {
  '359888100101': {
    verification: 'SendToMsisdn',
    extras: [
      { code: '20110' },
      { code: '20111' },
      { code: '20112', state: 'Promo', cents: 49, periodDays: 12 },
      { code: '20114', state: 'Paid' },
      { code: '20101', slot: 1 },
      { code: '20051', slot: 2, contact: '359888100101' },
      { code: '20060', state: 'Free', periodDays: 4 },
      { code: '20120', state: 'Paid' },
      { code: '20121', state: 'Paid' },
      { code: '20108', state: 'Paid', since: 0 },
      { code: '20113', state: 'Paid', ...ending },
      { code: '20118', state: 'Paid', ...ending, endsWithPlan: true },
      { code: '20061', state: 'Paid', status: 'PendingActivation' },
      { code: '20062', state: 'Paid', status: 'PendingActivation' },
      { code: '20055', state: 'Paid' },
      { code: '20029', state: 'Paid' },
      { code: '20027', state: 'Paid' },
      { code: '20031', state: 'Paid' },
      { code: '20068', state: 'Paid' },
    ],
  },
  '359888100102': {
    extras: [
      { code: '20110' },
      { code: '20103', slot: 1 },
      { code: '20105', slot: 2 },
      { code: '20107', slot: 3 },
      { code: '20055', state: 'Paid', ...ending },
      { code: '20052', state: 'Paid', status: 'PendingActivation', contact: '359888100102' },
    ],
  },
  '359888100103': { verification: 'RequestVerificationMsisdn', swappedDaysAgo: 5, extras: [] },
  '200000100201': {
    verification: 'RequestVerificationMsisdn',
    extras: [
      { code: '20133' },
      { code: '20130', state: 'Paid', ...ending },
      { code: '20131', state: 'Paid', ...ending, endsWith: '20130' },
      { code: '20101', slot: 1, ...ending },
      { code: '20030', state: 'Paid' },
    ],
  },
  '359888100301': {
    verification: 'SendToMsisdn',
    swappedDaysAgo: 40,
    extras: [
      { code: '20110' },
      { code: '20040', state: 'Paid', cents: 500, cause: 'DonationNature' },
      { code: '20105', slot: 1 },
      { code: '20051', slot: 2, contact: '359888100301' },
      { code: '20060', state: 'Paid' },
    ],
  },
  '359888100302': { extras: [{ code: '20110' }, { code: '20101', slot: 1, status: 'InProgress' }] },
  '359888100501': {
    verification: 'RequestVerificationMsisdn',
    extras: [{ code: '20110' }, { code: '20102', slot: 1 }],
  },
  '359888100502': {
    verification: 'RequestVerificationMsisdn',
    extras: [{ code: '20110' }, { code: '20103', slot: 1 }],
  },
  '359888100503': { verification: 'SendToMsisdn', extras: [{ code: '20110' }, { code: '20105', slot: 2 }] },
  '359888100604': { extras: [{ code: '20110' }, { code: '20105', slot: 1 }] },
  '359888100603': { extras: [{ code: '20110' }, { code: '20105', slot: 1 }] },
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientTypes, type ClientType } from '#platform/client-type.ts';
import {
  isOver,
  isRecentChange,
  landingSignals,
  maskedEmail,
  namesOf,
  needsContract,
  nextState,
  submitSignals,
  workflowStates,
  type Signal,
  type WorkflowState,
} from './rules.ts';

const signals: readonly Signal[] = [...submitSignals, ...landingSignals];

/** All accepted pairs, listed independently: all others must be refused. */
const takenOfOwner = [
  'AwaitingEmailActivation EmailActivated PidAndEik',
  'PidAndEik EmailActivated PidAndEik',
  'PidAndEik SubmitPidOrEik ServiceNumber',
  'ServiceNumber EmailActivated ServiceNumber',
  'ServiceNumber SubmitPidOrEik ServiceNumber',
  'ServiceNumber SubmitServiceNumber SecurityCode',
  'SecurityCode EmailActivated SecurityCode',
  'SecurityCode SubmitPidOrEik ServiceNumber',
  'SecurityCode SubmitServiceNumber SecurityCode',
  'SecurityCode SubmitSecurityCode Completed',
  'SecurityCode RequestSmsCode SmsCode',
  'SmsCode EmailActivated SmsCode',
  'SmsCode SubmitPidOrEik ServiceNumber',
  'SmsCode SubmitServiceNumber SecurityCode',
  'SmsCode SubmitSecurityCode Completed',
  'SmsCode RequestSmsCode SmsCode',
  'SmsCode SubmitSmsCode Completed',
  'AwaitingApproval EmailActivated AwaitingApproval',
  'AwaitingNotOwnerVerification EmailActivated AwaitingNotOwnerVerification',
  'AwaitingNotOwnerVerification SubmitPidOrEik ServiceNumber',
];
const takenOfUser = [
  'AwaitingEmailActivation EmailActivated PidAndEik',
  'PidAndEik EmailActivated PidAndEik',
  'PidAndEik SubmitPidOrEik ServiceNumber',
  'ServiceNumber EmailActivated ServiceNumber',
  'ServiceNumber SubmitPidOrEik ServiceNumber',
  'ServiceNumber SubmitNotOwner AwaitingNotOwnerVerification',
  'SecurityCode EmailActivated SecurityCode',
  'SecurityCode SubmitPidOrEik ServiceNumber',
  'SmsCode EmailActivated SmsCode',
  'SmsCode SubmitPidOrEik ServiceNumber',
  'AwaitingApproval EmailActivated AwaitingApproval',
  'AwaitingNotOwnerVerification EmailActivated AwaitingNotOwnerVerification',
  'AwaitingNotOwnerVerification SubmitPidOrEik ServiceNumber',
  'AwaitingNotOwnerVerification SubmitNotOwner AwaitingNotOwnerVerification',
  'AwaitingNotOwnerVerification SubmitSmsCode Completed',
  'AwaitingNotOwnerVerification NotOwnerVerified Completed',
];
const taken: Record<ClientType, string[]> = {
  PrivateOwner: takenOfOwner,
  SmallBusiness: takenOfOwner,
  BusinessOwner: takenOfOwner,
  NotOwner: takenOfUser,
  LargeBusiness: [
    ...takenOfOwner.map((pair) => pair.replace(/(Submit(?:Security|Sms)Code) Completed/, '$1 AwaitingApproval')),
    'AwaitingApproval ApprovalGiven Completed',
    'AwaitingApproval ApprovalRefused Refused',
  ],
};

const pairs = workflowStates.flatMap((state) => signals.map((signal) => ({ state, signal })));

describe('the workflow', () => {
  it.each(clientTypes)('of %s accepts in each state its own signals and no others [RG-033]', (clientType) => {
    const found = pairs.flatMap(({ state, signal }) => {
      const next = nextState(state, signal, clientType);
      return next ? [`${state} ${signal} ${next}`] : [];
    });
    expect(found.toSorted()).toEqual(taken[clientType].toSorted());
  });

  it.each(pairs)('answers $signal in $state to an unknown client type like to an owner', (pair) => {
    expect(nextState(pair.state, pair.signal, null)).toBe(nextState(pair.state, pair.signal, 'PrivateOwner'));
  });

  it('ends only when it is completed or refused', () => {
    expect(workflowStates.filter(isOver)).toEqual(['Completed', 'Refused']);
    for (const signal of signals) expect(nextState('Completed', signal, 'PrivateOwner')).toBeNull();
  });

  it('never skips a step: the proof of the client type always precedes the end', () => {
    const proofs: Record<string, readonly Signal[]> = {
      PrivateOwner: ['SubmitSecurityCode', 'SubmitSmsCode'],
      SmallBusiness: ['SubmitSecurityCode', 'SubmitSmsCode'],
      LargeBusiness: ['ApprovalGiven'],
      NotOwner: ['SubmitSmsCode', 'NotOwnerVerified'],
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(proofs)),
        fc.array(fc.constantFrom(...signals), { maxLength: 40 }),
        (clientType, sent) => {
          let state: WorkflowState = 'AwaitingEmailActivation';
          const seen: Signal[] = [];
          for (const signal of sent) {
            const next = nextState(state, signal, clientType as ClientType);
            if (!next) continue;
            state = next;
            seen.push(signal);
          }
          if (state !== 'Completed') return;
          expect(seen[0]).toBe('EmailActivated');
          expect(seen).toContain('SubmitPidOrEik');
          expect(proofs[clientType]).toContain(seen.at(-1));
          expect(seen).toContain(clientType === 'NotOwner' ? 'SubmitNotOwner' : 'SubmitServiceNumber');
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('can be completed from every state in which it is not over', () => {
    const reaches = (from: WorkflowState, clientType: ClientType): Set<WorkflowState> => {
      const found = new Set([from]);
      for (const state of found) {
        for (const signal of signals) {
          const next = nextState(state, signal, clientType);
          if (next) found.add(next);
        }
      }
      return found;
    };
    expect(
      workflowStates.filter((state) => !isOver(state) && !reaches(state, 'LargeBusiness').has('Completed')),
    ).toEqual([]);
    expect(reaches('AwaitingEmailActivation', 'PrivateOwner').has('Completed')).toBe(true);
    expect(reaches('AwaitingEmailActivation', 'NotOwner').has('Completed')).toBe(true);
  });
});

it.each([
  [null, false],
  [0, true],
  [71.99, true],
  [72, false],
  [100, false],
])('a security code that changed %j hours ago is recent: %j', (hours, isRecent) => {
  const now = new Date('2026-11-16T10:00:00Z');
  expect(isRecentChange(hours === null ? null : new Date(now.getTime() - hours * 3_600_000), now)).toBe(isRecent);
});

it('only companies must enter their contract', () =>
  expect(clientTypes.filter(needsContract)).toEqual(['SmallBusiness', 'LargeBusiness']));

it.each([
  ['approve@demo.abonat.bg', 'ap••••e@demo.abonat.bg'],
  ['ivan@demo.abonat.bg', 'i••••@demo.abonat.bg'],
  ['a@b.bg', 'a••••@b.bg'],
])('the e-mail %s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));

it.each([
  ['Даниел Стоянов', { first: 'Даниел', last: 'Стоянов' }],
  ['Анна Мария Петрова', { first: 'Анна', last: 'Петрова' }],
  ['Даниел', { first: 'Даниел', last: '' }],
])('the first and last name of %s', (name, names) => expect(namesOf(name)).toEqual(names));

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activationSteps,
  byDeadline,
  dialogAfterSigning,
  dialogToSign,
  documentTypes,
  nextActivationStep,
  resumedPlace,
  sealVerdict,
  shortHash,
  tabOf,
  whyNotSignable,
  type ActivationEvent,
  type ActivationStep,
} from './rules.ts';

describe('the activation wizard', () => {
  it('has three steps [ES-004]', () => expect(activationSteps).toEqual(['benefits', 'number', 'code']));

  it.each([
    ['benefits', 'activate', 'number'],
    ['number', 'codeSent', 'code'],
    ['code', 'confirmed', 'done'],
    ['code', 'back', 'number'],
    ['number', 'back', 'benefits'],
  ] as const)('goes from %s by %s to %s [ES-021, ES-022]', (from, event, to) =>
    expect(nextActivationStep(from, event)).toBe(to),
  );

  it.each([
    ['benefits', null, 'benefits'],
    ['number', null, 'number'],
    ['code', 599_999, 'code'],
    ['code', 600_000, 'number'],
    ['code', null, 'number'],
  ] as const)('left at %s with a code %s ms old continues at %s', (step, age, at) => {
    const sentAt = age === null ? null : 1_000_000 - age;
    expect(resumedPlace({ step, msisdn: '359888100101', sentAt }, 1_000_000).step).toBe(at);
  });

  it('never completes without a confirmed code, whatever the order of events [ES-021]', () => {
    const events = fc.array(fc.constantFrom<ActivationEvent>('activate', 'codeSent', 'confirmed', 'back'));
    fc.assert(
      fc.property(events, (happened) => {
        const order: ActivationStep[] = ['benefits', 'number', 'code', 'done'];
        let at: ActivationStep = 'benefits';
        for (const event of happened) {
          const next = nextActivationStep(at, event);
          expect(order.indexOf(next) - order.indexOf(at)).toBeLessThanOrEqual(1);
          at = next;
        }
      }),
    );
  });
});

describe('a document', () => {
  const now = new Date('2026-11-15T21:59:00Z');
  it.each([
    ['ForSigning', null, null],
    ['ForSigning', '2026-11-15', null],
    ['ForSigning', '2026-11-14', 'EC_Document_Expired'],
    ['Signed', '2026-11-14', 'EC_Document_Already_Signed'],
    ['Replaced', null, 'EC_Document_Replaced'],
  ] as const)('with status %s and deadline %s has the refusal: %s', (status, sign_by, reason) =>
    expect(whyNotSignable({ status, sign_by }, now)).toBe(reason),
  );
  it('can be signed until midnight in Sofia', () => {
    const document = { status: 'ForSigning', sign_by: '2026-11-15' } as const;
    expect(whyNotSignable(document, new Date('2026-11-15T22:00:00Z'))).toBe('EC_Document_Expired');
  });

  it.each([
    ['Contract', true, 'HandleSignDocument'],
    ['HomeAssistance', true, 'HandleSignDocument'],
    ['Contract', false, 'SignContractAndActivateEsigning'],
    ['HomeAssistance', false, 'ActivateEsigningHomeAssistance'],
  ] as const)('of type %s with signing on: %s opens %s', (type, isActive, dialog) =>
    expect(dialogToSign(type, isActive)).toBe(dialog),
  );

  it.each([
    [['Contract'], 'SuccessfullySignedDocument'],
    [['HomeAssistance'], 'SuccessfullySignedHomeAssistanceDocument'],
    [['HomeAssistance', 'Contract'], 'SuccessfullySignedDocument'],
    [[], 'SuccessfullySignedDocument'],
  ] as const)('of type %j ends with %s [ES-026, ES-027]', (types, dialog) =>
    expect(dialogAfterSigning(types)).toBe(dialog),
  );
  it('has one of two types', () => expect(documentTypes).toEqual(['Contract', 'HomeAssistance']));
});

describe('the tab', () => {
  it.each([
    ['history', 'history'],
    ['for-signing', 'for-signing'],
    [undefined, 'for-signing'],
    ['constructor', 'for-signing'],
  ])('of activeTab=%s is %s', (said, tab) => expect(tabOf(said)).toBe(tab));
});

it('documents are sorted by deadline, expired ones last', () => {
  const today = '2026-11-15';
  const document = (sign_by: string | null, day: number) => ({
    sign_by,
    created_at: `2026-11-0${day}`,
    is_expired: sign_by !== null && sign_by < today,
  });
  const listed = [
    document('2026-11-14', 1),
    document(null, 2),
    document('2026-11-29', 1),
    document(null, 1),
    document('2026-11-20', 3),
  ];
  expect(listed.toSorted(byDeadline).map(({ sign_by, created_at }) => `${sign_by} ${created_at}`)).toEqual([
    '2026-11-20 2026-11-03',
    '2026-11-29 2026-11-01',
    'null 2026-11-01',
    'null 2026-11-02',
    '2026-11-14 2026-11-01',
  ]);
});

it('a hash is shown by its beginning and its end', () => {
  expect(shortHash('9f3c41ab77d0e6b2'.padEnd(60, '0') + '05ce')).toBe('9f3c 41ab 77d0 e6b2 … 05ce');
});

describe('a file', () => {
  const good = { isOurs: true, isGood: true };
  const broken = { isOurs: true, isGood: false };
  const foreign = { isOurs: false, isGood: false };
  it.each([
    [{ isKnown: true, isContentKnown: true, seal: good }, 'whole'],
    [{ isKnown: true, isContentKnown: false, seal: good }, 'whole'],
    [{ isKnown: false, isContentKnown: false, seal: good }, 'unrecorded'],
    [{ isKnown: false, isContentKnown: true, seal: good }, 'altered'],
    [{ isKnown: false, isContentKnown: true, seal: foreign }, 'altered'],
    [{ isKnown: true, isContentKnown: true, seal: broken }, 'altered'],
    [{ isKnown: false, isContentKnown: false, seal: broken }, 'altered'],
    [{ isKnown: false, isContentKnown: false, seal: foreign }, 'not-ours'],
    [{ isKnown: true, isContentKnown: false, seal: foreign }, 'not-ours'],
    [{ isKnown: true, isContentKnown: true, seal: null }, 'no-seal'],
  ] as const)('with the findings %j is %s', (findings, verdict) => expect(sealVerdict(findings)).toBe(verdict));
});

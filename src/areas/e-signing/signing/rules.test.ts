import { describe, expect, it } from 'vitest';
import { byDeadline, dialogAfterSigning, dialogToSign, tabOf } from './rules.ts';

describe('a document', () => {
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

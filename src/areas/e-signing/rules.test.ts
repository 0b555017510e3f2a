import { describe, expect, it } from 'vitest';
import { documentTypes, sealVerdict, whyNotSignable } from './rules.ts';

describe('a document', () => {
  const now = new Date('2026-11-15T21:59:00Z');
  it.each([
    ['ForSigning', null, null],
    ['ForSigning', '2026-11-15', null],
    ['ForSigning', '2026-11-14', 'EC_Document_Expired'],
    ['Signed', '2026-11-14', 'EC_Document_Already_Signed'],
    ['Replaced', null, 'EC_Document_Replaced'],
  ] as const)('that is %s until %s can be signed or says why not: %s', (status, sign_by, reason) =>
    expect(whyNotSignable({ status, sign_by }, now)).toBe(reason),
  );
  it('can be signed until midnight in Sofia', () => {
    const document = { status: 'ForSigning', sign_by: '2026-11-15' } as const;
    expect(whyNotSignable(document, new Date('2026-11-15T22:00:00Z'))).toBe('EC_Document_Expired');
  });

  it('has one of two types', () => expect(documentTypes).toEqual(['Contract', 'HomeAssistance']));
});

describe('a file', () => {
  const good = { isOurs: true, isGood: true };
  it.each([
    [{ isKnown: true, seal: good }, 'whole'],
    [{ isKnown: false, seal: good }, 'altered'],
    [{ isKnown: true, seal: { isOurs: true, isGood: false } }, 'altered'],
    [{ isKnown: false, seal: { isOurs: true, isGood: false } }, 'altered'],
    [{ isKnown: false, seal: { isOurs: false, isGood: true } }, 'not-ours'],
    [{ isKnown: true, seal: null }, 'no-seal'],
  ] as const)('with the findings %j is %s', (findings, verdict) => expect(sealVerdict(findings)).toBe(verdict));
});

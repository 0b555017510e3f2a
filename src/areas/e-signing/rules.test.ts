import { describe, expect, it } from 'vitest';
import { documentTypes, isFinalRefusal, whyNotSignable } from './rules.ts';

describe('a document', () => {
  const now = new Date('2026-11-15T21:59:00Z');
  it.each([
    ['ForSigning', null, null],
    ['ForSigning', '2026-11-15', null],
    ['ForSigning', '2026-11-14', 'EC_Document_Expired'],
    ['Signed', '2026-11-14', 'EC_Document_Already_Signed'],
    ['Replaced', null, 'EC_Document_Replaced'],
    ['Declined', null, 'EC_Document_Declined'],
  ] as const)('with status %s and deadline %s has the refusal: %s', (status, sign_by, reason) =>
    expect(whyNotSignable({ status, sign_by }, now)).toBe(reason),
  );
  it('can be signed until midnight in Sofia', () => {
    const document = { status: 'ForSigning', sign_by: '2026-11-15' } as const;
    expect(whyNotSignable(document, new Date('2026-11-15T22:00:00Z'))).toBe('EC_Document_Expired');
  });

  it.each([
    ['EC_Document_Expired', true],
    ['EC_Document_Unsealable', true],
    ['EC_Wrong_Verification_Code', false],
  ])('refused with %s can never be signed: %s', (code, isFinal) => expect(isFinalRefusal(code)).toBe(isFinal));

  it('has one of two types', () => expect(documentTypes).toEqual(['Contract', 'HomeAssistance']));
});

import { describe, expect, it } from 'vitest';
import type { ErrorCode, ErrorProperties } from '#platform/errors.ts';
import { ApiError } from '../api/api-error.ts';
import { areTriesUsedUp, codeWaitOf, triesLeftToTell } from './code-refusal.ts';

const refusal = (code: ErrorCode, properties: ErrorProperties = {}) => new ApiError(code, 429, '', properties);

describe('the delay until another code', () => {
  it.each([
    ['EC_Resend_Time_Is_Not_Expired', { WaitSeconds: 12 }, { resendAt: 12_000, isUsedUp: false }],
    ['EC_Reach_Max_Attempts', { WaitSeconds: 540 }, { resendAt: 540_000, isUsedUp: true }],
    ['EC_Reach_Max_Attempts', { WaitSeconds: 300, TriesLeft: 0 }, { resendAt: 300_000, isUsedUp: false }],
    ['EC_Too_Many_Requests', { WaitSeconds: 3600 }, { resendAt: 3_600_000, isUsedUp: false }],
    ['EC_Wrong_Verification_Code', { TriesLeft: 3 }, null],
    ['EC_Codes_Locked', { WaitSeconds: 3600, Locked: 'number' }, null],
  ] as const)('after %s %j is the one from the server', (code, properties, wait) => {
    expect(codeWaitOf(refusal(code, properties), 0)).toEqual(wait);
  });
  it('is unknown without an answer', () => expect(codeWaitOf(new Error('lost'))).toBeNull());
});

describe('the attempts left', () => {
  it.each([
    [4, 4],
    [1, 1],
    [0, null],
  ])('%i are shown as %s', (TriesLeft, told) => {
    expect(triesLeftToTell(refusal('EC_Wrong_Verification_Code', { TriesLeft }))).toBe(told);
  });

  it.each([
    ['EC_Wrong_Verification_Code', { TriesLeft: 0 }, true],
    ['EC_Reach_Max_Attempts', { TriesLeft: 0, WaitSeconds: 60 }, true],
    ['EC_Codes_Locked', { WaitSeconds: 3600 }, true],
    ['EC_Reach_Max_Attempts', { WaitSeconds: 60 }, false],
    ['EC_Wrong_Verification_Code', { TriesLeft: 1 }, false],
  ] as const)('after %s %j are used up: %s', (code, properties, usedUp) => {
    expect(areTriesUsedUp(refusal(code, properties))).toBe(usedUp);
  });
});

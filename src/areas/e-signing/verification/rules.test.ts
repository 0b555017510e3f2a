import { describe, expect, it } from 'vitest';
import { sealVerdict, shortHash } from './rules.ts';

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

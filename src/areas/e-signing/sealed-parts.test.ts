import { expect, it } from 'vitest';
import { mostStamps, sealedParts } from './sealed-parts.ts';

const cms = '3003020101';
const signature = (contents: string, kind = '') => ` obj << ${kind} /ByteRange [0 1 1 1] /Contents <${contents}> >>`;
const partsOf = (text: string) => sealedParts(Buffer.from(text));

it.each(['/DocTimeStamp', '/ETSI.RFC3161'])(
  'a signature with the mark %s alone is a time stamp of the seal',
  (mark) => {
    const parts = partsOf(signature('3000') + signature(cms, mark));
    expect([parts?.cms, parts?.stamps.map((stamp) => stamp.cms)]).toEqual(['3000', [cms]]);
  },
);

it('the mark of a time stamp counts also at the most distant place', () => {
  const mark = '/DocTimeStamp'.padEnd(300);
  expect(partsOf(`${signature('3000')}${mark}/ByteRange [0 1 1 1] /Contents <${cms}>`)?.cms).toBe('3000');
});

it('time stamps are read up to a limit', () => {
  const stamps = signature(cms, '/DocTimeStamp').repeat(mostStamps + 1);
  expect(partsOf(signature('3000') + stamps)?.stamps).toHaveLength(mostStamps);
});

it.each([
  ['of one byte at the beginning of a file', '', 0, true],
  ['of the greatest length', ' ', 99_996, true],
  ['that is longer', ' ', 99_997, false],
])('a seal %s is found: %s', (_what, before, zeros, isFound) =>
  expect(partsOf(`${before}/Contents <30${'0'.repeat(zeros)}>`) !== null).toBe(isFound),
);

it.each([
  ['3003020101', '3003020101'],
  ['30030201010000', '3003020101'],
  ['3081030201010000', '308103020101'],
  ['308300000302010100', '3083000003020101'],
  ['30840000000302010100', null],
  ['3003', null],
  ['30zz', null],
])('of the seal %s the signature is %s', (contents, found) =>
  expect(partsOf(` /Contents <${contents}>`)?.cms).toBe(found),
);

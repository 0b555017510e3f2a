import { expect, it } from 'vitest';
import { fits } from './socket.ts';

const SOCKET_NAME_BYTES = '/.s.PGSQL.5432'.length;
const directoryOf = (bytes: number) => `/${'d'.repeat(bytes - SOCKET_NAME_BYTES - 1)}`;

it.each([
  ['linux', 107, true],
  ['linux', 108, false],
  ['darwin', 103, true],
  ['darwin', 104, false],
] as const)('on %s a socket path of %d bytes fits: %s', (platform, bytes, expected) => {
  expect(fits(directoryOf(bytes), platform)).toBe(expected);
});

it('bytes count, not letters', () => {
  expect(fits(`/${'д'.repeat(60)}`, 'linux')).toBe(false);
});

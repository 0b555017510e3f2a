import { expect, it } from 'vitest';
import { isHostName } from './host-name.ts';

it.each([
  ['localhost', true],
  ['my.operator.example', true],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['', false],
])('passkeys work on the host "%s": %s [PK-004]', (hostname, works) => expect(isHostName(hostname)).toBe(works));

import { describe, expect, it } from 'vitest';
import { fileTypeOf } from './attached-files.ts';

const bytes = (...values: (number | string)[]) =>
  Buffer.concat(values.map((value) => Buffer.from(typeof value === 'string' ? value : [value])));

describe('the type of a file', () => {
  it.each([
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['image/png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
    ['image/webp', bytes('RIFF', 0, 0, 0, 0, 'WEBP')],
    ['application/pdf', bytes('%PDF-1.7')],
    [null, bytes('GIF89a')],
    [null, bytes('RIFF', 0, 0, 0, 0, 'WAVE')],
    [null, bytes('FORM', 0, 0, 0, 0, 'WEBP')],
    [null, bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    [null, bytes('MZ', 0x90, 0)],
    [null, bytes('PK', 3, 4)],
    [null, bytes(' %PDF-1.7')],
    [null, bytes()],
  ])('is %s by its first bytes [HE-003]', (type, content) => {
    expect(fileTypeOf(content)).toBe(type);
  });
});

import { describe, expect, it } from 'vitest';
import { pdf, png } from '#testing/help.ts';
import { mostFileBytes } from '#platform/attached-files.ts';
import { checkedFileType } from './check-file.ts';

const jpeg = (...rest: number[]) =>
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0, 4, 0, 4, 3, 0xff, 0xda, 0, 2, 1, 2, 3, ...rest]);
const wholeJpeg = jpeg(0xff, 0xd9);

function webp(): Buffer {
  const file = Buffer.alloc(34);
  file.write('RIFF', 0);
  file.writeUInt32LE(26, 4);
  file.write('WEBPVP8L', 8);
  file.writeUInt32LE(14, 16);
  return file;
}

describe('a file', () => {
  it.each([
    ['image/png', png()],
    ['image/jpeg', wholeJpeg],
    ['image/webp', webp()],
    ['application/pdf', pdf()],
  ])('that is a whole %s is accepted [HE-003]', (type, content) => {
    expect(checkedFileType(content)).toBe(type);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a program', Buffer.from('MZ\u0090\0')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the head of a PNG before a page', Buffer.concat([png().subarray(0, 8), Buffer.from('<script>')])],
    ['a PNG with a page after its end', Buffer.concat([png(), Buffer.from('<script>')])],
    ['a cut PNG', png().subarray(0, -6)],
    ['a PNG with a damaged byte', png().with(20, 7) as Buffer],
    ['a PNG of 40,000 × 40,000 pixels', png({ width: 40_000, height: 40_000 })],
    ['a PNG without height', png({ height: 0 })],
    ['a JPEG without its end', jpeg()],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xd9])],
    ['a WebP of another length', webp().subarray(0, 33)],
    ['a PDF without its end', pdf().subarray(0, -10)],
    ['a PDF whose table is elsewhere', Buffer.from('%PDF-1.7\nstartxref\n9999\n%%EOF')],
    ['only the head of a PDF', Buffer.from('%PDF-1.7 MZ')],
    ['more than 5 MB', png({ padding: mostFileBytes })],
  ])('that is %s is not accepted [HE-003]', (_, content) => {
    expect(checkedFileType(Buffer.from(content))).toBeNull();
  });

  it('of exactly 5 MB is accepted [HE-003]', () => {
    const rest = png({ padding: 1 }).length - 1;
    const file = png({ padding: mostFileBytes - rest });
    expect(file.length).toBe(mostFileBytes);
    expect(checkedFileType(file)).toBe('image/png');
  });
});

import { describe, expect, it } from 'vitest';
import { pdf, png } from '#testing/help.ts';
import { mostFileBytes } from '#platform/attached-files.ts';
import { checkedFileType } from './check-file.ts';

const jpeg = (...rest: number[]) =>
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0, 4, 0, 4, 3, 0xff, 0xda, 0, 2, 1, 2, 3, ...rest]);
const wholeJpeg = jpeg(0xff, 0xd9);

/** Each part has a type and a length. */
function webp(...parts: [type: string, length: number][]): Buffer {
  const chunks = parts.map(([type, length]) => {
    const chunk = Buffer.alloc(8 + length);
    chunk.write(type, 0);
    chunk.writeUInt32LE(length, 4);
    return chunk;
  });
  const head = Buffer.from('RIFF    WEBP');
  const file = Buffer.concat([head, ...chunks]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
const wholeWebp = webp(['VP8L', 14]);
const withoutPixels = Buffer.concat([
  png().subarray(0, 33),
  // An empty IDAT chunk with its checksum.
  Buffer.from('000000004944415435af061e', 'hex'),
  png().subarray(-12),
]);

describe('a file', () => {
  it.each([
    ['image/png', png()],
    ['image/jpeg', wholeJpeg],
    ['image/webp', wholeWebp],
    ['image/webp', webp(['VP8L', 10])],
    ['image/webp', webp(['VP8L', 2], ['EXIF', 0])],
    ['image/png', png({ width: 10_000, height: 10_000 })],
    ['image/jpeg', wholeJpeg.with(3, 0xcf)],
    ['application/pdf', pdf()],
  ])('that is a whole %s is accepted [HE-003]', (type, content) => {
    expect(checkedFileType(Buffer.from(content))).toBe(type);
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
    ['a PNG without width', png({ width: 0 })],
    ['a PNG without pixels', withoutPixels],
    ['a JPEG without its end', jpeg()],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xd9])],
    ['a JPEG that ends in its frame', wholeJpeg.subarray(0, 7)],
    ['a JPEG with a short frame', Buffer.from([...wholeJpeg.with(5, 7).subarray(0, 11), ...wholeJpeg.subarray(12)])],
    ['a JPEG without height', wholeJpeg.with(8, 0)],
    ['a JPEG without a scan', Buffer.from([...wholeJpeg.subarray(0, 16), 0xff, 0xd9])],
    ['a WebP of another length', wholeWebp.subarray(0, 33)],
    ['a WebP without a picture', webp(['EXIF', 14])],
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

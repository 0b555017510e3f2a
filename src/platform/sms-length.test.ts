import { describe, expect, it } from 'vitest';
import { encodingOf, splitSms } from './sms-length.ts';

describe('a message', () => {
  it.each([
    ['a', 160, [160]],
    ['a', 161, [153, 8]],
    ['a', 306, [153, 153]],
    ['a', 307, [153, 153, 1]],
    ['я', 70, [70]],
    ['я', 71, [67, 4]],
    ['я', 134, [67, 67]],
    ['я', 135, [67, 67, 1]],
  ])('of %s, %i times, has parts of these lengths: %j', (letter, count, lengths) => {
    const text = letter.repeat(count);
    expect(splitSms(text).map((part) => part.length)).toEqual(lengths);
    expect(splitSms(text).join('')).toBe(text);
  });

  it('is not split inside a character', () => {
    const text = `${'я'.repeat(66)}😀${'я'.repeat(10)}`;
    expect(encodingOf(text)).toBe('ucs2');
    expect(splitSms(text)).toEqual(['я'.repeat(66), `😀${'я'.repeat(10)}`]);
  });
});

import { expect, it } from 'vitest';
import { fillSeal } from './fill-seal.ts';

const range = '/ByteRange [0 9999999999 9999999999 9999999999]';
const contents = `/Contents <${'0'.repeat(30_000)}>`;
const seal = Buffer.from('seal');
const sealed = (text: string) => fillSeal(Buffer.from(text), () => Promise.resolve(seal));

it('an empty seal is filled in its place', async () => {
  const file = (await sealed(`${range} ${contents} rest`)).toString();
  const from = range.length + ' /Contents '.length;
  expect(file).toContain(`/ByteRange [0 ${from} ${from + 30_002} 5]`);
  expect(file).toContain(`/Contents <${seal.toString('hex')}0`);
});

it('a seal fills its place, and is refused if it is longer', async () => {
  const fill = (bytes: number) =>
    fillSeal(Buffer.from(`${range} ${contents}`), () => Promise.resolve(Buffer.alloc(bytes, 7)));
  expect((await fill(15_000)).toString()).toContain(`<${'07'.repeat(15_000)}>`);
  await expect(fill(15_001)).rejects.toThrow('the seal is too long: 15001 bytes');
});

it.each([
  ['range', contents],
  ['contents', range],
])('a file whose seal has no %s is not sealed', async (_, text) => {
  await expect(sealed(text)).rejects.toThrow('the file has no empty seal');
});

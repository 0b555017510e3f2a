import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { BadConfiguration } from '#platform/server/environment.ts';
import { readImportOptions } from './import-options.ts';

const folder = tmpdir();

it('a folder alone is imported, whatever share of its lines is invalid', () => {
  expect(readImportOptions([folder])).toEqual({ folder, mode: 'load', hasRelativeDays: false });
});

it('the options are read, with the share as a fraction', () => {
  const words = [folder, '--check', '--relative-days', '--report', `${folder}/report.txt`, '--stop-above', '2.5%'];
  expect(readImportOptions(words)).toEqual({
    folder,
    mode: 'check',
    hasRelativeDays: true,
    reportFile: `${folder}/report.txt`,
    stopAbove: 0.025,
  });
});

it.each([
  ['no folder', [], 'Usage: npm run import'],
  ['a missing folder', ['/nowhere/at-all'], 'does not exist'],
  ['a share that is no percentage', [folder, '--stop-above', '5'], '--stop-above 5: Usage'],
  ['a share above 100 %', [folder, '--stop-above', '101%'], '--stop-above 101%: Usage'],
])('%s is refused with a message', (_, words, said) => {
  const read = () => readImportOptions(words);
  expect(read).toThrow(BadConfiguration);
  expect(read).toThrow(said);
});

// The arguments of npm run import.

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BadConfiguration } from '#platform/server/environment.ts';

export type ImportOptions = {
  folder: string;
  mode: 'load' | 'check';
  hasRelativeDays: boolean;
  reportFile?: string;
  /** A share of the lines, between 0 and 1. */
  stopAbove?: number;
};

const usage = 'Usage: npm run import -- FOLDER [--check] [--report FILE] [--stop-above 5%]';

export function readImportOptions(words: string[]): ImportOptions {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      'relative-days': { type: 'boolean', default: false },
      report: { type: 'string' },
      'stop-above': { type: 'string' },
    },
  });
  const [given] = positionals;
  if (given === undefined) throw new BadConfiguration(usage);
  const folder = fromCaller(given);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new BadConfiguration(`The folder ${folder} does not exist.`);
  }
  const { check, report, 'stop-above': share, 'relative-days': hasRelativeDays } = values;
  return {
    folder,
    mode: check ? 'check' : 'load',
    hasRelativeDays,
    ...(report !== undefined && { reportFile: fromCaller(report) }),
    ...(share !== undefined && { stopAbove: shareOf(share) }),
  };
}

/** npm runs commands in the folder of the package; paths are relative to the folder of the caller. */
const fromCaller = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

function shareOf(percent: string): number {
  const number = /^(\d{1,3}(?:\.\d+)?)%$/.exec(percent)?.[1];
  if (number === undefined || Number(number) > 100) throw new BadConfiguration(`--stop-above ${percent}: ${usage}`);
  return Number(number) / 100;
}

// A function that mounts routes is short; a longer one is divided by theme into files of their own.

import { isTest, type Rule } from './architecture-rules.ts';

const longest = 60;

export const routeFunctionsAreShort: Rule = ({ path: file, text }) =>
  file.startsWith('src/') && !isTest(file)
    ? Array.from(text.matchAll(/^(?:export )?(?:async )?function (\w*Routes)\b[^]*?^\}/gm))
        .map(([code, name]) => ({ name, lines: code.split('\n').length }))
        .filter(({ lines }) => lines > longest)
        .map(({ name, lines }) => `${file}: ${name} has ${lines} lines`)
    : [];

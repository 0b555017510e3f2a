// Small changes of a line of code. A test must detect each.

export type Operator = { name: string; apply(line: string): string | null };

/** Replaces the first match; null without a match. */
function swap(name: string, find: RegExp, replacement: string): Operator {
  return {
    name,
    apply(line) {
      const changed = line.replace(find, replacement);
      return changed === line ? null : changed;
    },
  };
}

/** Removes a line that is a whole statement. */
function drop(name: string, whole: RegExp): Operator {
  return { name, apply: (line) => (whole.test(line) ? '' : null) };
}

export const operators: readonly Operator[] = [
  swap('equal becomes different', / === /, ' !== '),
  swap('different becomes equal', / !== /, ' === '),
  swap('and becomes or', / && /, ' || '),
  swap('or becomes and', / \|\| /, ' && '),
  swap('at least becomes more than', / >= /, ' > '),
  swap('at most becomes less than', / <= /, ' < '),
  swap('more than becomes at least', /([\w)\]]) > (?=[\w(])/, '$1 >= '),
  swap('less than becomes at most', /([\w)\]]) < (?=[\w(])/, '$1 <= '),
  swap('plus becomes minus', /([\w)\]]) \+ (?=[\w(])/, '$1 - '),
  swap('not is forgotten', /if \(!/, 'if ('),
  swap('every becomes some', /\.every\(/, '.some('),
  swap('some becomes every', /\.some\(/, '.every('),
  swap('true becomes false', /: true\b/, ': false'),
  drop('a where-clause is dropped', /^\s*\.where\([^;]*\)$/),
  drop('an and of a query is dropped', /^\s*and [\w.]+ (=|<|>|is|in) .*[^;`]$/),
  drop('a refusal is dropped', /^\s*if \(.*\) return refuse\(.*\);$/),
  swap(
    'the audit is skipped',
    /await (record(?:Audit|ForAccount|DeskAction))\(/,
    'await ((..._: Parameters<typeof $1>) => undefined)(',
  ),
  drop('a message is not sent', /^\s*await (sendNotice|enqueueMessage)\(.*\);$/),
  drop('a job is not enqueued', /^\s*await enqueue\(.*\);$/),
];

/** Only code may change: no import, comment, type or text. */
export function isCode(line: string): boolean {
  return !/^\s*(import|export type|type|\/\/|\/\*|\*|'|")/.test(line) && !line.includes('describe(');
}

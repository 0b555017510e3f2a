// Generates the document about import files from their schemas.

import type { FieldDescription } from '#platform/server/import/fields.ts';
import { fieldsOf, type ImportedResource } from '#platform/server/import/imported-resource.ts';
import { keyFieldsOf } from '#platform/server/import/record.ts';

const opening = `# Loading the operator's data

This page is made of the schemas that check the files; do not change it by hand.

\`npm run import -- FOLDER\` takes in the files of a folder; \`npm run import -- FOLDER --check\` changes nothing and says what
would change. How it is used is told in [operating.md](operating.md#import); this page says what the files hold.

## Files

- A file is called after its kind: \`customers.ndjson\` or \`customers.csv\`. Several of a kind are told apart by a word
  in the middle, as \`customers.north.csv\`. Kinds are taken in the order of this page, whatever the files are called.
- **NDJSON**: UTF-8, one JSON object on each line. **CSV**: UTF-8, commas, the names of the fields in the first line, quotes
  doubled within quotes. What has parts (a list, an object) is written as JSON in its cell. Both forms say the same.
- A field that is \`null\`, an empty cell, and a field that is left out are the same: it is not there.
- A line is the whole record: an optional field that is not there is emptied, or gets what stands under "otherwise".
- A line is found again by its key. What is not in the files stays as it is; only a line that says
  \`is_withdrawn\` removes its row, in the kinds that have this field.
- A line, or a record of a CSV file, is at most 1 MB long.
- Prices are whole euro cents. Days are days in Sofia.

## What is said about the lines

| | |
|---|---|
| new | there was none with this key |
| changed | there was one, and it is now as the line says |
| same | there was one just like it |
| waiting | left as it is: something of it is under way. Load the line again later |
| wrong | left out; its file, line and field are told, and the rest goes on |
`;

export function describeKinds(kinds: readonly ImportedResource[]): string {
  return [opening, '## Kinds\n', kinds.map(describeKind).join('\n')].join('\n');
}

function describeKind(kind: ImportedResource): string {
  const keys = keyFieldsOf(kind);
  const required = new Set(kind.record.required as string[]);
  const rows = fieldsOf(kind).map(({ name, words }) => {
    const need = keys.includes(name) ? 'key' : required.has(name) ? 'yes' : otherwise(words);
    return `| \`${name}\` | ${words.description ?? ''} | ${formOf(words)} | ${need} |`;
  });
  const references = (kind.references ?? []).filter(({ isItself }) => !isItself);
  const told = [
    ...references.map(({ field, kind: other }) => `\`${field}\` must be among the ${other}.`),
    ...(kind.distinct ?? []).map((fields) => distinctIn(kind, fields)),
    ...(kind.conflicts ?? []).map(({ field, message }) => `A line whose \`${field}\` ${message} is wrong.`),
  ];
  return [
    `### ${kind.name}\n`,
    `${kind.about}\n`,
    '| field | what it is | form | needed |',
    '|---|---|---|---|',
    ...rows,
    ...(told.length > 0 ? ['', told.join(' ')] : []),
    '',
    '```json',
    ...kind.examples.map((example) => JSON.stringify(example)),
    '```',
    '',
  ].join('\n');
}

function distinctIn({ record }: ImportedResource, fields: readonly string[]): string {
  const named = fields.map((field) => `\`${field}\``).join(' and ');
  const isYesOrNo = (record.properties[fields[0]!] as FieldDescription).type === 'boolean';
  return isYesOrNo ? `One line at most says ${named}.` : `No two lines may have the same ${named}.`;
}

function otherwise(words: FieldDescription): string {
  return words.default === undefined ? 'no' : `no, otherwise ${words.default}`;
}

function formOf(words: FieldDescription): string {
  if (words.form) return `\`${words.form}\``;
  if (words.enum) return words.enum.map((value) => `\`${value}\``).join(', ');
  if (words.sqlType === 'jsonb') return 'JSON';
  if (words.type === 'boolean') return '`true` or `false`';
  if (words.type === 'integer') return `whole number${limitsOf(words)}`;
  const shape = words.pattern && words.pattern !== '^\\S+$' ? `, \`${words.pattern}\`` : '';
  return `text, up to ${words.maxLength} characters${shape}`;
}

const most = 2_147_483_647;

function limitsOf({ minimum = 0, maximum = most }: FieldDescription): string {
  return maximum === most ? ` from ${minimum}` : ` from ${minimum} to ${maximum}`;
}

// Generates the document about import files from their schemas.

import type { FieldDescription } from '#platform/server/import/fields.ts';
import { fieldsOf, type ImportedResource } from '#platform/server/import/imported-resource.ts';
import { keyFieldsOf } from '#platform/server/import/record.ts';

const opening = `# Importing the operator's data

This page is generated from the schemas that validate the files; do not edit it.

\`npm run import -- FOLDER\` imports the files of a folder; \`npm run import -- FOLDER --check\` changes nothing and reports what
would change. [operating.md](operating.md#import) describes its use; this page describes the content of the files.

## Files

- A file has the name of its resource: \`customers.ndjson\` or \`customers.csv\`. Several files of a resource differ by a word
  in the middle, such as \`customers.north.csv\`. Resources are imported in the order of this page.
- **NDJSON**: UTF-8, one JSON object on each line. **CSV**: UTF-8, commas, the names of the fields in the first line, quotes
  doubled within quotes. A list or an object is written as JSON in its cell. Both formats are equivalent.
- A field that is \`null\`, an empty cell, and an omitted field are the same: the field is missing.
- A line is the whole record: a missing optional field is emptied, or gets its default.
- The key identifies a row. Rows that are not in the files stay unchanged; only a line with
  \`is_withdrawn\` removes its row, in the resources that have this field.
- A line, or a record of a CSV file, is at most 1 MB long, or 15 MB in files whose lines may have a PDF.
- Prices are whole euro cents. Days are days in Sofia.

## Results

| | |
|---|---|
| new | there was no row with this key |
| changed | the row now has the values of the line |
| same | the row already had these values |
| waiting | skipped, because a change is pending. Import the line again later |
| wrong | skipped; its file, line, key, field and value are reported, and the import continues |
`;

export function describeKinds(kinds: readonly ImportedResource[]): string {
  return [opening, '## Resources\n', kinds.map(describeKind).join('\n')].join('\n');
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
    ...references.map(({ field, kind: other }) => `\`${field}\` must exist in ${other}.`),
    ...(kind.distinct ?? []).map((fields) => distinctIn(kind, fields)),
    ...(kind.conflicts ?? []).map(({ field, message }) => `A line whose \`${field}\` ${message} is refused.`),
  ];
  return [
    `### ${kind.name}\n`,
    `${kind.about}\n`,
    '| field | meaning | format | required |',
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
  return isYesOrNo ? `At most one line may have ${named}.` : `No two lines may have the same ${named}.`;
}

function otherwise(words: FieldDescription): string {
  return words.default === undefined ? 'no' : `no, default ${words.default}`;
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

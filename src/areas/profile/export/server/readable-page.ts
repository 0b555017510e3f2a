// The data as a readable page with its most important parts, in the language of the user. The rest is in the JSON.

import { shownDay, sofiaDay, sofiaTime } from '#platform/clock.ts';
import { currentBrand } from '#platform/current-brand.ts';
import type { Language } from '#platform/languages.ts';
import { readableNumber } from '#platform/msisdn.ts';
import type { TextReader } from '#platform/server/messages/read-texts.ts';
import type { profileMessages } from '../../messages.ts';
import type { PersonalData, Row } from './gather-data.ts';

const parts = [
  { table: 'account', columns: ['first_name', 'last_name', 'email', 'contact_phone'] },
  { table: 'customer', columns: ['pid', 'name'] },
  { table: 'contract', columns: ['contract_id', 'signed_on', 'ends_on'] },
  { table: 'service', columns: ['service_id', 'installation_address', 'contract_id'] },
  { table: 'address', columns: ['city', 'street_name', 'street_no', 'quarter_name', 'building_number'] },
  { table: 'saved_card', columns: ['name', 'expiration_date'] },
  { table: 'document', columns: ['name_bg', 'created_at', 'signed_at'] },
  { table: 'donation', columns: ['service_id', 'donated_at'] },
  { table: 'sign_in_event', columns: ['happened_at', 'user_agent'] },
  { table: 'message', columns: ['created_at', 'subject'] },
] as const;

type Part = (typeof parts)[number];
type PageTexts = { language: Language; text: TextReader<keyof (typeof profileMessages)['texts']['bg']> };

export function readablePage(data: PersonalData, { language, text }: PageTexts, now: Date): string {
  const { ink, line } = currentBrand().mail;
  const title = escaped(text('document.export.title'));
  const sections = parts.map((part) => sectionOf(part, data[part.table] ?? [], text)).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: ${ink}; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem .6rem; border-bottom: 1px solid ${line}; text-align: left; vertical-align: top; }
</style>
</head>
<body>
<h1>${title}</h1>
<p>${escaped(text('document.export.intro', { moment: momentOf(now) }))}</p>
${sections}
</body>
</html>
`;
}

function sectionOf({ table, columns }: Part, rows: readonly Row[], text: PageTexts['text']): string {
  const title = `<h2>${escaped(text(`document.export.${table}`))}</h2>`;
  if (rows.length === 0) return `${title}\n<p>${escaped(text('document.export.none'))}</p>`;
  const labels = columns.map((field) => text(`document.export.${table}.${field}` as 'document.export.account.email'));
  const head = labels.map((label) => `<th scope="col">${escaped(label)}</th>`).join('');
  const body = rows.map((row) => `<tr>${columns.map((field) => `<td>${shown(row[field])}</td>`).join('')}</tr>`);
  return `${title}\n<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return momentOf(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return momentOf(new Date(text));
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return shownDay(text);
  return escaped(readableNumber(text));
}

function momentOf(moment: Date): string {
  return `${shownDay(sofiaDay(moment))}, ${sofiaTime(moment)}`;
}

/** Names and addresses are user input and must not become markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

// The data as a readable page with its most important parts, in the language of the user. The rest is in the JSON.

import { shownDay, sofiaDay, sofiaTime } from '#platform/clock.ts';
import { currentBrand } from '#platform/current-brand.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { readableNumber } from '#platform/msisdn.ts';
import type { PersonalData, Row } from './gather-data.ts';

type Column = readonly [field: string, bg: string, en: string];
type Part = { table: string; bg: string; en: string; columns: readonly Column[] };

const parts: readonly Part[] = [
  {
    table: 'account',
    bg: 'Профил',
    en: 'Profile',
    columns: [
      ['first_name', 'Име', 'First name'],
      ['last_name', 'Фамилия', 'Last name'],
      ['email', 'Имейл', 'E-mail'],
      ['contact_phone', 'Телефон за връзка', 'Contact number'],
    ],
  },
  {
    table: 'customer',
    bg: 'Титуляри',
    en: 'Holders',
    columns: [
      ['pid', 'Идентификатор', 'Id'],
      ['name', 'Име', 'Name'],
    ],
  },
  {
    table: 'contract',
    bg: 'Договори',
    en: 'Contracts',
    columns: [
      ['contract_id', 'Номер', 'Number'],
      ['signed_on', 'Подписан', 'Signed'],
      ['ends_on', 'До', 'Until'],
    ],
  },
  {
    table: 'service',
    bg: 'Услуги',
    en: 'Services',
    columns: [
      ['service_id', 'Номер', 'Number'],
      ['installation_address', 'Адрес', 'Address'],
      ['contract_id', 'Договор', 'Contract'],
    ],
  },
  {
    table: 'address',
    bg: 'Адреси',
    en: 'Addresses',
    columns: [
      ['city', 'Населено място', 'Place'],
      ['street_name', 'Улица', 'Street'],
      ['street_no', 'Номер', 'Number'],
      ['quarter_name', 'Квартал', 'Quarter'],
      ['building_number', 'Блок', 'Building'],
    ],
  },
  {
    table: 'saved_card',
    bg: 'Карти',
    en: 'Cards',
    columns: [
      ['name', 'Карта', 'Card'],
      ['expiration_date', 'Важи до', 'Good until'],
    ],
  },
  {
    table: 'document',
    bg: 'Документи',
    en: 'Documents',
    columns: [
      ['name_bg', 'Документ', 'Document'],
      ['created_at', 'Създаден', 'Made'],
      ['signed_at', 'Подписан', 'Signed'],
    ],
  },
  {
    table: 'donation',
    bg: 'Дарения',
    en: 'Donations',
    columns: [
      ['service_id', 'От номер', 'From number'],
      ['donated_at', 'Кога', 'When'],
    ],
  },
  {
    table: 'sign_in_event',
    bg: 'Влизания',
    en: 'Sign-ins',
    columns: [
      ['happened_at', 'Кога', 'When'],
      ['user_agent', 'Браузър', 'Browser'],
    ],
  },
  {
    table: 'message',
    bg: 'Писма до теб',
    en: 'Mails to you',
    columns: [
      ['created_at', 'Кога', 'When'],
      ['subject', 'За какво', 'About'],
    ],
  },
];

const words = {
  bg: {
    title: 'Твоите данни',
    made: 'Събрани на',
    none: 'Няма нищо.',
    rest: 'Всичко до последното поле е в data.json.',
  },
  en: {
    title: 'Your data',
    made: 'Gathered on',
    none: 'Nothing.',
    rest: 'Everything to the last field is in data.json.',
  },
};

export function readablePage(data: PersonalData, language: Language, now: Date): string {
  const say = words[language];
  const { ink, line } = currentBrand().mail;
  const sections = parts.map((part) => sectionOf(part, data[part.table] ?? [], language)).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say.title}</title>
<style>
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: ${ink}; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem .6rem; border-bottom: 1px solid ${line}; text-align: left; vertical-align: top; }
</style>
</head>
<body>
<h1>${say.title}</h1>
<p>${say.made} ${momentOf(now)}. ${say.rest}</p>
${sections}
</body>
</html>
`;
}

function sectionOf({ columns, ...part }: Part, rows: readonly Row[], language: Language): string {
  const title = `<h2>${escaped(part[language])}</h2>`;
  if (rows.length === 0) return `${title}\n<p>${words[language].none}</p>`;
  const head = columns
    .map(([, bg, en]) => `<th scope="col">${escaped(inLanguage({ bg, en }, language))}</th>`)
    .join('');
  const body = rows.map((row) => `<tr>${columns.map(([field]) => `<td>${shown(row[field])}</td>`).join('')}</tr>`);
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

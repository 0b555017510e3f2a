import { defaultBrand } from '#platform/current-brand.ts';
import { Type } from 'typebox';
import type { AttentionKind } from '#platform/attention-kinds.ts';
import { strict } from '#platform/schema.ts';
import { pushToCustomers } from '../../outbox/push-after-import.ts';
import { choice, day, key, lineWithPdf, moment, optional, pdfFile, structure, text, yesOrNo } from '../fields.ts';
import { customerByPid, defineImportedResource } from '../imported-resource.ts';

const toSign: AttentionKind = 'document-to-sign';

const words = Type.String({ minLength: 1, maxLength: 20_000 });

const content = strict({
  title: words,
  intro: words,
  clauses: Type.Array(strict({ lead: words, text: words }), { minItems: 1, maxItems: 200 }),
  operator: words,
  agreedOn: day('When the operator agreed'),
  subscriber: words,
});

const summary = Type.Array(
  strict({ kind: choice('Its picture', ['change', 'term', 'price', 'safety']), bg: words, en: words }),
  { maxItems: 10 },
);

export const documentsKind = defineImportedResource(
  {
    pid: key('The pid of the customer'),
    document_id: key('The number of the document'),
    name_bg: text('Its name in Bulgarian'),
    name_en: text('Its name in English'),
    type: choice('The type of document', ['Contract', 'HomeAssistance']),
    status: choice('The state of signing', ['ForSigning', 'Signed', 'Replaced']),
    service_id: optional(text('The number of the service', { pattern: '^\\d{9,15}$' })),
    created_at: moment('When it was created'),
    signed_at: optional(moment('When it was signed')),
    sign_by: optional(day('The last day for signing')),
    content: optional(structure('The content: title, intro, clauses, operator, agreedOn and subscriber', content)),
    pdf: optional(pdfFile('The operator’s own PDF instead of content')),
    summary: optional(structure('The summary, one line per point, in both languages', summary)),
    is_announced: yesOrNo('Whether home and the bell show it as pending', true),
  },
  {
    name: 'documents',
    about:
      'Contracts and annexes for signing, and signed ones. A document that was opened or signed in the portal, or imported with its PDF, is not changed any more: users sign what they have read.',
    examples: [
      {
        pid: '8003159996',
        document_id: 'K7000101-A2',
        name_bg: 'Анекс към договора за интернет',
        name_en: 'Annex to the internet contract',
        type: 'Contract',
        status: 'ForSigning',
        service_id: '100000700301',
        created_at: '2026-11-12T09:00:00Z',
        sign_by: '2026-11-20',
        content: {
          title: 'Анекс към договор K7000101',
          intro: 'Днес, 12.11.2026 г., се сключи следното:',
          clauses: [{ lead: 'Цена.', text: 'Месечната такса остава 17.90 € (35.01 лв.) до края на срока.' }],
          operator: defaultBrand.legalName,
          agreedOn: '2026-11-12',
          subscriber: 'Ана Тодорова',
        },
      },
    ],
    problemOf({ status, signed_at, content: written, pdf }) {
      if ((written === undefined) === (pdf === undefined)) {
        return { field: 'content', message: 'or pdf is required, but not both' };
      }
      if (pdf !== undefined && pdf.length % 4 !== 0) return { field: 'pdf', message: 'is not complete base64' };
      return (status === 'Signed') === (signed_at !== undefined)
        ? null
        : { field: 'signed_at', message: 'is required for a Signed document and not allowed for others' };
    },
    longestLine: lineWithPdf,
    table: 'document',
    key: ['customer_id', 'document_id'],
    besides: ['pid', 'pdf', 'is_announced'],
    written: { summary: `coalesce(s.summary, '[]'::jsonb)` },
    references: [
      customerByPid,
      { kind: 'services', table: 'service', columns: ['customer_id', 'service_id'], field: 'service_id' },
    ],
    waits: {
      when: `t.status <> 'ForSigning' or exists (select from document_event e
        where e.customer_id = t.customer_id and e.document_id = t.document_id) or exists (select from document_file f
        where f.customer_id = t.customer_id and f.document_id = t.document_id)`,
      because: 'it has been opened or signed, or its PDF is already stored',
    },
    also: [
      `insert into document_file (customer_id, document_id, form, bytes, sha256, created_at)
        select customer_id, document_id, 'original', decode(pdf, 'base64'), sha256(decode(pdf, 'base64')), :now
        from checked where outcome = 'new' and pdf is not null`,
      // The bell shows documents to everybody with the pid.
      pushToCustomers(
        toSign,
        `select customer_id from checked where outcome = 'new' and status = 'ForSigning' and is_announced`,
      ),
      `insert into attention (customer_id, service_id, kind, subject, due_on, properties, created_at)
        select customer_id, service_id, '${toSign}', document_id, sign_by,
          jsonb_build_object('name_bg', name_bg, 'name_en', name_en), :now
        from checked where outcome in ('new', 'changed') and status = 'ForSigning' and is_announced and service_id is not null
        on conflict (customer_id, service_id, kind, subject)
          do update set due_on = excluded.due_on, properties = excluded.properties`,
    ],
  },
);

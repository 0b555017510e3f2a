import { createHash } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { dictionaryOf } from '../../server/sealed-pdf/pdf-update.ts';
import { pdfInfo } from '#testing/pdf-info.ts';

const { pid, annex, contract, policy } = desislava;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigning();
});
afterEach(() => signing.close());

const db = () => signing.portal.platform.db;
const set = (id: string, values: object) =>
  db().updateTable('document').set(values).where('document_id', '=', id).execute();

describe('a request without the id of a document', () => {
  const base = '/esigning/api/documents';
  it.each([
    ['GET', '/download', {}],
    ['GET', '/confirmation-code', {}],
    ['GET', '/evidence', { query: { DocumentId: '' } }],
    ['PUT', '/sign', { body: { confirmation_code: '123456' } }],
  ] as const)('%s %s answers that the id is missing', async (method, path, asked) => {
    expect(outcomeOf(await signing.who.call(method, base + path, asked))).toBe('404 EC_ESign_Document_Id_Missing');
  });

  it('with another error is an invalid request', async () => {
    const asked = { query: { DocumentId: annex, other: 'x' } };
    expect(outcomeOf(await signing.who.call('GET', `${base}/download`, asked))).toBe('400 EC_Invalid_Request');
  });
});

describe('the documents', () => {
  it('are listed with their main facts [ES-041]', async () => {
    const documents = await signing.documents();
    expect(documents.map(({ document_id }) => document_id)).toEqual([
      policy,
      contract,
      annex,
      'M1001711-A4',
      'M1001711-A3',
    ]);
    expect(documents[2]).toMatchObject({
      name: 'Анекс към договора за интернет',
      type: 'Contract',
      status: 'ForSigning',
      signed_at: null,
      pid,
      is_sealed: false,
      summary: [{ kind: 'change' }, { kind: 'term' }],
    });
  });

  it('that were replaced are not listed', async () => {
    await set(contract, { status: 'Replaced' });
    expect((await signing.documents()).map(({ document_id }) => document_id)).not.toContain(contract);
  });

  it('are downloaded as tagged PDF in the operator’s font [ES-042]', async () => {
    const answer = await signing.download(annex);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Анекс към договора за интернет.pdf')}`,
    );
    const file = await PDF.load(answer.bytes);
    expect((await pdfInfo(answer.bytes))('Title')).toBe('Анекс към договор M1001711');
    expect(dictionaryOf(file, file.getCatalog(), 'MarkInfo')?.getBool('Marked')?.value).toBe(true);
    expect(file.getLanguage()).toBe('bg-BG');
    const raw = answer.bytes.toString('latin1');
    expect(raw).toContain('SofiaSans-Regular');
    expect(raw).toContain('SofiaSans-Bold');
    expect(raw).not.toContain('Helvetica');
  });

  it('have the same bytes in every download, also in concurrent ones', async () => {
    const files = await Promise.all(Array.from({ length: 8 }, () => signing.download(annex)));
    expect(new Set(files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))).size).toBe(1);
  });

  it('whose file does not exist yet are reported as missing [ES-046]', async () => {
    await set(annex, { content: null });
    expect(outcomeOf(await signing.download(annex))).toBe('404 EC_ESign_Document_Id_Missing');
  });
});

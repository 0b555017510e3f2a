import { createHash } from 'node:crypto';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { said } from '#testing/extras.ts';

const { pid, number, annex, contract, policy } = desislava;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigning();
});
afterEach(() => signing.close());

const statusOf = async (id: string) => (await signing.document(id)).status;
const db = () => signing.portal.platform.db;
const inbox = async (to: string) => {
  const { body } = await signing.portal.browser().call('GET', '/dev/inbox', { query: { to } });
  return body as { text: string; subject: string | null }[];
};
const waitingInProfile = async () => {
  const { body } = await signing.who.call('GET', '/user-profile/accounts');
  return (body as { documents_for_signing: number }).documents_for_signing;
};
const set = (id: string, values: object) =>
  db().updateTable('document').set(values).where('document_id', '=', id).execute();

describe('the documents', () => {
  it('are listed with what matters of each [ES-041]', async () => {
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

  it('are downloaded as PDF, tagged and in the letters of the operator [ES-042]', async () => {
    const answer = await signing.download(annex);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Анекс към договора за интернет.pdf')}`,
    );
    const file = await PDFDocument.load(answer.bytes, { updateMetadata: false });
    expect(file.getTitle()).toBe('Анекс към договор M1001711');
    expect(file.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe('true');
    expect(file.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(bg-BG)');
    const raw = answer.bytes.toString('latin1');
    expect(raw).toContain('SofiaSans-Regular');
    expect(raw).toContain('SofiaSans-Bold');
    expect(raw).not.toContain('Helvetica');
  });

  it('are the same bytes for everybody who asks, also at once', async () => {
    const files = await Promise.all(Array.from({ length: 8 }, () => signing.download(annex)));
    expect(new Set(files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))).size).toBe(1);
  });

  it('whose file is not there yet are said to be missing [ES-046]', async () => {
    await set(annex, { content: null });
    expect(said(await signing.download(annex))).toBe('404 EC_ESign_Document_Id_Missing');
  });
});

describe('signing a document', () => {
  it('takes a code that is asked for first, then signs with it [ES-024, ES-043, ES-044]', async () => {
    await signing.switchOn();
    expect(said(await signing.askCode(annex))).toBe('202');
    expect((await inbox(number))[0]?.text).toMatch(/Код \d{6} подписва „Анекс към договора за интернет“/);
    expect(said(await signing.sign(annex, await signing.lastCode()))).toBe('204');
    const document = await signing.document(annex);
    expect(document).toMatchObject({ status: 'Signed', is_sealed: true });
    expect(document.signed_at).not.toBeNull();
    expect((await inbox('desislava@demo.abonat.bg'))[0]?.text).toContain('Анекс към договора за интернет');
  });

  it('is refused while signing is off, before any code is sent', async () => {
    expect(said(await signing.askCode(annex))).toBe('409 EC_Esigning_Not_Active');
    expect(said(await signing.sign(annex, '123456'))).toBe('409 EC_Esigning_Not_Active');
    expect(await inbox(number)).toEqual([]);
  });

  it('happens together with switching signing on, by one code [ES-017, ES-038]', async () => {
    expect(said(await signing.request({ msisdn: number, pid, document_id: annex }))).toBe('202');
    expect(said(await signing.sign(annex, await signing.lastCode()))).toBe('204');
    expect((await signing.status())[0]).toMatchObject({ has_active_subscription: true, msisdn: number });
    expect(await statusOf(annex)).toBe('Signed');
  });

  it('resends the code that switches signing on by the document [ES-045]', async () => {
    await signing.request({ msisdn: number, pid, document_id: annex });
    await signing.portal.pass(30);
    expect(said(await signing.askCode(annex))).toBe('202');
    expect(said(await signing.sign(annex, await signing.lastCode()))).toBe('204');
  });

  it('by the code that switches signing on takes no other document, and the code switches nothing on by itself', async () => {
    await signing.request({ msisdn: number, pid, document_id: annex });
    const code = await signing.lastCode();
    expect(said(await signing.sign(contract, code))).toBe('409 EC_Esigning_Not_Active');
    expect(said(await signing.confirm({ code, msisdn: number, pid }))).toBe('400 EC_Verification_Failed');
    expect(await statusOf(contract)).toBe('ForSigning');
  });

  it('twice is refused', async () => {
    await signing.switchOn();
    expect(said(await signing.signByCode(annex))).toBe('204');
    expect(said(await signing.sign(annex, await signing.lastCode()))).toBe('409 EC_Document_Already_Signed');
    expect(said(await signing.askCode(annex))).toBe('409 EC_Document_Already_Signed');
  });

  it('with a code that is too old is refused', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    await signing.portal.pass(600);
    expect(said(await signing.sign(annex, code))).toBe('400 EC_Expired_Verification_Code');
    expect(await statusOf(annex)).toBe('ForSigning');
  });

  it('with the code of another document is refused', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    expect(said(await signing.sign(contract, code))).toBe('400 EC_Verification_Failed');
    await signing.askCode(contract);
    const own = await signing.lastCode();
    expect(own).not.toBe(code);
    expect(said(await signing.sign(contract, code))).toBe('400 EC_Wrong_Verification_Code');
    expect(said(await signing.sign(contract, own))).toBe('204');
  });

  it('of another pid is refused, whatever the way', async () => {
    await signing.switchOn();
    const foreign = 'M1000101-A2';
    expect(said(await signing.askCode(foreign))).toBe('403 EC_User_Not_Authoried');
    expect(said(await signing.sign(foreign, '123456'))).toBe('403 EC_User_Not_Authoried');
    expect(said(await signing.askCodeOfSeveral([annex, foreign]))).toBe('403 EC_User_Not_Authoried');
    expect(said(await signing.signSeveral([annex, foreign], '123456'))).toBe('403 EC_User_Not_Authoried');
    await signing.stop();
    expect(said(await signing.request({ msisdn: number, pid, document_id: foreign }))).toBe(
      '403 EC_User_Not_Authoried',
    );
  });

  it('that was replaced after its code was sent is refused', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    await set(annex, { status: 'Replaced' });
    expect(said(await signing.sign(annex, code))).toBe('409 EC_Document_Replaced');
  });

  it('whose file was replaced under the same id after the code was sent is refused', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    const bytes = (await signing.download(contract)).bytes;
    await db()
      .updateTable('document_file')
      .set({ bytes, sha256: createHash('sha256').update(bytes).digest() })
      .where('document_id', '=', annex)
      .execute();
    expect(said(await signing.sign(annex, code))).toBe('400 EC_Verification_Failed');
    expect(await statusOf(annex)).toBe('ForSigning');
  });

  it('after its last day is refused', async () => {
    await signing.switchOn();
    expect((await signing.document(annex)).is_expired).toBe(false);
    expect(await waitingInProfile()).toBe(5);
    await set(annex, { sign_by: '2020-01-01' });
    expect((await signing.document(annex)).is_expired).toBe(true);
    expect(await waitingInProfile()).toBe(4);
    expect(said(await signing.askCode(annex))).toBe('409 EC_Document_Expired');
    expect(said(await signing.sign(annex, '123456'))).toBe('409 EC_Document_Expired');
  });

  it('after signing was switched off is refused, though the code is right', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    await signing.stop();
    expect(said(await signing.sign(annex, code))).toBe('409 EC_Esigning_Not_Active');
  });

  it('is not undone by an answer that was lost: the same key gets the same answer', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    const key = { 'idempotency-key': 'the-one-signing-of-this-test' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => signing.sign(annex, code, key)));
    expect(new Set(answers.map(said))).toEqual(new Set(['204']));
  });

  it('takes away what waited for it', async () => {
    const waits = async () => {
      const rows = await db().selectFrom('attention').select('subject').where('subject', '=', annex).execute();
      return rows.length;
    };
    const { customer_id } = await db()
      .selectFrom('document')
      .select('customer_id')
      .where('document_id', '=', annex)
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('attention')
      .values({
        customer_id,
        service_id: number,
        kind: 'document-to-sign',
        subject: annex,
        due_on: null,
        properties: '{}',
        created_at: new Date(),
      })
      .execute();
    await signing.switchOn();
    expect(await waits()).toBe(1);
    await signing.signByCode(annex);
    expect(await waits()).toBe(0);
  });
});

describe('several documents', () => {
  const all = [annex, contract, policy];

  it('are signed under one code', async () => {
    await signing.switchOn();
    expect(said(await signing.askCodeOfSeveral(all))).toBe('202');
    expect((await inbox(number))[0]?.text).toMatch(/Код \d{6} подписва 3 документа/);
    expect(said(await signing.signSeveral(all.toReversed(), await signing.lastCode()))).toBe('204');
    for (const id of all) expect(await signing.document(id)).toMatchObject({ status: 'Signed', is_sealed: true });
  });

  it('are signed all or none', async () => {
    await signing.switchOn();
    await signing.askCodeOfSeveral(all);
    const code = await signing.lastCode();
    await set(policy, { status: 'Replaced' });
    const answer = await signing.signSeveral(all, code);
    expect(said(answer)).toBe('409 EC_Document_Replaced');
    expect(answer.body).toMatchObject({ Properties: { DocumentId: policy } });
    expect(await statusOf(annex)).toBe('ForSigning');
  });

  it('take the code of exactly these documents', async () => {
    await signing.switchOn();
    await signing.askCodeOfSeveral([annex, contract]);
    const code = await signing.lastCode();
    expect(said(await signing.signSeveral(all, code))).toBe('400 EC_Verification_Failed');
    expect(said(await signing.sign(annex, code))).toBe('400 EC_Verification_Failed');
    expect(said(await signing.signSeveral([annex, contract], code))).toBe('204');
  });
});

it('a document that two right codes would sign at the same time is signed by one', async () => {
  await signing.switchOn();
  await signing.askCode(annex);
  const own = await signing.lastCode();
  await signing.askCodeOfSeveral([annex, contract]);
  const ofBoth = await signing.lastCode();
  const answers = await Promise.all([signing.sign(annex, own), signing.signSeveral([annex, contract], ofBoth)]);
  expect(answers.map(said).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['204', '409 EC_Document_Already_Signed']);
});

describe('under 1,000 tries at once', { timeout: 120_000 }, () => {
  const crowd = <Value>(work: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: 1000 }, (_, index) => work(index)));
  const tally = (answers: readonly string[]) =>
    Object.fromEntries([...new Set(answers)].map((each) => [each, answers.filter((other) => other === each).length]));

  it('one code is sent', async () => {
    await signing.switchOn();
    const answers = await crowd(async () => said(await signing.askCode(annex)));
    expect(tally(answers)).toEqual({ '202': 1, '429 EC_Resend_Time_Is_Not_Expired': 999 });
    expect((await inbox(number)).filter(({ text }) => text.includes('„Анекс'))).toHaveLength(1);
  });

  it('at most five wrong codes are looked at, and nothing is signed', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const right = await signing.lastCode();
    const wrong = (index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0');
    const answers = tally(await crowd(async (index) => said(await signing.sign(annex, wrong(index)))));
    expect(answers['400 EC_Wrong_Verification_Code']).toBe(5);
    expect(answers['429 EC_Reach_Max_Attempts']).toBe(995);
    expect(said(await signing.sign(annex, right))).toBe('429 EC_Reach_Max_Attempts');
    expect(await statusOf(annex)).toBe('ForSigning');
  });

  it('the right code signs once, with one file and one piece of evidence', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    const answers = tally(await crowd(async () => said(await signing.sign(annex, code))));
    expect(answers['204']).toBe(1);
    expect(Object.keys(answers).toSorted()).toEqual(
      ['204', '400 EC_Verification_Failed', '409 EC_Document_Already_Signed'].filter((each) => each in answers),
    );
    const count = async (table: string, where: string) =>
      (await signing.portal.platform.pool.query(`select 1 from ${table} where ${where}`)).rowCount;
    expect(await count('audit', `action = 'document.sign'`)).toBe(1);
    expect(await count('document_file', `form = 'sealed'`)).toBe(1);
    expect(await count('sealed_file', 'true')).toBe(1);
  });
});

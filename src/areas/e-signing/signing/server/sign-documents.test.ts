import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aHundredTimes, desislava, openSigning, type SigningPortal, tally } from '#testing/e-signing.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { pid, number, otherNumber, annex, contract, policy } = desislava;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigning();
});
afterEach(() => signing.close());

const statusOf = async (id: string) => (await signing.document(id)).status;
const db = () => signing.portal.platform.db;
const set = (id: string, values: object) =>
  db().updateTable('document').set(values).where('document_id', '=', id).execute();

describe('signing a document', () => {
  it('first requests a code, then signs with it [ES-024, ES-043, ES-044]', async () => {
    await signing.switchOn();
    expect(outcomeOf(await signing.askCode(annex))).toBe('202');
    expect((await signing.inbox(number))[0]?.text).toMatch(/Код \d{6} подписва „Анекс към договора за интернет“/);
    expect(outcomeOf(await signing.sign(annex, await signing.lastCode()))).toBe('204');
    const document = await signing.document(annex);
    expect(document).toMatchObject({ status: 'Signed', is_sealed: true });
    expect(document.signed_at).not.toBeNull();
    expect((await signing.inbox('desislava@demo.abonat.bg'))[0]?.text).toContain('Анекс към договора за интернет');
  });

  it('uses the number that its signer requested, not that of another account of the customer', async () => {
    const { rows } = await signing.portal.platform.pool.query<{ account_id: number; customer_id: number }>(
      `insert into account_pid (account_id, customer_id)
       select account_id, customer_id from account, customer_pid
       where username = 'georgi@demo.abonat.bg' and customer_pid.pid = $1 returning account_id, customer_id`,
      [pid],
    );
    const request = { ...rows[0]!, document_id: annex, msisdn: otherNumber, requested_at: new Date() };
    await db().insertInto('signing_request').values(request).execute();
    await signing.request({ msisdn: number, pid, document_id: annex });
    expect(outcomeOf(await signing.sign(annex, await signing.lastCode()))).toBe('204');
  });

  it('together with the activation of signing takes one code [ES-017, ES-038]', async () => {
    expect(outcomeOf(await signing.request({ msisdn: number, pid, document_id: annex }))).toBe('202');
    expect(outcomeOf(await signing.sign(annex, await signing.lastCode()))).toBe('204');
    expect((await signing.status())[0]).toMatchObject({ has_active_subscription: true, msisdn: number });
    expect(await statusOf(annex)).toBe('Signed');
  });

  it('by the activation code works only for its document, and the code alone activates nothing', async () => {
    await signing.request({ msisdn: number, pid, document_id: annex });
    const code = await signing.lastCode();
    expect(outcomeOf(await signing.sign(contract, code))).toBe('409 EC_Esigning_Not_Active');
    expect(outcomeOf(await signing.confirm({ code, msisdn: number, pid }))).toBe('400 EC_Verification_Failed');
    expect(await statusOf(contract)).toBe('ForSigning');
  });

  it('by the code of a number that is no longer mobile for the pid is refused', async () => {
    await signing.request({ msisdn: number, pid, document_id: annex });
    await signing.portal.platform.pool.query(`update service set msisdn_type = 'Fixed' where service_id = $1`, [
      number,
    ]);
    expect(outcomeOf(await signing.sign(annex, await signing.lastCode()))).toBe('409 EC_Esigning_Not_Active');
    expect([await statusOf(annex), (await signing.status())[0]?.has_active_subscription]).toEqual([
      'ForSigning',
      false,
    ]);
  });

  it('by a number requested before another one was activated and stopped is refused', async () => {
    await signing.request({ msisdn: number, pid, document_id: annex });
    const code = await signing.lastCode();
    await signing.request({ msisdn: otherNumber, pid });
    await signing.confirm({ code: await signing.lastCode(otherNumber), msisdn: otherNumber, pid });
    expect(outcomeOf(await signing.stop())).toBe('204');
    expect(outcomeOf(await signing.askCode(annex))).toBe('409 EC_Esigning_Not_Active');
    expect(outcomeOf(await signing.sign(annex, code))).toBe('409 EC_Esigning_Not_Active');
  });

  it('twice is refused', async () => {
    await signing.switchOn();
    expect(outcomeOf(await signing.signByCode(annex))).toBe('204');
    expect(outcomeOf(await signing.sign(annex, await signing.lastCode()))).toBe('409 EC_Document_Already_Signed');
    expect(outcomeOf(await signing.askCode(annex))).toBe('409 EC_Document_Already_Signed');
  });

  it('with an expired code is refused', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    await signing.portal.pass(600);
    expect(outcomeOf(await signing.sign(annex, code))).toBe('400 EC_Expired_Verification_Code');
    expect(await statusOf(annex)).toBe('ForSigning');
  });

  it('with the code of another document is refused', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    expect(outcomeOf(await signing.sign(contract, code))).toBe('400 EC_Verification_Failed');
    await signing.askCode(contract);
    const own = await signing.lastCode();
    expect(own).not.toBe(code);
    expect(outcomeOf(await signing.sign(contract, code))).toBe('400 EC_Wrong_Verification_Code');
    expect(outcomeOf(await signing.sign(contract, own))).toBe('204');
  });

  it('that was replaced after its code was sent is refused', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    await set(annex, { status: 'Replaced' });
    expect(outcomeOf(await signing.sign(annex, code))).toBe('409 EC_Document_Replaced');
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
    expect(outcomeOf(await signing.sign(annex, code))).toBe('400 EC_Verification_Failed');
    expect(await statusOf(annex)).toBe('ForSigning');
  });

  it('after signing was switched off is refused, although the code is right', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    await signing.stop();
    expect(outcomeOf(await signing.sign(annex, code))).toBe('409 EC_Esigning_Not_Active');
  });

  it('is idempotent: the same key gets the same answer after a lost one', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    const key = { 'idempotency-key': 'the-one-signing-of-this-test' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => signing.sign(annex, code, key)));
    expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['204']));
  });

  it('clears its attention entry', async () => {
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
    expect(outcomeOf(await signing.askCodeOfSeveral(all))).toBe('202');
    expect((await signing.inbox(number))[0]?.text).toMatch(/Код \d{6} подписва 3 документа/);
    expect(outcomeOf(await signing.signSeveral(all.toReversed(), await signing.lastCode()))).toBe('204');
    for (const id of all) expect(await signing.document(id)).toMatchObject({ status: 'Signed', is_sealed: true });
  });

  it('are signed atomically', async () => {
    await signing.switchOn();
    await signing.askCodeOfSeveral(all);
    const code = await signing.lastCode();
    await set(policy, { status: 'Replaced' });
    const answer = await signing.signSeveral(all, code);
    expect(outcomeOf(answer)).toBe('409 EC_Document_Replaced');
    expect(answer.body).toMatchObject({ Properties: { DocumentId: policy } });
    expect(await statusOf(annex)).toBe('ForSigning');
  });

  it('require the code of exactly these documents', async () => {
    await signing.switchOn();
    await signing.askCodeOfSeveral([annex, contract]);
    const code = await signing.lastCode();
    expect(outcomeOf(await signing.signSeveral(all, code))).toBe('400 EC_Verification_Failed');
    expect(outcomeOf(await signing.sign(annex, code))).toBe('400 EC_Verification_Failed');
    expect(outcomeOf(await signing.signSeveral([annex, contract], code))).toBe('204');
  });
});

it('a document with two valid codes at the same time is signed once', async () => {
  await signing.switchOn();
  await signing.askCode(annex);
  const own = await signing.lastCode();
  await signing.askCodeOfSeveral([annex, contract]);
  const ofBoth = await signing.lastCode();
  const answers = await Promise.all([signing.sign(annex, own), signing.signSeveral([annex, contract], ofBoth)]);
  expect(answers.map(outcomeOf).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    '204',
    '409 EC_Document_Already_Signed',
  ]);
});

describe('under 100 concurrent attempts', () => {
  it('at most five wrong codes are checked, and nothing is signed', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const right = await signing.lastCode();
    const wrong = (index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0');
    const answers = tally(await aHundredTimes(async (index) => outcomeOf(await signing.sign(annex, wrong(index)))));
    expect(answers['400 EC_Wrong_Verification_Code']).toBe(5);
    expect(answers['429 EC_Reach_Max_Attempts']).toBe(95);
    expect(outcomeOf(await signing.sign(annex, right))).toBe('429 EC_Reach_Max_Attempts');
    expect(await statusOf(annex)).toBe('ForSigning');
  });

  it('the right code signs once, with one file and one audit entry', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    const code = await signing.lastCode();
    const answers = tally(await aHundredTimes(async () => outcomeOf(await signing.sign(annex, code))));
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

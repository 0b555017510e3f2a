import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { sealedParts } from '../../sealed-parts.ts';
import { readEvidence } from './read-evidence.ts';
import { pemKey } from '../../server/sealing-key/pem-key.ts';
import { selfSignedCertificate } from '../../server/sealed-pdf/self-signed-certificate.ts';

const { annex, contract, number } = desislava;
let signing: SigningPortal;
let sealed: Buffer;

beforeAll(async () => {
  signing = await openSigning();
  await signing.switchOn();
  const note = (event: string) =>
    signing.who.call('PUT', '/esigning/api/documents/reading', { body: { document_id: annex, event } });
  await note('opened');
  await signing.portal.pass(60);
  await note('read');
  await note('opened');
  await signing.portal.pass(20);
  await signing.signByCode(annex);
  sealed = (await signing.download(annex)).bytes;
});
afterAll(() => signing.close());

const sha256 = (...parts: Uint8Array[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** The data of a file that the check page sends. */
const claimsOf = (file: Buffer) => {
  const parts = sealedParts(file);
  const seal = parts && { content_hash: sha256(...parts.content), cms: parts.cms, is_intact: parts.isIntact };
  return { file_hash: sha256(file), seal };
};
const check = async (file: Buffer) => {
  const { body } = await signing.portal.browser().call('POST', '/esigning/api/seals/check', { body: claimsOf(file) });
  return body as { verdict: string; sealed_at: string | null };
};
/** As if the database was restored from a backup older than the file. */
const withoutRecords = async (work: () => Promise<void>) => {
  const { db } = signing.portal.platform;
  const records = await db.deleteFrom('sealed_file').returningAll().execute();
  await work();
  await db.insertInto('sealed_file').values(records).execute();
};
const flipped = (file: Buffer, place: number, by = 1) => {
  const changed = Buffer.from(file);
  changed[place] = changed[place]! ^ by;
  return changed;
};

describe('the evidence of a signing', () => {
  it('states who signed what, when and by which number, and that nothing changed since', async () => {
    const evidence = await signing.evidence(annex);
    expect(evidence).toMatchObject({ signer_name: 'Десислава Николова', msisdn: number, is_whole: true });
    const moments = [evidence.created_at, evidence.opened_at, evidence.read_at, evidence.code_sent_at];
    expect(moments.map(String).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(moments);
    expect(Date.parse(evidence.read_at!) - Date.parse(evidence.opened_at!)).toBeGreaterThanOrEqual(60_000);
    expect(evidence.file_hash).toBe(sha256(sealed));
    const { rows } = await sql<{ bytes: Buffer }>`
      select bytes from document_file where document_id = ${annex} and form = 'original'`.execute(
      signing.portal.platform.db,
    );
    expect(evidence.document_hash).toBe(sha256(rows[0]!.bytes));
  });

  it('is not whole with a foreign seal, although every hash matches', async () => {
    const { platform } = signing.portal;
    const { key, certificate } = selfSignedCertificate('Another seal', new Date());
    const foreign = {
      certificates: [new X509Certificate(certificate)],
      others: [],
      key: pemKey(createPrivateKey(key)),
    };
    const { customer_id: customerId } = await platform.db
      .selectFrom('document')
      .select('customer_id')
      .where('document_id', '=', annex)
      .executeTakeFirstOrThrow();
    expect(await readEvidence(platform, foreign, { customerId, documentId: annex })).toMatchObject({
      body: { is_whole: false },
    });
  });

  it('of a document that was not signed here does not exist', async () => {
    const answer = await signing.who.call('GET', '/esigning/api/documents/evidence', {
      query: { DocumentId: contract },
    });
    expect(outcomeOf(answer)).toBe('404 EC_ESign_Document_Id_Missing');
  });
});

describe('a checked file', () => {
  it('is whole as sealed', async () => {
    expect(await check(sealed)).toMatchObject({
      verdict: 'whole',
      sealed_at: (await signing.evidence(annex)).signed_at,
    });
  });

  it('with any changed byte is ours and altered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), async (place, by) => {
        await signing.portal.platform.db.deleteFrom('rate_limit').execute();
        const { verdict, sealed_at } = await check(flipped(sealed, place, by));
        expect([verdict, sealed_at]).toEqual(['altered', null]);
      }),
      { numRuns: 100 },
    );
  });

  // Parts that a signature does not cover, such as the name of its hash algorithm, are detected by the file hash.
  it('with a changed digit of the seal itself is ours and altered, tried at every eleventh digit', async () => {
    const { content, cms } = sealedParts(sealed)!;
    const first = content[0].length + 1;
    const places = Array.from(cms!, (_, index) => first + index).filter((_, index) => index % 11 === 0);
    for (let from = 0; from < places.length; from += 100) {
      await signing.portal.platform.db.deleteFrom('rate_limit').execute();
      const answers = await Promise.all(places.slice(from, from + 100).map((at) => check(flipped(sealed, at))));
      expect(answers.filter(({ verdict }) => verdict !== 'altered')).toEqual([]);
    }
  });

  const changes = (): [string, Buffer][] => {
    const { content, cms } = sealedParts(sealed)!;
    const sealFrom = content[0].length;
    const upperCase = Buffer.from(sealed);
    upperCase.write(cms!.toUpperCase(), sealFrom + 1, 'latin1');
    return [
      ['a newline appended', Buffer.concat([sealed, Buffer.from('\n')])],
      ['its last byte cut', sealed.subarray(0, -1)],
      ['another padding', flipped(sealed, sealFrom + 1 + cms!.length + 100)],
      ['hex digits in capitals', upperCase],
      ['another byte in the CMS', flipped(sealed, sealFrom + 200)],
      ['another byte in a page', flipped(sealed, 2000)],
      ['another range', flipped(sealed, sealed.lastIndexOf('/ByteRange') + 14)],
    ];
  };

  it('that was changed is reported as ours and altered, also without a record', async () => {
    const verdicts = async () => {
      const found = [];
      for (const [what, file] of changes()) found.push(`${what}: ${(await check(file)).verdict}`);
      return found;
    };
    const altered = changes().map(([what]) => `${what}: altered`);
    expect(await verdicts()).toEqual(altered);
    await withoutRecords(async () => expect(await verdicts()).toEqual(altered));
  });

  it('with a valid seal and no record is reported as unrecorded', async () => {
    await withoutRecords(async () =>
      expect(await check(sealed)).toMatchObject({ verdict: 'unrecorded', sealed_at: null }),
    );
    expect((await check(sealed)).verdict).toBe('whole');
  });

  it('that was never sealed has no seal, even if it is the original document', async () => {
    expect(await check((await signing.download(contract)).bytes)).toMatchObject({
      verdict: 'no-seal',
      sealed_at: null,
    });
  });

  it('with our hash and a foreign seal is not ours', async () => {
    const body = {
      file_hash: sha256(sealed),
      seal: { content_hash: '0'.repeat(64), cms: '3003020101', is_intact: true },
    };
    const answer = await signing.portal.browser().call('POST', '/esigning/api/seals/check', { body });
    expect(answer.body).toMatchObject({ verdict: 'not-ours', sealed_at: null });
  });

  it('can be checked 120 times an hour from one address', async () => {
    await signing.portal.platform.db.deleteFrom('rate_limit').execute();
    const body = { file_hash: '0'.repeat(64), seal: null };
    const ask = async () =>
      outcomeOf(await signing.portal.browser().call('POST', '/esigning/api/seals/check', { body }));
    const answers = await Promise.all(Array.from({ length: 130 }, ask));
    expect(answers.filter((each) => each === '200')).toHaveLength(120);
    expect(answers.filter((each) => each === '429 EC_Too_Many_Requests')).toHaveLength(10);
  });
});

describe('a byte changed in the database', () => {
  /** Applies a change, reads the evidence, and reverts the change. */
  const wholeAfter = async (change: string, back: string) => {
    const { pool } = signing.portal.platform;
    await pool.query('alter table audit disable trigger all');
    await pool.query(change);
    const { body } = await signing.who.call('GET', '/esigning/api/documents/evidence', {
      query: { DocumentId: annex },
    });
    await pool.query(back);
    await pool.query('alter table audit enable trigger all');
    return (body as { is_whole?: boolean }).is_whole ?? false;
  };
  const file = (form: string) => `document_id = '${annex}' and form = '${form}'`;
  const flip = (form: string, place: number) => {
    const change = `update document_file set bytes = set_byte(bytes, ${place}, get_byte(bytes, ${place}) # 1) where ${file(form)}`;
    return [change, change] as const;
  };
  const row = `action = 'document.sign' and subject = '${annex}'`;

  it('of the stored files is detected', async () => {
    for (const place of [0, 9, 500, sealed.length - 30_000, sealed.length - 1]) {
      expect(await wholeAfter(...flip('sealed', place))).toBe(false);
    }
    for (const place of [0, 700]) expect(await wholeAfter(...flip('original', place))).toBe(false);
    expect((await signing.evidence(annex)).is_whole).toBe(true);
  });

  it('of the evidence is detected anywhere', async () => {
    const { facts } = await signing.portal.platform.db
      .selectFrom('audit')
      .select('facts')
      .where('action', '=', 'document.sign')
      .executeTakeFirstOrThrow();
    const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
    for (let place = 0; place < facts.length; place += 23) {
      const other = facts.slice(0, place) + (facts[place] === '7' ? '8' : '7') + facts.slice(place + 1);
      const change = `update audit set facts = ${text(other)} where ${row}`;
      expect(await wholeAfter(change, `update audit set facts = ${text(facts)} where ${row}`)).toBe(false);
    }
    for (const column of ['happened_at', 'signed_at']) {
      const table = column === 'signed_at' ? `document` : 'audit';
      const which = column === 'signed_at' ? `document_id = '${annex}'` : row;
      const move = (sign: string) =>
        `update ${table} set ${column} = ${column} ${sign} interval '1 second' where ${which}`;
      expect(await wholeAfter(move('+'), move('-'))).toBe(false);
    }
    expect((await signing.evidence(annex)).is_whole).toBe(true);
  });
});

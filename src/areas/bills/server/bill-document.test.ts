import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newest, openBills, type BillsPortal } from '#testing/bills.ts';
import { describeWithPrograms } from '#testing/external-program.ts';
import { pdfText } from '#testing/pdf-info.ts';

let bills: BillsPortal;
beforeAll(async () => {
  bills = await openBills();
});
afterAll(() => bills.close());

const document = (id: string) => bills.maria.call('GET', `/billing/bills/${id}/document`);

it('the portal writes the document once, and it never changes [BL-007, BL-008]', async () => {
  const first = await document(newest);
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/filename="\d{10}\.pdf"/),
  });
  expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await bills.portal.platform.pool.query(`update bill_line set name_bg = 'Друго' where bill_id = $1`, [newest]);
  expect((await document(newest)).bytes.equals(first.bytes)).toBe(true);
});

it.each([
  ['a bill', 'M1000101-07', true],
  ['a bill of nothing', 'M1000101-08', false],
  ['a credit note', 'M1000101-06-c', false],
])('the document of %s (%s) asks for a transfer: %s', async (_what, id, asks) => {
  await bills.portal.platform.pool.query(
    `update bill set total_cents = 0, open_cents = 0 where bill_id = 'M1000101-08'`,
  );
  const { status, bytes } = await document(id);
  expect([status, (await pdfText(bytes)).includes('BG80 BNBG')]).toEqual([200, asks]);
});

it('two requests at once get the same document [BL-008]', async () => {
  const [one, other] = await Promise.all([document('M1000101-02'), document('M1000101-02')]);
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

it('the document of the operator comes first [BL-007]', async () => {
  const own = Buffer.from('%PDF-1.7 own');
  await bills.portal.platform.pool.query(
    `insert into bill_file (customer_id, bill_id, content, created_at)
      select customer_id, bill_id, $2, now() from bill where bill_id = $1`,
    ['M1000101-05', own],
  );
  expect((await document('M1000101-05')).bytes.equals(own)).toBe(true);
});

describeWithPrograms(['pdftotext'], () =>
  it('the document has the lines, the VAT and the IBAN in Cyrillic and Latin letters [BL-007]', async () => {
    const { bytes } = await document('M1000101-04');
    const text = execFileSync('pdftotext', ['-', '-'], { input: bytes }).toString();
    for (const word of [
      'Сметка',
      'Простор 25',
      'Дом ТВ 180',
      'ДДС',
      '20 %',
      'BG80 BNBG 9661 1020 3456 78',
      'EUR',
      'BGN',
    ]) {
      expect(text).toContain(word);
    }
  }),
);

it('the lines come as CSV, with a mark for spreadsheets and without formulas [BL-018]', async () => {
  await bills.portal.platform.pool.query(`update bill_line set name_bg = '=1+1' where bill_id = $1 and line_no = 1`, [
    'M1000101-03',
  ]);
  const { bytes, headers } = await bills.maria.call('GET', '/billing/bills/M1000101-03/csv');
  expect(headers['content-type']).toContain('text/csv');
  const rows = bytes.toString().split('\n');
  expect(rows[0]).toBe('\uFEFFnumber,kind,name,from,to,quantity,vat_percent,amount_eur');
  expect(rows[1]).toBe(`359888100101,plan,'=1+1,,,,20,22.99`);
});

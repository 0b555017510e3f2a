import { afterAll, beforeAll, expect, it } from 'vitest';
import { shownMoment } from '#platform/clock.ts';
import { openContracts, plamen, statement, type ContractsPortal } from '#testing/contracts.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { pdfText } from '#testing/pdf-info.ts';

let contracts: ContractsPortal;
beforeAll(async () => {
  contracts = await openContracts();
});
afterAll(() => contracts.close());

it('does not exist before the withdrawal', async () => {
  const reply = await contracts.who.call('GET', contracts.path(plamen.package, 'receipt'));
  expect(outcomeOf(reply)).toBe('404 EC_Not_Found');
});

it('contains the statement, the contract, the day and time, and what follows, and is the same in the mail [FE-001]', async () => {
  const { submitted_at } = (await contracts.withdraw(plamen.package)).body as { submitted_at: string };
  const receipt = await contracts.who.call('GET', contracts.path(plamen.package, 'receipt'));
  const text = await pdfText(receipt.bytes);
  for (const part of [
    'Разписка за отказ от договор',
    'Аз, Пламен Тодоров, се отказвам от договора за „Балкани · 7 дни“',
    plamen.package,
    shownMoment(new Date(submitted_at)),
    statement.email,
    '2,96',
    '3,94',
    'Приспада се от следваща сметка',
  ]) {
    expect(text).toContain(part);
  }
  const [mail] = await contracts.mails();
  expect(await pdfText(mail!.attachment!)).toBe(text);
});

it('is in the language of the statement [FE-001]', async () => {
  await contracts.withdraw(plamen.traffic, statement, { 'accept-language': 'en' });
  const receipt = await contracts.who.call('GET', contracts.path(plamen.traffic, 'receipt'));
  expect(await pdfText(receipt.bytes)).toContain('I, Пламен Тодоров, withdraw from the contract for “Traffic 10 GB”');
});

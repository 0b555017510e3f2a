import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractSummary } from '#platform/contract-summary.ts';
import { openContracts, plamen, type ContractsPortal } from '#testing/contracts.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { pdfText } from '#testing/pdf-info.ts';

let contracts: ContractsPortal;
beforeAll(async () => {
  contracts = await openContracts();
});
afterAll(() => contracts.close());

const offer = (kind: string, subjects: string, msisdn: string = plamen.number) => ({
  query: { msisdn, kind, subjects },
});
const linesOf = ({ sections }: ContractSummary) =>
  sections.flatMap(({ title, facts }) => [title, ...facts.map(({ name, value }) => `${name}: ${value}`)]);

describe('the summary of a contract', () => {
  it('has the services, speeds and remedies, prices, term, end, withdrawal and accessibility [FE-005]', async () => {
    const { body } = await contracts.who.call('GET', `/contracts/${plamen.contract}/summary`);
    const lines = linesOf(body as ContractSummary);
    const titles = (body as ContractSummary).sections.map(({ title }) => title);
    expect(titles).toEqual([
      'Оператор',
      'Услуги',
      'Скорости на интернета',
      'Цена',
      'Срок, подновяване и прекратяване',
      'За хора с увреждания',
    ]);
    expect(lines.join('\n')).toMatch(/Телефон за помощ: 0700 00 123/);
    expect(lines.join('\n')).toMatch(
      /До 500 Mbit\/s за изтегляне и 250 Mbit\/s за качване; обичайно 400 Mbit\/s; поне 200 Mbit\/s/,
    );
    expect(lines.join('\n')).toMatch(/Общо на месец: 22,98/);
    expect(lines.join('\n')).toMatch(/При край преди срока: .*68,94.*Днес: 177,28/);
    expect(lines.join('\n')).toMatch(/Право на отказ: 14 дни/);
  });

  it('is the same as PDF, in both languages, and only for its customer [FE-005]', async () => {
    const file = await contracts.who.call('GET', `/contracts/${plamen.contract}/summary/document`, {
      headers: { 'accept-language': 'en' },
    });
    expect(file.headers['content-type']).toBe('application/pdf');
    const text = await pdfText(file.bytes);
    expect(text).toContain('Contract summary: M1001741');
    expect(text).toContain('at least 200 Mbit/s');
    const maria = await contracts.portal.browser().signIn('maria');
    for (const rest of ['summary', 'summary/document']) {
      expect(outcomeOf(await maria.call('GET', `/contracts/${plamen.contract}/${rest}`))).toBe(
        '403 EC_User_Not_Authoried',
      );
    }
  });
});

describe('the summary of an offer', () => {
  it.each([
    [
      'extra',
      '20123',
      ['Трафик в ЕС: 2,99', 'Срок: Безсрочно', 'Спиране: По всяко време от портала, с края на месеца'],
    ],
    ['extra', '20060', ['30 дни без такса, после']],
    ['extra', '20123,20120', ['Услуга: Трафик в ЕС', 'Услуга: Трафик 10 GB']],
    [
      'roaming-package',
      '63540',
      ['Балкани · 7 дни: 6,90', 'Срок: 7 дни от първото ползване', 'Подновяване: Не се подновява'],
    ],
  ])('of %s %s states its price, term and end before the order [FE-005]', async (kind, subjects, expected) => {
    const { body } = await contracts.who.call('GET', '/contracts/offers/summary', offer(kind, subjects));
    const lines = linesOf(body as ContractSummary)
      .join('\n')
      .replaceAll(/\s/g, ' ');
    for (const line of expected) expect(lines).toContain(line);
    expect(lines).toContain('14 дни от сключването');
    const file = await contracts.who.call('GET', '/contracts/offers/summary/document', offer(kind, subjects));
    expect(await pdfText(file.bytes)).toContain((body as ContractSummary).title);
  });

  const openOffer = (kind: string, subjects: string) => ({ query: { kind, subjects } });
  it('of music exists for anybody [FE-005]', async () => {
    const anybody = contracts.portal.browser();
    const { body } = await anybody.call('GET', '/contracts/open-offers/summary', openOffer('music', 'music'));
    expect(linesOf(body as ContractSummary).join('\n')).toMatch(/30 дни без такса, после/);
    const path = '/contracts/open-offers/summary/document';
    const file = await anybody.call('GET', path, openOffer('music', 'music'));
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('of a top-up states its amount, also for the number of somebody else [FE-005]', async () => {
    const path = '/contracts/open-offers/summary';
    const { body } = await contracts.who.call('GET', path, openOffer('top-up', '1000'));
    const lines = linesOf(body as ContractSummary)
      .join('\n')
      .replaceAll(/\s/g, ' ');
    expect(lines).toContain('Зареждане с 10,00 EUR: 10,00 EUR еднократно');
    for (const odd of ['1', '99999999', 'abc', '-5']) {
      expect(outcomeOf(await contracts.who.call('GET', path, openOffer('top-up', odd)))).toBe('404 EC_Not_Found');
    }
  });

  it.each([
    ['extra', '99999'],
    ['extra', '20123,99999'],
    ['roaming-plan', '99999'],
    ['document', 'M1001741-A1'],
    ['top-up', '7'],
  ])('of %s %s that the number cannot order does not exist', async (kind, subjects) => {
    const reply = await contracts.who.call('GET', '/contracts/offers/summary', offer(kind, subjects));
    expect(outcomeOf(reply)).toBe('404 EC_Not_Found');
  });

  it('is refused for the number of somebody else and for odd subjects', async () => {
    const foreign = await contracts.who.call(
      'GET',
      '/contracts/offers/summary',
      offer('extra', '20123', '359888100101'),
    );
    expect(outcomeOf(foreign)).toBe('403 EC_User_Not_Authoried');
    for (const subjects of ['', ',', '20123,', 'a b', Array.from({ length: 21 }, () => '1').join(',')]) {
      const reply = await contracts.who.call('GET', '/contracts/offers/summary', offer('extra', subjects));
      expect(outcomeOf(reply)).toBe('400 EC_Invalid_Request');
    }
  });
});

it('the summary of a purchase is kept with it [FE-005]', async () => {
  const file = await contracts.who.call('GET', contracts.path(plamen.package, 'summary'));
  const text = await pdfText(file.bytes);
  expect(text).toContain('Обобщение на договора: Балкани · 7 дни');
  expect(text).toMatch(/6,90/);
  // Its days are not known any more, and it is not unlimited.
  expect(text).not.toContain('Безсрочно');
});

it('the summary of a purchase that the user does not have is refused [FE-005]', async () => {
  const maria = await contracts.portal.browser().signIn('maria');
  const path = contracts.path(plamen.package, 'summary');
  expect(outcomeOf(await maria.call('GET', path))).toBe('403 EC_User_Not_Authoried');
  const unknown = path.replace(plamen.package, '00000000-0000-4000-8000-000000000000');
  expect(outcomeOf(await contracts.who.call('GET', unknown))).toBe('403 EC_User_Not_Authoried');
});

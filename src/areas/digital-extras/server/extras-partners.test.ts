import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { transactionsLeftOpen } from '#testing/open-transactions.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';

const { withAll, full, swapped } = numbers;
/** One server stands in for every partner of the operator. */
let partner: PartnerServer;
let extras: ExtrasPortal;
let held: unknown[];

beforeEach(async () => {
  partner = await startPartner();
  const names = ['STREAMING', 'INSURER', 'SCHOOL_CODES', 'PUBLISHERS', 'PROTECTION'];
  const settings = names.flatMap((name) => [
    [`${name}_URL`, `${partner.url}/${name}`],
    [`${name}_TOKEN`, `token of ${name}`],
  ]);
  extras = await openExtras('maria', Object.fromEntries(settings) as Record<string, string>);
  held = [];
  partner.beforeAnswer = async () => {
    held.push(...(await transactionsLeftOpen(extras.portal.platform.pool)));
  };
});
afterEach(async () => {
  await extras.close();
  await partner.close();
  if (held.length > 0) throw new Error(`a transaction was open during a partner call: ${JSON.stringify(held)}`);
});

const calls = () => partner.asked.map(({ call }) => call);
const post = (path: string, body: object) => extras.call('POST', path, { body });

describe('the insurer of an operator', () => {
  const details = () => extras.call('GET', '/insurance/details', { query: { serviceId: swapped, extraCode: '20055' } });

  it('issues the number of a phone policy; the extra stays in progress while the insurer is unavailable', async () => {
    await extras.activate(swapped, ['20055']);
    partner.answers.push({ status: 503 });
    await extras.pass(5);
    expect((await extras.extra(swapped, '20055')).status).toBe('InProgress');
    partner.answers.push({ status: 200, body: { policyNumber: 'P-17' } });
    await extras.pass(61);
    expect((await extras.extra(swapped, '20055')).status).toBe('Active');
    expect((await details()).body).toMatchObject({ policy_number: 'P-17' });
    expect(calls()).toEqual(['POST /INSURER/phones', 'POST /INSURER/phones']);
    expect(partner.asked[0]).toMatchObject({ token: 'Bearer token of INSURER', body: { msisdn: swapped } });
    expect(partner.asked[0]?.key).toBe(partner.asked[1]?.key);
  });

  it('that refuses a phone policy leaves the extra inactive', async () => {
    await extras.activate(swapped, ['20055']);
    partner.answers.push({ status: 422, body: {} });
    await extras.pass(5);
    expect((await extras.extra(swapped, '20055')).status).toBe('Inactive');
    expect(outcomeOf(await details())).toBe('409 EC_Already_Inactive');
  });

  const home = { contact_number: '0888100103', zip_code: '1000', city: 'София', address: 'ул. Шипка 12' };
  const askForHome = () => post('/home-assistance/activate', { ...home, msisdn: swapped, extra_code: '20051' });
  const policy = () => extras.call('GET', '/home-assistance/policy', { query: { msisdn: swapped } });

  it('issues the number of a home policy, and confirms it on the next request', async () => {
    partner.answers.push({ status: 200, body: { policyNumber: 'H-1' } });
    expect(outcomeOf(await askForHome())).toBe('202');
    partner.answers.push({ status: 200, body: { state: 'waiting' } });
    await extras.pass(5);
    expect((await policy()).body).toMatchObject({ policy_number: 'H-1', status: 'Pending' });
    partner.answers.push({ status: 200, body: { state: 'confirmed', documentId: 'D-1' } });
    await extras.pass(61);
    expect((await policy()).body).toMatchObject({ policy_number: 'H-1', status: 'Active' });
    expect(calls()).toEqual(['POST /INSURER/numbers', 'PUT /INSURER/homes/H-1', 'PUT /INSURER/homes/H-1']);
    const document = await extras.call('GET', '/home-assistance/policy/get-document-id', {
      query: { policyNumber: 'H-1' },
    });
    expect(document.body).toEqual({ document_id: 'D-1' });
  });

  it('that does not answer returns an error, and nothing is ordered', async () => {
    partner.answers.push('hang up');
    expect(outcomeOf(await askForHome())).toBe('503 EC_Partner_Unavailable');
    expect((await extras.extra(swapped, '20051')).status).toBe('Inactive');
  });

  it('that refuses a home policy ends the pending extra', async () => {
    partner.answers.push({ status: 200, body: { policyNumber: 'H-2' } }, { status: 422, body: {} });
    await askForHome();
    await extras.pass(5);
    expect((await extras.extra(swapped, '20051')).status).toBe('Inactive');
    expect(outcomeOf(await policy())).toBe('409 EC_Already_Inactive');
  });
});

it('the school platform of an operator issues the code', async () => {
  await extras.activate(swapped, ['20069']);
  partner.answers.push({ status: 200, body: { code: 'SCHOOL-9' } });
  await extras.pass(5);
  const { body } = await extras.call('GET', `/enlightenment/code/swappable/${swapped}/check`);
  expect(body).toEqual({ has_code: true, code: 'SCHOOL-9' });
  expect(partner.asked).toMatchObject([{ call: 'POST /SCHOOL_CODES/codes', body: { msisdn: swapped } }]);
});

it.each([300, 500])('a publisher gets the current access, with retries after the answer %i', async (status) => {
  const resend = { query: { source: 'capital', msisdn: withAll } };
  expect(outcomeOf(await extras.call('POST', '/msisdn/resend/verification', resend))).toBe('204');
  const code = await extras.lastCode(withAll);
  const verified = await extras.call('PATCH', '/msisdn/verification', { query: { source: 'capital', code } });
  expect(outcomeOf(verified)).toBe('204');
  partner.answers.push({ status });
  await extras.pass(1);
  await extras.pass(61);
  expect(partner.asked).toMatchObject([
    { call: `PUT /PUBLISHERS/capital/readers/${withAll}`, body: { access: true } },
    { call: `PUT /PUBLISHERS/capital/readers/${withAll}`, body: { access: true } },
  ]);
  await extras.pass(61);
  expect(partner.asked).toHaveLength(2);
  await extras.pass(86_400);
  await extras.end(withAll, { type: 'addon', code: '20061' });
  await extras.pass(32 * 86_400);
  expect(partner.asked.slice(2)).toMatchObject([{ body: { access: false } }]);
});

describe('the protection service of an operator', () => {
  const wayIn = () => extras.call('GET', `/net-protect/token/${withAll}`);

  it('returns the link, and an error when it does not answer', async () => {
    const link = { token: 't-1', link: 'https://protect.example/in?t=t-1' };
    partner.answers.push({ status: 200, body: link });
    expect((await wayIn()).body).toEqual(link);
    partner.answers.push({ status: 200, body: { token: 't-1' } });
    expect(outcomeOf(await wayIn())).toBe('503 EC_Partner_Unavailable');
  });

  it('is not called for a number that it does not protect', async () => {
    expect(outcomeOf(await extras.call('GET', `/net-protect/token/${full}`))).toBe('409 EC_Already_Inactive');
    expect(partner.asked).toEqual([]);
  });
});

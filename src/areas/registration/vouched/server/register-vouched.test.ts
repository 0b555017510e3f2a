import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identitySettings, signInByProvider, visitProvider } from '#testing/identity-visit.ts';
import { startOpenIdProvider, type OpenIdProvider } from '#testing/openid-provider.ts';
import { sentMessages } from '#testing/outbox.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { newPassword } from '#testing/registrant.ts';

/** Даниел is a private customer without a profile. */
const daniel = { sub: 'daniel-there', customer_id: '9203149959', email: 'daniel@example.bg', email_verified: true };

let provider: OpenIdProvider;
let portal: TestPortal;

beforeAll(async () => {
  provider = await startOpenIdProvider();
});
afterAll(() => provider.close());
beforeEach(async () => {
  portal = await openPortal(identitySettings(provider));
  Object.assign(provider, { claims: daniel, userInfo: {}, clock: () => portal.platform.clock.now() });
  return () => portal.close();
});

const codeOf = ({ body }: { body: unknown }) => (body as { ErrorCode?: string } | undefined)?.ErrorCode;
const path = '/account/auth/vouched-registration';

async function offered(browser = portal.browser(), claims: JWTPayload = daniel) {
  provider.claims = claims;
  const { status, body } = await visitProvider(browser, provider);
  expect([status, codeOf({ body })]).toEqual([409, 'EC_Profile_Missing']);
  return { browser, token: (body as { Properties: { Token: string } }).Properties.Token };
}
type Offer = { browser: Browser; token: string };

const read = ({ browser, token }: Offer) => browser.call('GET', path, { headers: { 'registration-token': token } });
const register = ({ browser, token }: Offer, more: object = {}) =>
  browser.call('POST', path, {
    body: { Token: token, Password: newPassword, TermsAgree: true, Language: 'bg', ...more },
  });

const accountsOfDaniel = async () => {
  const { rows } = await portal.platform.pool.query<{ email: string }>(
    `select email from account join account_pid using (account_id) join customer_pid using (customer_id)
     where customer_pid.pid = '9203149959'`,
  );
  return rows.map(({ email }) => email);
};

describe('a confirmed customer without a profile', () => {
  it('sees what is known and registers with a password and the terms only [RG-002, RG-035]', async () => {
    const offer = await offered();
    const known = await read(offer);
    expect(known.body).toMatchObject({ email: 'daniel@example.bg', first_name: 'Даниел', last_name: 'Стоянов' });
    expect((await register(offer)).status).toBe(204);

    const browser = await signInByProvider(portal.browser(), provider);
    const { body } = await browser.call('GET', '/gateway/user-profiles/account-information');
    const profile = body as { username: string; pids: string[]; services: { owner: boolean }[] };
    expect(profile).toMatchObject({ username: 'daniel@example.bg', pids: ['9203149959'], first_name: 'Даниел' });
    expect(profile.services).toHaveLength((known.body as { services: number }).services);
    expect(profile.services.every(({ owner }) => owner)).toBe(true);
    await portal.browser().signIn('daniel@example.bg', newPassword);
  });

  it('leaves an audit entry, an e-mail and an SMS to the number', async () => {
    await register(await offered());
    const { pool, db, keys } = portal.platform;
    const { rows } = await pool.query(
      `select facts::jsonb as facts from audit join customer_pid using (customer_id)
       where pid = '9203149959' and action = 'registration.complete'`,
    );
    expect(rows).toEqual([{ facts: { clientType: 'PrivateOwner', isOwner: true, provedBy: provider.issuer } }]);
    const sent = (await sentMessages(db, keys.storage)).slice(-2);
    expect(sent.map(({ channel }) => channel)).toEqual(['email', 'sms']);
    expect(sent[0]).toMatchObject({ recipient: 'daniel@example.bg' });
  });

  it.each([
    ['without the terms', { TermsAgree: false }, 'EC_Invalid_Request'],
    ['with a weak password', { Password: 'weak' }, 'EC_Invalid_Request'],
    ['with a common password', { Password: 'Password1!' }, 'EC_Common_Password'],
    ['with an e-mail of their choice', { Email: 'other@example.bg' }, 'EC_Invalid_Request'],
    ['with a pid of their choice', { Pid: '8307099971' }, 'EC_Invalid_Request'],
  ])('%s gets none, and may correct it [RG-035]', async (_, wrong, code) => {
    const offer = await offered();
    expect(codeOf(await register(offer, wrong))).toBe(code);
    expect(await accountsOfDaniel()).toEqual([]);
    expect((await register(offer)).status).toBe(204);
  });
});

describe('the full registration remains for', () => {
  it.each<[string, JWTPayload]>([
    ['a company, which needs its contract', { ...daniel, customer_id: '999001012' }],
    ['an unknown customer', { ...daniel, customer_id: '0000000000' }],
    ['an e-mail that is not verified', { ...daniel, email_verified: false }],
    ['an e-mail verified in another way', { ...daniel, email_verified: 'true' }],
    ['a missing e-mail', { sub: daniel.sub, customer_id: daniel.customer_id }],
    ['a malformed e-mail', { ...daniel, email: 'daniel' }],
    ['a missing customer key', { ...daniel, customer_id: undefined }],
  ])('%s', async (_, claims) => {
    provider.claims = claims;
    expect(codeOf(await visitProvider(portal.browser(), provider))).toBe('EC_Identity_Not_Known');
  });

  it('a customer who moved to the business portal', async () => {
    await portal.platform.pool.query(`update customer set is_migrated = true where pid = '9203149959'`);
    expect(codeOf(await visitProvider(portal.browser(), provider))).toBe('EC_Identity_Not_Known');
  });

  it('a provider that links by e-mail, because its customer key is not relied on', async () => {
    const byEmail = await openPortal({ ...identitySettings(provider), OIDC_LINKS_BY: 'verified-email' });
    provider.clock = () => byEmail.platform.clock.now();
    expect(codeOf(await visitProvider(byEmail.browser(), provider))).toBe('EC_Identity_Not_Known');
    await byEmail.close();
  });

  it('a customer with several profiles', async () => {
    await portal.platform.pool.query(
      `insert into account_pid (account_id, customer_id) select account_id, customer_id from account, customer_pid
       where username in ('georgi@demo.abonat.bg', 'maria@demo.abonat.bg') and pid = '9203149959'`,
    );
    expect(codeOf(await visitProvider(portal.browser(), provider))).toBe('EC_Identity_Not_Known');
  });
});

describe('a token', () => {
  it('that is forged, or comes from another browser, opens and makes nothing', async () => {
    const offer = await offered();
    const other = await offered(portal.browser(), { ...daniel, sub: 'another' });
    for (const wrong of [
      { browser: offer.browser, token: 'x'.repeat(43) },
      { browser: portal.browser(), token: offer.token },
      { browser: other.browser, token: offer.token },
    ]) {
      expect(codeOf(await read(wrong))).toBe('EC_Expired_Or_Completed_Registration');
      expect(codeOf(await register(wrong))).toBe('EC_Expired_Or_Completed_Registration');
    }
    expect(await accountsOfDaniel()).toEqual([]);
  });

  it('works once, also under ten concurrent requests', async () => {
    const offer = await offered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(offer)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(codeOf(await register(offer))).toBe('EC_Expired_Or_Completed_Registration');
    expect(codeOf(await read(offer))).toBe('EC_Expired_Or_Completed_Registration');
    expect(await accountsOfDaniel()).toEqual(['daniel@example.bg']);
  });

  it('works for half an hour', async () => {
    const offer = await offered();
    await portal.pass(30 * 60 + 1);
    expect(codeOf(await read(offer))).toBe('EC_Expired_Or_Completed_Registration');
    expect(codeOf(await register(offer))).toBe('EC_Expired_Or_Completed_Registration');
  });

  it('is not stored in clear', async () => {
    const { token } = await offered();
    const { rows } = await portal.platform.pool.query('select vouched_customer::text as row from vouched_customer');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(portal.log.join()).not.toContain(token);
  });
});

describe('two registrations of one customer', () => {
  it('in two tabs, or as two users of the provider, make one profile', async () => {
    const browser = portal.browser();
    const offers = [await offered(browser), await offered(browser)];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      offers.push(await offered(portal.browser(), { ...daniel, sub: name, email: `${name}@example.bg` }));
    }
    const answers = await Promise.all(offers.map((offer) => register(offer)));
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    expect(await accountsOfDaniel()).toHaveLength(1);
    for (const offer of offers) expect(codeOf(await register(offer))).toBe('EC_Expired_Or_Completed_Registration');
  });

  it('one of which got a profile in another way meanwhile, make no second one', async () => {
    const offer = await offered();
    await portal.platform.pool.query(
      `insert into account_pid (account_id, customer_id) select account_id, customer_id from account, customer_pid
       where username = 'georgi@demo.abonat.bg' and pid = '9203149959'`,
    );
    expect(codeOf(await read(offer))).toBe('EC_Expired_Or_Completed_Registration');
    expect(codeOf(await register(offer))).toBe('EC_Expired_Or_Completed_Registration');
    expect(await accountsOfDaniel()).toEqual(['georgi@demo.abonat.bg']);
  });
});

it('an e-mail that has a profile is refused, and that profile stays as it was', async () => {
  const offer = await offered(portal.browser(), { ...daniel, email: 'Maria@demo.abonat.bg' });
  expect(codeOf(await read(offer))).toBe('EC_Email_Already_Used');
  expect(codeOf(await register(offer))).toBe('EC_Email_Already_Used');
  expect(await accountsOfDaniel()).toEqual([]);
  await portal.browser().signIn('maria');
});

it('an identity that was linked meanwhile gets no second profile', async () => {
  const offer = await offered();
  await portal.platform.pool.query(
    `insert into identity_link select $1, $2, account_id, now() from account where username = 'maria@demo.abonat.bg'`,
    [provider.issuer, daniel.sub],
  );
  expect(codeOf(await register(offer))).toBe('EC_Expired_Or_Completed_Registration');
  expect(await accountsOfDaniel()).toEqual([]);
});

it('a customer whose profile was erased may register again', async () => {
  await portal.platform.pool.query(
    `insert into account_pid (account_id, customer_id) select account_id, customer_id from account, customer_pid
     where username = 'georgi@demo.abonat.bg' and pid = '9203149959'`,
  );
  await portal.platform.pool.query(
    `update account set email = '', username = 'erased-1', deactivated_at = now() - interval '30 days'
     where username = 'georgi@demo.abonat.bg'`,
  );
  expect((await register(await offered())).status).toBe(204);
});

it('a retry under the same key gets the first answer', async () => {
  const { browser, token } = await offered();
  const body = { Token: token, Password: newPassword, TermsAgree: true, Language: 'bg' };
  const headers = { 'idempotency-key': '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a9001' };
  const answers = [
    await browser.call('POST', path, { body, headers }),
    await browser.call('POST', path, { body, headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
});

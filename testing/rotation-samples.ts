// Everything that a process makes with the secret key and another process continues, for tests of its rotation.

import { randomUUID } from 'node:crypto';
import { knownBrowserId, knownBrowserValue } from '#platform/server/known-browser.ts';
import { isRefusal } from '#platform/errors.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { deliver } from '#platform/server/outbox/deliver.ts';
import { enqueueSecretMessage } from '#platform/server/outbox/enqueue-message.ts';
import { findAddress, replaceSubscription } from '#platform/server/outbox/subscription-store.ts';
import { formFields } from '#areas/profile/cards/rules.ts';
import type { PaymentForm } from '#areas/profile/cards/contract.ts';
import { codeAt, deskPassword, enrol } from './desk.ts';
import { homeOn, homes } from './home-network.ts';
import { operatorApiOn } from './operator-api.ts';
import type { Browser, TestPortal } from './portal.ts';
import { newestLink, newestMessage, registrantOn } from './registrant.ts';

/** Begins something in one process; the result continues it in another and tells whether that worked. */
type Sample = (at: TestPortal) => Promise<(at: TestPortal) => Promise<boolean>>;

/** The same browser, whose requests another process now answers. */
function moved(browser: Browser, to: TestPortal): Browser {
  const { tokens, sessionId, cookies } = browser;
  return Object.assign(to.browser(), { tokens, sessionId, cookies });
}

const refresh = (browser: Browser, refreshToken = browser.tokens!.refresh_token) =>
  browser.call('POST', '/account/auth/token', { body: { refresh_token: refreshToken } });

const accountInformation = '/gateway/user-profiles/account-information';
const customer = { pid: '9005129975', code: '314159' };

/** Stored data, which the job renews. */
export const renewed: Record<string, Sample> = {
  async 'a session'(at) {
    const browser = await at.browser().signIn('maria');
    return async (then) => (await refresh(moved(browser, then))).status === 200;
  },
  async 'the second factor of an operator'(at) {
    const name = `operator-${randomUUID().slice(0, 8)}`;
    const secret = await enrol(at, name, ['support']);
    return async (then) => {
      const code = codeAt(secret, then.platform.clock.now(), 1);
      const body = { name, password: deskPassword, code };
      return (await then.browser().call('POST', '/operator/sign-in', { body })).status === 200;
    };
  },
  async 'the offered second factor of an operator who enrols'(at) {
    const { addOperator } = await import('#areas/operator-desk/entrance/server/manage-operators.ts');
    const key = await addOperator(at.platform, `operator-${randomUUID().slice(0, 8)}`, ['support']);
    const { body } = await at.browser().call('POST', '/operator/enrolment/begin', { body: { key } });
    const { secret } = body as { secret: string };
    return async (then) => {
      const code = codeAt(secret, then.platform.clock.now());
      const asked = { key, password: deskPassword, code };
      return (await then.browser().call('POST', '/operator/enrolment/complete', { body: asked })).status === 204;
    };
  },
  async 'a message with a code'(at) {
    const { db, clock, keys } = at.platform;
    const recipient = `${randomUUID()}@demo.abonat.bg`;
    const message = { channel: 'email' as const, recipient, subject: 'x', body: 'code', createdAt: clock.now() };
    await inTransaction(db, (tx) => enqueueSecretMessage(tx, message, keys.storage));
    return async ({ platform }) => {
      const sent: string[] = [];
      const channel = {
        deliver: (each: { recipient: string }) => Promise.resolve((sent.push(each.recipient), { sent: true as const })),
        close: () => Promise.resolve(),
      };
      const channels = { sms: channel, email: channel, push: channel };
      while ((await deliver({ ...platform, key: platform.keys.storage, keepTexts: true, channels })) > 0);
      return sent.includes(recipient);
    };
  },
  async 'an address of push messages'(at) {
    const { db, clock, keys, push } = at.platform;
    const { publicKey } = push!.pushKey;
    const maria = await at.browser().signIn('maria');
    const { account_id: accountId } = await db
      .selectFrom('session')
      .select('account_id')
      .where('session_id', '=', maria.sessionId)
      .executeTakeFirstOrThrow();
    const subscriptionId = randomUUID();
    const address = { endpoint: `https://fcm.googleapis.com/${subscriptionId}`, keys: { p256dh: 'x', auth: 'y' } };
    const given = { accountId, sessionId: maria.sessionId!, subscriptionId, address, publicKey, now: clock.now() };
    await inTransaction(db, (tx) => replaceSubscription(tx, keys.storage, given));
    return async ({ platform }) => {
      const found = await findAddress(platform.db, platform.keys.storage, {
        subscriptionId,
        push: push!,
        now: clock.now(),
      });
      return found !== null && found !== 'unreadable' && found.endpoint === address.endpoint;
    };
  },
  async 'a pending wifi password'(at) {
    await at.platform.pool.query('delete from router_request');
    const home = await homeOn(at, 'maria');
    const password = `Vitosha-${randomUUID().slice(0, 8)}`;
    await home.set([{ PropertyName: 'WifiPassword', Value: password }]);
    return async (then) => {
      const { body } = await (
        await then.browser().signIn('maria')
      ).call('GET', '/home-network-module/wifi/get-properties', {
        query: { msisdn: homes.maria.msisdn },
      });
      return JSON.stringify(body).includes(password);
    };
  },
  async 'a security code'(at) {
    const customerId = await setSecurityCode(at);
    return (then) => isSecurityCode(then, customerId);
  },
  async 'a changed security code'(at) {
    const customerId = await setSecurityCode(at);
    return async ({ platform }) => {
      const codes = { old: customer.code, next: '271829' };
      return inTransaction(platform.db, (tx) => platform.securityCodes.replace(tx, customerId, codes));
    };
  },
};

/** Only a process before the rotation can have stored it. */
export const earlierSecurityCode: Sample = async (at) => {
  const customerId = await setSecurityCode(at);
  await at.platform.pool.query(`update security_code set hash_keys = '{}' where customer_id = $1`, [customerId]);
  return (then) => isSecurityCode(then, customerId);
};

async function setSecurityCode({ platform }: TestPortal): Promise<number> {
  const { rows } = await platform.pool.query<{ customer_id: number }>(
    `insert into security_code (customer_id) select customer_id from customer where pid = $1
      on conflict (customer_id) do update set owner_wrong_tries = 0, owner_locked_until = null returning customer_id`,
    [customer.pid],
  );
  const customerId = rows[0]!.customer_id;
  await inTransaction(platform.db, (tx) => platform.securityCodes.set(tx, customerId, customer.code));
  return customerId;
}

async function isSecurityCode({ platform }: TestPortal, customerId: number): Promise<boolean> {
  return !isRefusal(await platform.securityCodes.check(customerId, customer.code, 'owner'));
}

/** Values that expire, or that a browser keeps. */
export const expiring: Record<string, Sample> = {
  async 'an access token'(at) {
    const browser = await at.browser().signIn('maria');
    return async (then) => (await moved(browser, then).call('GET', accountInformation)).status === 200;
  },
  async 'a repeated refresh'(at) {
    const browser = await at.browser().signIn('maria');
    const spent = browser.tokens!.refresh_token;
    const first = (await refresh(browser)).body as { refresh_token: string };
    return async (then) => {
      const again = await refresh(moved(browser, then), spent);
      return (again.body as { refresh_token?: string }).refresh_token === first.refresh_token;
    };
  },
  async 'a token of the operator API'(at) {
    const { body } = await operatorApiOn(at).tokenFor();
    const { access_token } = body as { access_token: string };
    const authorization = `Bearer ${access_token}`;
    return async (then) => {
      const path = '/productCatalogManagement/v4/category';
      return (await operatorApiOn(then).call('GET', path, undefined, { authorization })).status === 200;
    };
  },
  'a known browser'(at) {
    const owner = { kind: 'account' as const, id: 1, passwordHash: 'hash' };
    const cookie = knownBrowserValue(at.platform, owner);
    return Promise.resolve((then) => Promise.resolve(knownBrowserId(then.platform, cookie, owner) !== null));
  },
  async 'the form of the payment page'(at) {
    await at.platform.pool.query('truncate card_change, card_change_nonce, embedded_payment');
    const browser = await at.browser().signIn('maria');
    const { data } = (await browser.call('POST', '/payments/saved-cards')).body as PaymentForm;
    return async (then) => {
      const answer = await then.app.inject({
        method: 'POST',
        url: data.url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(formFields(data.transaction)).toString(),
      });
      return answer.statusCode === 303;
    };
  },
  async 'a one-time code'(at) {
    const { db, codes } = at.platform;
    const binding = {
      requester: randomUUID(),
      purpose: 'test',
      recipient: '359888100101',
      guard: 'account:1' as const,
    };
    await at.platform.pool.query('truncate code_send, code_recipient, code_failure');
    let code = '';
    const text = (made: string) => (code = made);
    await inTransaction(db, (tx) => codes.sendCode(tx, { ...binding, remoteAddress: '192.0.2.1', text }));
    return async ({ platform }) =>
      !isRefusal(await inTransaction(platform.db, (tx) => platform.codes.checkCode(tx, { ...binding, code })));
  },
  async 'a repeated request'(at) {
    const email = `${randomUUID().slice(0, 8)}@demo.abonat.bg`;
    const headers = { 'idempotency-key': randomUUID() };
    const body = { Email: email, Password: 'Lastovica!7', TermsAgree: true, OperatingSystem: 'Linux', Language: 'bg' };
    const start = (browser: Browser) =>
      browser.call('POST', '/registration-service/workflows/registration', { body, headers });
    const browser = at.browser();
    const first = await start(browser);
    return async (then) => {
      const again = await start(moved(browser, then));
      return again.status === 200 && JSON.stringify(again.body) === JSON.stringify(first.body);
    };
  },
  async 'a registration with an entered id'(at) {
    const { person, email } = await started(at);
    await person.activate(email, (await newestMessage(at, email)).code);
    await person.signal('SubmitPidOrEik', { pidOrEik: '9203149959', clientType: 'PrivateOwner' });
    return async (then) => {
      const there = registrantOn(then, moved(person.browser, then));
      there.goOnWith(person.id);
      const { body } = await there.signal('SubmitServiceNumber', { serviceNumber: '0888100801' });
      const { workflowCorrelationId, state } = body as { workflowCorrelationId?: string; state?: string };
      return workflowCorrelationId === person.id && state !== 'ServiceNumber';
    };
  },
  async 'the link of a registration'(at) {
    const { person, email } = await started(at);
    const link = await newestLink(at, email);
    return async (then) => {
      const there = registrantOn(then, moved(person.browser, then));
      const { body } = await there.land('EmailActivated', link);
      return (body as { workflowCorrelationId?: string }).workflowCorrelationId === person.id;
    };
  },
};

async function started(at: TestPortal) {
  await at.platform.pool.query('truncate rate_limit, code_send, code_recipient, code_failure');
  const email = `${randomUUID().slice(0, 8)}@demo.abonat.bg`;
  const person = registrantOn(at);
  await person.start(email);
  return { person, email };
}

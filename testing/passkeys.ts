// The portal for tests of passkeys: the calls by name, for a user and a device.

import type { CreationOptions, Passkey, RequestOptions } from '#areas/sign-in/passkeys/contract.ts';
import { demoPassword } from '#database/demo/people.ts';
import { createDevice, type PasskeyDevice } from './passkey-device.ts';
import { openPortal, type Browser, type TestPortal, type TestReply } from './portal.ts';

const base = '/account/auth/passkeys';

export async function openPasskeys() {
  return passkeysOn(await openPortal());
}

export function passkeysOn(portal: TestPortal) {
  const stepUp = (who: Browser) =>
    who.call('POST', '/account/auth/step-up', { body: { factor: 'password', password: demoPassword } });
  const start = async (who: Browser) => (await who.call('POST', `${base}/start`)).body as CreationOptions;
  const add = (who: Browser, body: object) => who.call('POST', base, { body: { name: 'Телефон', ...body } });
  return {
    portal,
    stepUp,
    start,
    add,
    list: async (who: Browser) => (await who.call('GET', base)).body as Passkey[],
    rename: (who: Browser, id: string, name: string) => who.call('PUT', `${base}/${id}`, { body: { name } }),
    remove: (who: Browser, id: string) => who.call('DELETE', `${base}/${id}`),
    /** A user with a passkey on a device. */
    async userWithPasskey(username: string): Promise<{ who: Browser; device: PasskeyDevice; passkey: Passkey }> {
      const who = await portal.browser().signIn(username);
      await stepUp(who);
      const device = createDevice();
      const added = await add(who, device.attest(await start(who)));
      return { who, device, passkey: added.body as Passkey };
    },
    /** Begins a sign-in in a new browser and asks for a passkey. */
    async ask(browser = portal.browser()) {
      const query = { redirectUri: '/my-a1/' };
      const begun = await browser.call('GET', '/account/auth/initiate', { query });
      const { session_id } = begun.body as { session_id: string };
      const asked = await browser.call('POST', `${base}/sign-in/start`, { body: { session_id } });
      const answer = (assertion: object): Promise<TestReply> =>
        browser.call('POST', `${base}/sign-in`, { body: { session_id, assertion } });
      return { browser, session_id, options: asked.body as RequestOptions, answer };
    },
    /** The facts of refused copies in the audit log. */
    async copies(): Promise<unknown[]> {
      const { rows } = await portal.platform.pool.query<{ facts: string }>(
        `select facts from audit where action = 'passkey.copied' order by happened_at`,
      );
      return rows.map(({ facts }) => JSON.parse(facts) as unknown);
    },
    close: () => portal.close(),
  };
}

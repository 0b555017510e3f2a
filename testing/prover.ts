/** A browser that is signed in nowhere and proves a number under a unique id of its own. */
import { randomUUID } from 'node:crypto';
import type { Answered, Asked, Browser, TestPortal } from './portal.ts';

export type Prover = {
  uniqueId: string;
  browser: Browser;
  call(method: string, path: string, asked?: Asked): Promise<Answered>;
  send(msisdn: string): Promise<Answered>;
  resend(msisdn: string): Promise<Answered>;
  verify(code: string): Promise<Answered>;
  recognise(): Promise<Answered>;
  /** Asks for a code and types it. */
  prove(msisdn: string): Promise<Answered>;
};

export function proverOn(portal: TestPortal, source: string, uniqueId: string = randomUUID()): Prover {
  const browser = portal.browser();
  const headers = { 'unique-id': uniqueId };
  const call: Prover['call'] = (method, path, asked = {}) =>
    browser.call(method, `/digital-extras-swap${path}`, { ...asked, headers: { ...headers, ...asked.headers } });
  const send = (msisdn: string) => call('POST', '/msisdn/verification', { query: { msisdn, source } });
  const verify = (code: string) => call('PATCH', '/msisdn/verification', { query: { code, source } });
  return {
    uniqueId,
    browser,
    call,
    send,
    resend: (msisdn) => call('POST', '/msisdn/resend/verification', { query: { msisdn, source } }),
    verify,
    recognise: () => call('GET', '/msisdn/recognition', { query: { source } }),
    async prove(msisdn) {
      await send(msisdn);
      return verify(await sentCode(portal, msisdn));
    },
  };
}

/** The newest code that was sent to a number. */
export async function sentCode(portal: TestPortal, to: string): Promise<string> {
  const row = await portal.platform.db
    .selectFrom('outbox')
    .select('code')
    .where('recipient', '=', to)
    .where('code', 'is not', null)
    .orderBy('message_id', 'desc')
    .executeTakeFirst();
  return row?.code ?? '';
}

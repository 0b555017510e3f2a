/** A browser without sign-in that verifies a number for its own unique id. */
import { sentMessages } from './outbox.ts';
import { newUniqueIdCookie, uniqueIdCookie, uniqueIdOf } from '#platform/server/number-proof/unique-id.ts';
import type { TestReply, TestRequest, Browser, TestPortal } from './portal.ts';

export type Prover = {
  uniqueId: string;
  browser: Browser;
  call(method: string, path: string, asked?: TestRequest): Promise<TestReply>;
  send(msisdn: string): Promise<TestReply>;
  resend(msisdn: string): Promise<TestReply>;
  verify(code: string): Promise<TestReply>;
  /** The token of the embedded host for the line of the browser; null for an unknown line. */
  askHost(): Promise<string | null>;
  /** With the token of the line, or with another. */
  recognise(token?: string | null): Promise<TestReply>;
  /** Requests a code and enters it. */
  prove(msisdn: string): Promise<TestReply>;
};

export function proverOn(portal: TestPortal, source: string, otherId?: string): Prover {
  const browser = portal.browser();
  const cookie = newUniqueIdCookie();
  browser.cookies.set(uniqueIdCookie, cookie);
  const uniqueId = otherId ?? uniqueIdOf(cookie);
  const headers = { 'unique-id': uniqueId };
  const call: Prover['call'] = (method, path, asked = {}) =>
    browser.call(method, `/digital-extras-swap${path}`, { ...asked, headers: { ...headers, ...asked.headers } });
  const askHost = async () => {
    const { body } = await browser.call('GET', '/recognition-host', { query: { uniqueId } });
    return (body as { token: string | null }).token;
  };
  const headersOfToken = (token: string | null): Record<string, string> =>
    token ? { 'recognition-token': token } : {};
  const send = (msisdn: string) => call('POST', '/msisdn/verification', { query: { msisdn, source } });
  const verify = (code: string) => call('PATCH', '/msisdn/verification', { query: { code, source } });
  return {
    uniqueId,
    browser,
    call,
    send,
    resend: (msisdn) => call('POST', '/msisdn/resend/verification', { query: { msisdn, source } }),
    verify,
    askHost,
    recognise: async (token) =>
      call('GET', '/msisdn/recognition', {
        query: { source },
        headers: headersOfToken(token === undefined ? await askHost() : token),
      }),
    async prove(msisdn) {
      await send(msisdn);
      return verify(await sentCode(portal, msisdn));
    },
  };
}

/** The newest code for a number. */
export async function sentCode(portal: TestPortal, to: string): Promise<string> {
  const sent = await sentMessages(portal.platform.db, portal.platform.keys.storage);
  return sent.findLast(({ recipient, code }) => recipient === to && code)?.code ?? '';
}

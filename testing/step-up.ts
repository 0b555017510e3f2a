// The portal for step-up tests: the calls by name, and a change that needs one.

import type { StepUpOptions } from '#areas/sign-in/step-up/contract.ts';
import { openPortal, type TestReply, type Browser, type TestPortal } from './portal.ts';
import { outcomeOf } from './outcome-of.ts';

const base = '/account/auth/step-up';

/** She has no security code; this is her first number. */
export const maria = { pid: '8307099971', number: '359888100101' } as const;

export type StepUpPortal = {
  portal: TestPortal;
  options(who: Browser): Promise<StepUpOptions>;
  sendCode(who: Browser, msisdn: string): Promise<TestReply>;
  confirm(who: Browser, factor: object): Promise<TestReply>;
  requestRecovery(who: Browser): Promise<TestReply>;
  cancelRecovery(who: Browser): Promise<TestReply>;
  cancelByLink(token: string): Promise<TestReply>;
  /** The access token lives for 15 minutes; the session goes on. */
  renew(who: Browser): Promise<void>;
  /** The answer to a call that needs a step-up and changes nothing. */
  tryGuarded(who: Browser): Promise<string>;
  lastCode(to: string): Promise<string>;
  /** The token in the newest cancel link to the recipient. */
  cancelToken(to: string): Promise<string>;
  close(): Promise<void>;
};

type Letter = { text: string; code: string | null };

export async function openStepUp(): Promise<StepUpPortal> {
  const portal = await openPortal();
  const inbox = async (to: string) =>
    (await portal.browser().call('GET', '/dev/inbox', { query: { to } })).body as Letter[];
  return {
    portal,
    options: async (who) => (await who.call('GET', base)).body as StepUpOptions,
    sendCode: (who, msisdn) => who.call('POST', `${base}/code`, { body: { msisdn } }),
    confirm: (who, body) => who.call('POST', base, { body }),
    requestRecovery: (who) => who.call('POST', `${base}/recovery`),
    cancelRecovery: (who) => who.call('DELETE', `${base}/recovery`),
    cancelByLink: (token) => portal.browser().call('PUT', `${base}/recovery/cancellation`, { body: { token } }),
    tryGuarded: async (who) => outcomeOf(await who.call('GET', '/user-profile/accounts/export/file')),
    lastCode: async (to) => (await inbox(to)).find(({ code }) => code !== null)?.code ?? '',
    async cancelToken(to) {
      const text = (await inbox(to)).map((letter) => letter.text).find((each) => each.includes('cancel-recovery'));
      return decodeURIComponent(/cancel-recovery\?token=([^\s"<]+)/.exec(text ?? '')?.[1] ?? '');
    },
    async renew(who) {
      const { body } = await who.call('POST', '/account/auth/token', {
        body: { refresh_token: who.tokens!.refresh_token },
        headers: { authorization: '' },
      });
      who.tokens = body as Browser['tokens'];
    },
    close: () => portal.close(),
  };
}

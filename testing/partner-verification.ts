// Users who come from a partner's site and return: the calls by name.

import type { TestPortal } from './portal.ts';
import { proverOn, type Prover } from './prover.ts';

export type Link = { source: string; time: string; encryptionKeyName: string };
export type Values = { encrypted_msisdn: string; encrypted_subscription_type: string; redirect_url: string };

export const linkOf = async (portal: TestPortal, source: string) =>
  (await portal.browser().call('GET', `/dev/partner/${source}`)).body as Link;
export const decrypt = (who: Prover, link: Link) => who.call('GET', '/msisdn/decrypt', { query: { ...link } });
export const encrypt = (who: Prover, source: string, path = '/msisdn/encrypt') =>
  who.call('GET', path, { query: { source } });
export const arrive = (portal: TestPortal, source: string, values: Values) =>
  portal.browser().call('POST', `/dev/partner/${source}`, {
    body: { msisdn: values.encrypted_msisdn, type: values.encrypted_subscription_type },
  });

/** The whole flow from the partner and back. */
export async function goRound(
  portal: TestPortal,
  source: string,
  msisdn: string,
): Promise<{ who: Prover; values: Values }> {
  const who = proverOn(portal, source);
  await decrypt(who, await linkOf(portal, source));
  await who.prove(msisdn);
  return { who, values: (await encrypt(who, source)).body as Values };
}

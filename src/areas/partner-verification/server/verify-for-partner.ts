// A visit from a partner: who sent the user, and what the partner gets after consent.

import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { findProof } from '#platform/server/number-proof/store.ts';
import type { Platform } from '#platform/server/platform.ts';
import { openSource, ringOf, sealNumber, type SourceValue } from './partner-values.ts';
import { claimNonce, saveVerification, saveVisit, takeVisit } from './store.ts';

/** One refusal for all invalid values, so that nobody learns which part was wrong. */
export async function openVisit(platform: Platform, uniqueId: string, value: SourceValue, ownOrigin: string) {
  const { db, keys, clock } = platform;
  const now = clock.now();
  const opened = openSource(keys.partners, value, now);
  const site = opened && siteOf(platform, opened.text, ownOrigin);
  if (!opened || !site || !(await claimNonce(db, opened.nonce, uniqueId, now))) return refuse('EC_Invalid_Redirect');
  await saveVisit(db, uniqueId, opened.text, now);
  return ok({ decrypted_source: opened.text, site: site.host, site_address: site.href });
}

type Agreement = { uniqueId: string; source: string; ownOrigin: string };

/** Requesting the encrypted values is the consent: it is recorded before they are returned. */
export async function agree(platform: Platform, tx: Tx, { uniqueId, source, ownOrigin }: Agreement) {
  const now = platform.clock.now();
  const site = siteOf(platform, source, ownOrigin);
  if (!site || !(await takeVisit(tx, uniqueId, source, now))) return refuse('EC_Invalid_Redirect');
  const number = await findProof(tx, { uniqueId, source }, now);
  if (!number) return refuse('EC_Verification_Failed');
  await saveVerification(tx, number, source, now);
  await recordAudit(tx, {
    customerId: number.customerId,
    accountId: null,
    action: 'partner.verify',
    subject: number.serviceId,
    facts: { source, provedBy: number.provedBy },
    happenedAt: now,
  });
  const ring = ringOf(platform.keys.partners, source);
  const plain = { msisdn: number.serviceId, type: number.subscriberType ?? '' };
  const { msisdn, type } = sealNumber(ring, source, plain, now);
  site.searchParams.set('msisdn', msisdn);
  site.searchParams.set('type', type);
  return ok({ encrypted_msisdn: msisdn, encrypted_subscription_type: type, redirect_url: site.href });
}

/** Addresses come only from the configuration; a request only selects one. */
function siteOf({ configuration }: Platform, source: string, ownOrigin: string): URL | null {
  const { partnerSites: sites } = configuration;
  const address = Object.hasOwn(sites, source) ? sites[source] : undefined;
  return address === undefined ? null : new URL(address, ownOrigin);
}

import { done, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import { openMsisdn, ringOf } from './partner-values.ts';
import { refuseFrequentCheck } from './consent-check-limits.ts';
import { findVerifications, isAgreed, revokeVerification } from './store.ts';
import { agree, openVisit } from './verify-for-partner.ts';
import { demoPartnerRoutes } from './demo-partner-routes.ts';

export function partnerVerificationRoutes(at: Mounting): void {
  const { platform } = at;
  const { db, clock, keys } = platform;

  mount(at, calls.decryptSource, (call) => openVisit(platform, call.headers['unique-id'], call.query, call.ownOrigin));

  mount(at, calls.encryptNumber, (call) =>
    call.change((tx) =>
      agree(platform, tx, {
        uniqueId: call.headers['unique-id'],
        source: call.query.source,
        ownOrigin: call.ownOrigin,
      }),
    ),
  );

  mount(at, calls.partnerStanding, async (call) => {
    const { source, encrypted_msisdn: sealed } = call.query;
    const tooMany = await refuseFrequentCheck(platform, 'address', call.remoteAddress);
    if (tooMany) return tooMany;
    const number = openMsisdn(ringOf(keys.partners, source), source, sealed);
    if (!number) return refuse('EC_Invalid_Redirect');
    const ofNumber = await refuseFrequentCheck(platform, 'value', number.nonce.toString('hex'));
    return ofNumber ?? ok({ is_active: await isAgreed(db, number.msisdn, source) });
  });

  mount(at, calls.verifiedPartners, async (call) => {
    const rows = await findVerifications(db, call.caller.accountId);
    return ok(
      rows.map(({ source, service_id, verified_at }) => ({
        source,
        msisdn: service_id,
        verified_at: verified_at.toISOString(),
      })),
    );
  });

  mount(at, calls.revokePartner, (call) =>
    call.change(async (tx) => {
      const now = clock.now();
      const { source } = call.query;
      if (!(await revokeVerification(tx, call.service, source, now))) return refuse('EC_Already_Inactive');
      await recordAudit(tx, {
        customerId: call.service.customerId,
        accountId: call.caller.accountId,
        action: 'partner.revoke',
        subject: call.service.serviceId,
        facts: { source },
        happenedAt: now,
      });
      return done;
    }),
  );

  demoPartnerRoutes(at);
}

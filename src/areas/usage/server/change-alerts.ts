// Saves the alert amounts and channels of a number. Amounts that are already reached notify nobody.

import { sofiaDay } from '#platform/clock.ts';
import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { lockService } from '#platform/server/customer-holdings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Caller, OwnedService } from '#platform/server/http/caller.ts';
import { switchOn, type Cell } from '#platform/server/outbox/choice-store.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { AlertSettings } from '../contract.ts';
import { dueAlerts } from '../rules.ts';
import { saveAlerts } from './alert-store.ts';
import { alertSubject, recordSent } from './notice-store.ts';
import { costOf } from './present.ts';
import { findDays, findUsage } from './usage-store.ts';

type AlertsRequest = { service: OwnedService; caller: Caller; body: AlertSettings };

export async function changeAlerts({ clock }: Platform, tx: Tx, { service, caller, body }: AlertsRequest) {
  const now = clock.now();
  await lockService(tx, service);
  const number = await findUsage(tx, service, sofiaDay(now));
  if (number.msisdn_type !== 'Mobile') return refuse('EC_Usage_Not_Mobile');
  await saveAlerts(tx, service, { ...body, amounts: body.amounts.toSorted((a, b) => a - b) });
  await switchOn(tx, caller.accountId, cellsOf(body), now);
  const { period } = number;
  const costCents = costOf(await findDays(tx, service, period));
  const reached = dueAlerts(body.amounts, costCents, []);
  await recordSent(tx, service, { subject: alertSubject, periodFrom: period.from }, reached, now);
  await recordAudit(tx, {
    customerId: service.customerId,
    accountId: caller.accountId,
    action: 'usage.alerts',
    subject: service.serviceId,
    facts: { change: body },
    happenedAt: now,
  });
  return done;
}

/** The chosen channels; switched off in the notification settings, they would send nothing. */
function cellsOf({ by_sms, by_email }: AlertSettings): Cell[] {
  const channels = [...(by_sms ? ['sms' as const] : []), ...(by_email ? ['email' as const] : [])];
  return channels.map((channel) => ({ kind: 'usage', channel }));
}

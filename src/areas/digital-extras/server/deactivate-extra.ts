// Requests the end of an extra: it and its dependent extras stay active until the end of the billing period.

import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { dependantsOf } from '../choosing.ts';
import { refusalOfDeactivation } from '../rules.ts';
import type { DeactivationType } from '../constants.ts';
import { lastDayOfMonth } from '#platform/clock.ts';
import { extraOf, type Change } from './change.ts';
import type { Placement, ExtraRow } from './catalogue.ts';
import { listed } from './listed.ts';
import { requestEnd } from './request-end.ts';

const places: Record<DeactivationType, Placement[]> = {
  intariff: ['included'],
  addon: ['slot', 'addon'],
  streaming: ['streaming'],
};

export async function deactivateExtra(change: Change, type: DeactivationType, code: string) {
  const extra = extraOf(change, code);
  if (!extra || !places[type].includes(extra.placement)) return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  const refused = refusalOfDeactivation(extra, change.today);
  if (refused) return refuse(refused);
  if (change.number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  const lastDay = lastDayOfMonth(change.today);
  await requestEnd({ ...change, lastDay, endsWith: null }, extra);
  for (const child of childrenOf(change, extra)) await requestEnd({ ...change, lastDay, endsWith: code }, child);
  await recordAudit(change.tx, {
    customerId: change.customerId,
    accountId: change.accountId,
    action: 'extra.deactivate',
    subject: change.serviceId,
    facts: { code, endsOn: lastDay },
    happenedAt: change.now,
  });
  return done;
}

/** A pending child has no end date yet: it gets one on activation, or stops when the package ends. */
function childrenOf(change: Change, extra: ExtraRow): ExtraRow[] {
  const codes = new Set(dependantsOf(listed(extra), change.number.extras.map(listed)).map((each) => each.code));
  return change.number.extras.filter((each) => codes.has(each.code) && each.status === 'Active');
}

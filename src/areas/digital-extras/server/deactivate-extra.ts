// Asks for the end of an extra: it and what stands on it stay until the bill closes.

import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { dependantsOf } from '../choosing.ts';
import { refusalOfDeactivation } from '../rules.ts';
import type { DeactivationType } from '../constants.ts';
import { endOfDay, lastDayOfMonth } from '#platform/billing-days.ts';
import { moveExtra } from './change-store.ts';
import { clearExtraAttention, saveExtraAttention } from './extra-attention.ts';
import { extraOf, type Change } from './change.ts';
import type { Placement, ExtraRow } from './catalogue.ts';
import { endExtraJob } from './jobs.ts';
import { listed } from './listed.ts';
import { setPolicyEnding } from './policies.ts';
import { monthlyCents } from './terms.ts';

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
  await askForEnd(change, extra, null);
  for (const child of childrenOf(change, extra)) await askForEnd(change, child, extra.code);
  await recordAudit(change.tx, {
    customerId: change.customerId,
    accountId: change.accountId,
    action: 'extra.deactivate',
    subject: change.serviceId,
    facts: { code, endsOn: lastDayOfMonth(change.today) },
    happenedAt: change.now,
  });
  return done;
}

function childrenOf(change: Change, extra: ExtraRow): ExtraRow[] {
  const codes = new Set(dependantsOf(listed(extra), change.number.extras.map(listed)).map((each) => each.code));
  return change.number.extras.filter((each) => codes.has(each.code) && each.status === 'Active');
}

async function askForEnd(change: Change, extra: ExtraRow, endsWith: string | null): Promise<void> {
  const { tx, customerId, serviceId, today, now } = change;
  const key = { customerId, serviceId, code: extra.code };
  const lastDay = lastDayOfMonth(today);
  await moveExtra(tx, key, 'Active', 'deactivate', {
    deactivates_on: lastDay,
    ends_with: endsWith,
    promised_price_cents: monthlyCents(extra),
  });
  await setPolicyEnding(tx, key, extra.kind, lastDay);
  await enqueue(tx, endExtraJob, key, { runAt: endOfDay(lastDay) });
  await clearExtraAttention(tx, key, 'free-period-ends');
  const properties = { name_bg: extra.name_bg, name_en: extra.name_en, requested_on: today };
  await saveExtraAttention(tx, { ...key, kind: 'deactivation-waits', dueOn: lastDay, properties, now });
}

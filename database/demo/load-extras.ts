// Puts the extras of the demo into the database: the catalogue, the offers of the tariffs, and what people have.

import { randomUUID } from 'node:crypto';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { endExtraJob, endPeriodJob, finishProvisioningJob } from '#areas/digital-extras/server/jobs.ts';
import { endOfDay, lastDayOfMonth } from '#platform/billing-days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { donationCauses, extras, positionGroup } from './extras.ts';
import { loadPartnerSide } from './load-partner-side.ts';
import { serviceExtras, type DemoServiceExtra } from './service-extras.ts';
import { offers } from './tariff-extras.ts';

const onPositions = new Set(
  Object.values(offers).flatMap((each) => each.filter(({ placement }) => placement === 'slot').map(({ code }) => code)),
);

export async function loadCatalogue(tx: Tx): Promise<void> {
  await tx
    .insertInto('extra')
    .values(
      extras.map((extra, position) => ({
        code: extra.code,
        adx_code: `ADX${extra.code}`,
        kind: extra.kind ?? 'usual',
        name_bg: extra.bg[0],
        name_en: extra.en[0],
        description_bg: extra.bg[1],
        description_en: extra.en[1],
        group_type: extra.group,
        parent_extra_group: extra.parent ?? null,
        substitution_extra_group: onPositions.has(extra.code) ? positionGroup : null,
        regular_price_cents: extra.cents,
        max_price_cents: extra.maxCents ?? null,
        second_activation_price_cents: extra.secondCents ?? null,
        shows_price: !extra.hidesPrice,
        requires_code_verification: extra.needsCode ?? false,
        plan_rank: extra.rank ?? null,
        partner_source: extra.source ?? null,
        partner: extra.partner ?? null,
        position,
      })),
    )
    .execute();
  await tx
    .insertInto('donation_cause')
    .values(donationCauses.map((cause, position) => ({ ...cause, extra_code: '20040', position })))
    .execute();
  await tx
    .insertInto('tariff_extra')
    .values(
      Object.entries(offers).flatMap(([tariff_id, offered]) =>
        offered.map((offer) => ({
          tariff_id,
          code: offer.code,
          placement: offer.placement,
          is_core_service: offer.isCore ?? false,
          period_state: offer.state,
          period_days: offer.days ?? null,
          promo_price_cents: offer.promoCents ?? null,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('partner_fault')
    .values([
      { partner: 'provisioning', subject: '20119', fault: 'fails' },
      { partner: 'serialnik', subject: '*', fault: 'down' },
    ])
    .execute();
}

type Loaded = { customerId: number; serviceId: string; holder: string; now: Date };

export async function loadServiceExtras(tx: Tx, loaded: Loaded): Promise<void> {
  const { customerId: customer_id, serviceId: service_id, now } = loaded;
  const given = serviceExtras[service_id];
  if (!given) return;
  const today = sofiaDay(now);
  await tx
    .updateTable('service')
    .set({ verification_type: given.verification ?? 'None' })
    .where('customer_id', '=', customer_id)
    .where('service_id', '=', service_id)
    .execute();
  if (given.swappedDaysAgo !== undefined) {
    const swap = { request_id: randomUUID(), from_code: '20103', to_code: '20105' };
    const swapped_on = addDays(today, -given.swappedDaysAgo);
    await tx
      .insertInto('extra_swap')
      .values({ customer_id, service_id, swapped_on, ...swap })
      .execute();
  }
  for (const extra of given.extras) {
    await tx
      .insertInto('service_extra')
      .values({ customer_id, service_id, ...rowOf(extra, today) })
      .execute();
    await loadPartnerSide(tx, loaded, extra);
    await askForJobs(tx, loaded, extra);
  }
}

function rowOf(extra: DemoServiceExtra, today: string) {
  const known = extras.find(({ code }) => code === extra.code);
  const isActive = extra.status === undefined || extra.status === 'WaitingForDeactivation';
  return {
    code: extra.code,
    status: extra.status ?? 'Active',
    slot: extra.slot ?? null,
    period_state: extra.state ?? 'Free',
    price_cents: extra.cents ?? known?.cents ?? 0,
    price_ends_on: extra.periodDays === undefined ? null : addDays(today, extra.periodDays),
    activated_on: isActive ? addDays(today, -(extra.since ?? 60)) : null,
    deactivates_on: extra.status === 'WaitingForDeactivation' ? lastDayOfMonth(today) : null,
    ends_with_plan: extra.endsWithPlan ?? false,
    ends_with: extra.endsWith ?? null,
    contact_number: extra.contact ?? null,
    donation_cause: extra.cause ?? null,
  };
}

const twoHours = 2 * 3600 * 1000;

async function askForJobs(tx: Tx, { customerId, serviceId, now }: Loaded, extra: DemoServiceExtra): Promise<void> {
  const today = sofiaDay(now);
  const about = { customerId, serviceId, code: extra.code };
  if (extra.status === 'WaitingForDeactivation') {
    await enqueue(tx, endExtraJob, about, { runAt: endOfDay(lastDayOfMonth(today)) });
  }
  if (extra.periodDays !== undefined) {
    await enqueue(tx, endPeriodJob, about, { runAt: endOfDay(addDays(today, extra.periodDays)) });
  }
  if (extra.status === 'InProgress') {
    const requestId = randomUUID();
    const readyAt = new Date(now.getTime() + twoHours);
    const of = { customer_id: customerId, service_id: serviceId, request_id: requestId, codes: [extra.code] };
    await tx
      .insertInto('processing_request')
      .values({ ...of, started_at: now })
      .execute();
    await tx
      .insertInto('provisioning_order')
      .values({ request_id: requestId, service_id: serviceId, codes: [extra.code], ready_at: readyAt })
      .execute();
    await enqueue(tx, finishProvisioningJob, { customerId, serviceId, requestId }, { runAt: readyAt });
  }
}

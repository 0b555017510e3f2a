// Roaming in the demo: the catalogue, the limits, and what the people have of them.

import { addDays, sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { popularCountries, roamingPlans, zoneOf, zones } from './roaming-plans.ts';

const drtLimits = [30, 60, 100, 150, 300];
const defaultDrtLimit = 60;
const creditLimits = { Private: [50, 100, 200, 300, 500], Business: [200, 500, 1000, 2000] } as const;

type HeldPlan = {
  id: string;
  since: number;
  /** Days until the last one of a package that is in use. */
  ends?: number;
  used?: { minutes?: number; sms?: number; megabytes?: number };
  count?: number;
};

type DemoRoaming = {
  plans?: HeldPlan[];
  drt?: { limit?: number; usedCents: number };
  credit?: { limit: number; usedCents: number };
};

const byNumber: Record<string, DemoRoaming> = {
  '359888100101': {
    plans: [{ id: '66866', since: -200, used: { minutes: 34, sms: 6, megabytes: 2150 } }],
    drt: { usedCents: 4980 },
    credit: { limit: 300, usedCents: 6437 },
  },
  '359888100102': { plans: [{ id: '55101', since: -390 }], credit: { limit: 200, usedCents: 1210 } },
  '359888100201': { plans: [{ id: '55270', since: -90 }] },
  '359888100301': {
    plans: [
      { id: '55788', since: -30 },
      { id: '63601', since: -30 },
    ],
  },
  '359888100302': { plans: [{ id: '66866', since: -60 }] },
  '359888100501': { plans: [{ id: '55855', since: -300 }], credit: { limit: 1000, usedCents: 8000 } },
  '359888100502': { plans: [{ id: '55789', since: -12 }], credit: { limit: 500, usedCents: 3120 } },
  '359888100711': {
    plans: [
      { id: '66866', since: -120, used: { minutes: 12, sms: 3, megabytes: 640 } },
      { id: '63540', since: -3, ends: 4, used: { megabytes: 1980 } },
    ],
    drt: { limit: 100, usedCents: 2140 },
    credit: { limit: 100, usedCents: 3890 },
  },
  '359888100712': { credit: { limit: 100, usedCents: 900 } },
  '359888100713': {
    plans: [
      { id: '66866', since: -120 },
      { id: '63540', since: -3, ends: 4, used: { megabytes: 1980 } },
    ],
  },
  '359888100721': { plans: [{ id: '55855', since: -210 }], credit: { limit: 500, usedCents: 12_240 } },
  '359888100722': { plans: [{ id: '55855', since: -210 }], credit: { limit: 500, usedCents: 4110 } },
  '359888100731': { plans: [{ id: '55270', since: -45 }] },
};

export async function loadRoamingCatalogue(tx: Tx): Promise<void> {
  await tx
    .insertInto('roaming_zone')
    .values(Object.entries(zones).map(([zone, [name_bg, name_en]]) => ({ zone, name_bg, name_en })))
    .execute();
  const countries = await tx.selectFrom('country').select(['country_id', 'is_eu_roaming_area']).execute();
  await tx
    .insertInto('roaming_country')
    .values(
      countries.map(({ country_id, is_eu_roaming_area }) => ({
        country_id,
        zone: zoneOf(country_id, is_eu_roaming_area),
        popularity: popularCountries.includes(country_id) ? popularCountries.indexOf(country_id) + 1 : null,
      })),
    )
    .execute();
  await loadPlans(tx);
  await tx
    .insertInto('drt_limit')
    .values(
      drtLimits.map((euro) => ({
        limit_id: `drt-${euro}`,
        value_cents: euro * 100,
        is_default: euro === defaultDrtLimit,
      })),
    )
    .execute();
  const choices = Object.entries(creditLimits).flatMap(([account_type, sums]) =>
    sums.map((euro) => ({ account_type, value_cents: euro * 100 })),
  );
  await tx.insertInto('credit_limit_choice').values(choices).execute();
}

async function loadPlans(tx: Tx): Promise<void> {
  for (const [position, plan] of roamingPlans.entries()) {
    await tx
      .insertInto('roaming_plan')
      .values({
        plan_id: plan.plan_id,
        adx_code: `ROAM-${plan.plan_id}`,
        component_type: plan.component_type,
        is_archived: plan.is_archived ?? false,
        is_for_prepaid: plan.is_for_prepaid ?? false,
        name_bg: plan.name[0],
        name_en: plan.name[1],
        description_bg: plan.description[0],
        description_en: plan.description[1],
        price_cents: plan.price_cents,
        valid_days: plan.package?.days ?? null,
        minutes: plan.package?.minutes ?? 0,
        sms: plan.package?.sms ?? 0,
        megabytes: plan.package?.megabytes ?? 0,
        position,
      })
      .execute();
    const holds = plan.package?.zones ?? [];
    if (holds.length > 0) {
      await tx
        .insertInto('roaming_package_zone')
        .values(holds.map((zone) => ({ plan_id: plan.plan_id, zone })))
        .execute();
    }
    const rates = Object.entries(plan.rates ?? {});
    if (rates.length > 0) {
      await tx
        .insertInto('roaming_rate')
        .values(
          rates.map(([zone, [outgoing_cents, incoming_cents, sms_cents, megabyte_cents]]) => ({
            plan_id: plan.plan_id,
            zone,
            outgoing_cents,
            incoming_cents,
            sms_cents,
            megabyte_cents,
          })),
        )
        .execute();
    }
  }
}

export async function loadRoamingOf(
  tx: Tx,
  { customerId, serviceId, now }: { customerId: number; serviceId: string; now: Date },
): Promise<void> {
  const held = byNumber[serviceId];
  if (!held) return;
  const key = { customer_id: customerId, service_id: serviceId };
  const today = sofiaDay(now);
  for (const plan of held.plans ?? []) {
    await tx
      .insertInto('service_roaming')
      .values({
        ...key,
        plan_id: plan.id,
        component_type: roamingPlans.find(({ plan_id }) => plan_id === plan.id)!.component_type,
        active_count: plan.count ?? 1,
        activated_on: addDays(today, plan.since),
        expires_on: plan.ends === undefined ? null : addDays(today, plan.ends),
        used_minutes: plan.used?.minutes ?? 0,
        used_sms: plan.used?.sms ?? 0,
        used_megabytes: plan.used?.megabytes ?? 0,
      })
      .execute();
  }
  if (held.drt) {
    const limit_id = held.drt.limit === undefined ? null : `drt-${held.drt.limit}`;
    await tx
      .insertInto('service_drt')
      .values({ ...key, limit_id, used_cents: held.drt.usedCents })
      .execute();
  }
  if (held.credit) {
    await tx
      .insertInto('service_credit')
      .values({ ...key, limit_cents: held.credit.limit * 100, used_cents: held.credit.usedCents })
      .execute();
  }
}

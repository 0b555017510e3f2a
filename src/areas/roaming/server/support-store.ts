// What support sees of roaming: the plans of a number and its limit of data roaming.

import { sql } from 'kysely';
import { inLanguage, type Language } from '#platform/languages.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ReadSupportFacts, SupportRequest } from '#platform/server/support-facts.ts';
import { moneyFact, textFact, type SupportEntry } from '#platform/support-facts.ts';

export const readRoamingFacts: ReadSupportFacts = async (db, request) => {
  const [plans, limits] = await Promise.all([readPlans(db, request), readLimits(db, request)]);
  return [...plans, ...limits];
};

type PlanRow = {
  service_id: string;
  name: string;
  price_cents: number;
  activated_on: string | null;
  expires_on: string | null;
  pending: 'activate' | 'deactivate' | null;
};

const nameIn = (language: Language) => sql.ref(inLanguage({ bg: 'plan.name_bg', en: 'plan.name_en' }, language));

async function readPlans(db: Queryable, { customerId, services, language, today }: SupportRequest) {
  const { rows } = await sql<PlanRow>`
    select held.service_id, ${nameIn(language)} as name, plan.price_cents, held.activated_on, held.expires_on, held.pending
    from (
      select service_id, plan_id, activated_on, expires_on, pending from service_roaming
        where customer_id = ${customerId} and (active_count > 0 or pending is not null)
      union all select service_id, plan_id, activated_on, expires_on,
        case status when 'pendingActive' then 'activate' when 'pendingTerminate' then 'deactivate' end
        from service_roaming_package where customer_id = ${customerId} and status <> 'terminated'
    ) held join roaming_plan plan using (plan_id)
    where held.service_id = any(${services}::text[])
      and (held.expires_on is null or held.expires_on >= ${today}::date or held.pending is not null)
    order by plan.position, held.activated_on`.execute(db);
  return rows.map((row): SupportEntry => ({
    service: row.service_id,
    topic: 'roaming',
    name: row.name,
    facts: [
      ...moneyFact('price', row.price_cents),
      ...textFact('activated_on', 'day', row.activated_on),
      ...textFact('ends_on', 'day', row.expires_on),
      ...textFact('pending', 'choice', row.pending),
    ],
  }));
}

type LimitRow = { service_id: string; value_cents: number; used_cents: number };

/** A prepaid number and services that do not roam have no limit; a number without a choice has the default one. */
async function readLimits(db: Queryable, { customerId, services }: SupportRequest) {
  const { rows } = await sql<LimitRow>`
    select service.service_id, drt_limit.value_cents, coalesce(drt.used_cents, 0) as used_cents
    from service join tariff using (tariff_id)
    left join service_drt drt on drt.customer_id = service.customer_id and drt.service_id = service.service_id
    join drt_limit on case when drt.limit_id is null then drt_limit.is_default else drt_limit.limit_id = drt.limit_id end
    where service.customer_id = ${customerId} and service.service_id = any(${services}::text[])
      and service.msisdn_type = 'Mobile' and not tariff.is_prepaid`.execute(db);
  return rows.map((row): SupportEntry => ({
    service: row.service_id,
    topic: 'limits',
    name: null,
    facts: [...moneyFact('limit', row.value_cents), ...moneyFact('used', row.used_cents)],
  }));
}

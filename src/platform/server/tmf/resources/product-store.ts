// The SQL of the lists of products: numbers, and what is active on them.

import { sql, type RawBuilder } from 'kysely';
import { startOfDay } from './days.ts';
import { holdings, statusOfExtra, type OwnedProduct } from './holdings.ts';

/** The order of the list: the products of a customer together, each number before what is on it. */
export const productOrder = ['customer_id', 'service_id', 'id'];

const tables: Record<OwnedProduct['category'], string> = {
  extra: 'service_extra',
  roamingPlan: 'service_roaming',
  roamingPackage: 'service_roaming_package',
};

const statuses: Record<OwnedProduct['category'], RawBuilder<unknown>> = {
  extra: sql`case t.status ${sql.join(
    Object.entries(statusOfExtra).map(([stored, status]) => sql`when ${sql.lit(stored)} then ${sql.lit(status)}`),
    sql` `,
  )} else 'created' end`,
  roamingPlan: sql`case when t.active_count > 0 then 'active' else 'terminated' end`,
  roamingPackage: sql`t.status`,
};

const numbers = sql`
  select t.customer_id, t.service_id, t.service_id as id, 'active'::text as status,
    ${startOfDay('activated_on')} as "startDate", null::timestamptz as "terminationDate",
    'tariff:' || t.tariff_id as "productOffering.id", owner.pid as "relatedParty.id", t.contract_id as "agreement.id"
  from service t join customer owner on owner.customer_id = t.customer_id`;

const listedHolding = ({ category, key, offering, ends }: OwnedProduct) => sql`
  select t.customer_id, t.service_id, t.service_id || ${sql.lit(`:${category}:`)} || t.${sql.id(key)},
    ${statuses[category]}, ${startOfDay('activated_on')}, ${startOfDay(ends)},
    ${sql.lit(`${offering.category}:`)} || t.${sql.id(offering.field)}, owner.pid, null
  from ${sql.table(tables[category])} t join customer owner on owner.customer_id = t.customer_id`;

export const listedProducts = sql.join([numbers, ...holdings.map(listedHolding)], sql` union all `);

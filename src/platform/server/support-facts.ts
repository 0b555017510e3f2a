// Support facts of the data that no area owns: contracts, tariffs and credit.

import type { Language } from '#platform/languages.ts';
import { moneyFact, textFact, type SupportEntry } from '#platform/support-facts.ts';
import type { Queryable } from './database/database.ts';

export type SupportRequest = {
  customerId: number;
  services: readonly string[];
  language: Language;
  today: string;
};

/** Reads what an area tells support about services of a customer. */
export type ReadSupportFacts = (db: Queryable, request: SupportRequest) => Promise<SupportEntry[]>;

export const readContractFacts: ReadSupportFacts = async (db, { customerId, services }) => {
  const rows = await db
    .selectFrom('service')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.customer_id', '=', 'service.customer_id')
        .onRef('contract.contract_id', '=', 'service.contract_id'),
    )
    .innerJoin('tariff', 'tariff.tariff_id', 'service.tariff_id')
    .select([
      'service.service_id',
      'service.activated_on',
      'contract.contract_id',
      'contract.signed_on',
      'contract.ends_on',
      'tariff.monthly_price_cents',
    ])
    .where('service.customer_id', '=', customerId)
    .where('service.service_id', 'in', services)
    .execute();
  return rows.map((row) => ({
    service: row.service_id,
    topic: 'contract',
    name: null,
    facts: [
      ...textFact('contract', 'name', row.contract_id),
      ...textFact('signed_on', 'day', row.signed_on),
      ...textFact('ends_on', 'day', row.ends_on),
      ...textFact('activated_on', 'day', row.activated_on),
      ...moneyFact('monthly_price', row.monthly_price_cents),
    ],
  }));
};

export const readCreditFacts: ReadSupportFacts = async (db, { customerId, services }) => {
  const rows = await db
    .selectFrom('service_credit')
    .select(['service_id', 'limit_cents', 'used_cents'])
    .where('customer_id', '=', customerId)
    .where('service_id', 'in', services)
    .execute();
  return rows.map((row) => ({
    service: row.service_id,
    topic: 'credit',
    name: null,
    facts: [...moneyFact('limit', row.limit_cents), ...moneyFact('used', row.used_cents)],
  }));
};

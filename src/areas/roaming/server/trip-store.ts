import { languageOf, type Language } from '#platform/languages.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { TripRow } from './roaming-store.ts';

export async function saveTrip(tx: Tx, { customerId, serviceId }: ServiceKey, trip: TripRow): Promise<void> {
  await tx
    .insertInto('roaming_trip')
    .values({ customer_id: customerId, service_id: serviceId, ...trip })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id']).doUpdateSet(trip))
    .execute();
}

export async function removeTrip(tx: Tx, { customerId, serviceId }: ServiceKey): Promise<void> {
  await tx
    .deleteFrom('roaming_trip')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .execute();
}

export async function languageOfAccount(tx: Tx, accountId: number): Promise<Language> {
  const account = await tx
    .selectFrom('account')
    .select('language')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return languageOf(account?.language);
}

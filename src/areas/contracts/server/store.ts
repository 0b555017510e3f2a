// Reads purchases with their withdrawals, and the terms of contracts.

import { sql } from 'kysely';
import type { AccountType } from '#platform/client-type.ts';
import type { MoneySource, PurchaseKindName } from '#platform/purchases.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { PurchaseKey, PurchaseRow } from '#platform/server/purchases/purchase-store.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { RefundState } from '../contract.ts';

export type WithdrawalRow = {
  withdrawal_id: string;
  /** Null if the number was proved without sign-in. */
  account_id: number | null;
  name: string;
  email: string;
  language: string;
  submitted_at: string;
  used_days: number;
  due_cents: number;
  refund_cents: number;
  refund_to: MoneySource;
  state: 'ending' | 'ended';
  refund_state: RefundState;
};

export type OwnedPurchase = Omit<PurchaseRow, 'concluded_at' | 'failed_at'> & {
  concluded_at: string;
  failed_at: string | null;
  account_type: AccountType;
  holder_name: string;
  withdrawal: WithdrawalRow | null;
};

export type ContractRow = {
  contract_id: string;
  signed_on: string;
  ends_on: string | null;
  benefit_cents: number | null;
  services: {
    service_id: string;
    tariff_bg: string;
    tariff_en: string;
    monthly_cents: number;
    download_mbps: number | null;
    upload_mbps: number | null;
    normal_download_mbps: number | null;
    minimum_download_mbps: number | null;
  }[];
};

/** Older ones are over for long. */
const listedPurchases = 100;

const purchases = (condition: string) => `select purchase.*, customer.account_type, customer.name as holder_name,
    to_jsonb(withdrawal) as withdrawal
  from purchase join customer using (customer_id) left join withdrawal using (customer_id, purchase_id)
  where ${condition}`;

const contracts = (
  condition: string,
) => `select contract.customer_id, contract.contract_id, contract.signed_on, contract.ends_on,
    contract.benefit_cents, coalesce((
      select json_agg(json_build_object('service_id', service.service_id, 'tariff_bg', tariff.name_bg,
        'tariff_en', tariff.name_en, 'monthly_cents', tariff.monthly_price_cents,
        'download_mbps', tariff.download_mbps, 'upload_mbps', tariff.upload_mbps,
        'normal_download_mbps', tariff.normal_download_mbps,
        'minimum_download_mbps', tariff.minimum_download_mbps) order by service.service_id)
      from service join tariff using (tariff_id)
      where service.customer_id = contract.customer_id and service.contract_id = contract.contract_id), '[]') as services
  from contract where ${condition}`;

export type OverviewRow = { purchases: OwnedPurchase[]; contracts: ContractRow[] };

export async function findOverview(reads: Reads, accountId: number): Promise<OverviewRow> {
  const own = 'customer_id in (select customer_id from account_pid where account_id = $1)';
  const rows = await reads.read<OverviewRow>({
    name: 'contracts-overview',
    text: `select coalesce((select json_agg(bought) from (${purchases(`purchase.${own} and failed_at is null`)}
        order by concluded_at desc, purchase_id limit ${listedPurchases}) bought), '[]') as purchases,
      coalesce((select json_agg(signed) from (${contracts(`contract.${own}`)}
        order by signed_on desc, contract_id) signed), '[]') as contracts`,
    values: [accountId],
  });
  return rows[0] ?? { purchases: [], contracts: [] };
}

export async function findPurchase(db: Queryable, key: PurchaseKey): Promise<OwnedPurchase | null> {
  const { customerId, purchaseId } = key;
  const { rows } = await sql<{ bought: OwnedPurchase }>`select to_jsonb(bought) as bought from (${sql.raw(
    purchases('true'),
  )}) bought where customer_id = ${customerId} and purchase_id = ${purchaseId}`.execute(db);
  return rows[0]?.bought ?? null;
}

/** Two confirmations of the same withdrawal wait for each other. */
export async function lockPurchase(tx: Tx, key: PurchaseKey): Promise<OwnedPurchase | null> {
  const { customerId, purchaseId } = key;
  await sql`select from purchase where customer_id = ${customerId} and purchase_id = ${purchaseId}
    for update`.execute(tx);
  return findPurchase(tx, key);
}

export type ProvedPurchase = { number: ServiceKey; kind: PurchaseKindName };

/** The newest purchase of the kind that the number made without sign-in. */
export async function findOpenPurchase(db: Queryable, { number, kind }: ProvedPurchase): Promise<OwnedPurchase | null> {
  const { rows } = await sql<{ bought: OwnedPurchase }>`select to_jsonb(bought) as bought from (${sql.raw(
    purchases('failed_at is null'),
  )}) bought where customer_id = ${number.customerId} and service_id = ${number.serviceId} and kind = ${kind}
      and account_id is null and paid_from = 'bill'
    order by concluded_at desc, purchase_id limit 1`.execute(db);
  return rows[0]?.bought ?? null;
}

/** With the moments of the database as dates, as the areas that sell expect it. */
export function purchaseRow(purchase: OwnedPurchase): PurchaseRow {
  const { concluded_at, failed_at, account_type: _, holder_name: __, withdrawal: ___, ...row } = purchase;
  return { ...row, concluded_at: new Date(concluded_at), failed_at: failed_at === null ? null : new Date(failed_at) };
}

export async function findContract(
  db: Queryable,
  { customerId, contractId }: { customerId: number; contractId: string },
): Promise<ContractRow | null> {
  const { rows } = await sql<{ signed: ContractRow }>`select to_jsonb(signed) as signed from (${sql.raw(
    contracts('true'),
  )}) signed where customer_id = ${customerId} and contract_id = ${contractId}`.execute(db);
  return rows[0]?.signed ?? null;
}

export async function findPerson(db: Queryable, accountId: number) {
  return db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'email'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

import { sql } from 'kysely';
import type { AttentionKind } from '#platform/attention-kinds.ts';
import type { AccountType } from '#platform/client-type.ts';
import type { NotificationKind } from '#platform/notifications.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import type { MsisdnType, ServiceType } from '#platform/service-type.ts';
import { expiresSoonDays } from '#areas/profile/rules.ts';
import type { Campaign as BonusCampaign } from '#areas/weekend-bonus/rules.ts';
import type { AllowanceUse } from '#areas/usage/rules.ts';
import { availableCents } from '#platform/server/number-balance.ts';
import { pendingItems } from '#platform/server/pending-items.ts';

export type ServiceRow = {
  contract_id: string;
  service_type: ServiceType;
  service_id: string;
  installation_address: string | null;
  effective_segment_id: number | null;
  account_type: AccountType;
  owner: boolean;
  msisdn_type: MsisdnType;
  subscriber_type: string | null;
  label: string | null;
  tariff_id: string;
};

/** An allowance of today, without names: they would triple the size of the row. */
export type AllowanceRow = [
  serviceId: string,
  kind: AllowanceUse['kind'],
  zone: AllowanceUse['zone'],
  limit: number | null,
  used: number,
  weekAmount: number,
  periodTo: string,
];

export type ProfileServiceRow = ServiceRow & { pid: string | null; holder_name: string };

export type AttentionRow = {
  service_id: string | null;
  kind: AttentionKind;
  subject: string;
  due_on: string | null;
  properties: Record<string, string | number | boolean | null>;
};

/** A company account has parts of the company name as first and last name. */
const greetingName = `coalesce((select customer.name from account_pid join customer using (customer_id)
  where account_pid.account_id = account.account_id and customer.account_type = 'Business' and account.first_name <> ''
    and starts_with(customer.name, trim(account.first_name || ' ' || account.last_name))
  order by customer.customer_id limit 1), account.first_name)`;

export type OverviewRow = {
  first_name: string;
  is_vip: boolean;
  takes_donations: boolean;
  gives_free_music: boolean;
  /** The one that the weekend bonus shows. */
  bonus_campaign: BonusCampaign | null;
  catalogue_version: number;
  services: ServiceRow[];
  allowances: AllowanceRow[];
  balances: [serviceId: string, cents: number][];
  attention: AttentionRow[];
  kinds_off_in_bell: NotificationKind[];
};

export type OverviewRequest = { accountId: number; today: string; campaignId: string };

const serviceFields = `json_build_object(
  'contract_id', service.contract_id, 'service_type', service.service_type, 'service_id', service.service_id,
  'installation_address', service.installation_address, 'effective_segment_id', service.effective_segment_id,
  'account_type', customer.account_type, 'owner', held.is_owner, 'msisdn_type', service.msisdn_type,
  'subscriber_type', service.subscriber_type,
  'label', held.label, 'tariff_id', service.tariff_id)`;

const profileServiceFields = `(${serviceFields}::jsonb || jsonb_build_object(
  'pid', case when held.is_owner then customer.pid end, 'holder_name', customer.name))`;

const ownedServices = `from account_service held
  join service using (customer_id, service_id)
  join customer using (customer_id)`;

const pending = pendingItems({ today: '$2::date', cardDays: expiresSoonDays });

/** A restart grants no second free period: a stopped subscription only has the rest of its first one. */
const givesFreeMusic = `(exists (select from music_offer) and exists (
  select from account_service held
  join service using (customer_id, service_id)
  left join music_subscription music using (customer_id, service_id)
  where held.account_id = account.account_id and held.is_owner and service.msisdn_type = 'Mobile'
    and (music.status is null or (music.status = 'Deactivated' and music.free_until >= $2::date))))`;

/** The whole home screen in one prepared statement. */
export async function findOverview(
  reads: Reads,
  { accountId, today, campaignId }: OverviewRequest,
): Promise<OverviewRow | undefined> {
  const rows = await reads.read<OverviewRow>({
    name: 'home-overview',
    text: `select ${greetingName} as first_name,
        exists (select from account_pid join customer using (customer_id)
          where account_pid.account_id = account.account_id and customer.is_vip) as is_vip,
        exists (select from donation_campaign where campaign_id = $3
          and $2::date between coalesce(starts_on, $2::date) and ends_on) as takes_donations,
        ${givesFreeMusic} as gives_free_music,
        (select json_build_object('starts_on', starts_on, 'ends_on', ends_on, 'bonus_mb', bonus_mb)
          from bonus_campaign where ends_on >= $2::date order by ends_on limit 1) as bonus_campaign,
        (select version from catalogue_version) as catalogue_version,
        coalesce((select json_agg(${serviceFields} order by held.position, service.service_id)
          ${ownedServices} where held.account_id = account.account_id), '[]') as services,
        coalesce((select json_agg(json_build_array(service_id, kind, zone, limit_amount, used_amount, week_amount, period_to))
          from account_service held join usage_allowance using (customer_id, service_id)
          where held.account_id = account.account_id and $2::date between period_from and period_to), '[]') as allowances,
        coalesce((select json_agg(json_build_array(balance.service_id, ${availableCents}))
          from account_service held join prepaid_balance balance using (customer_id, service_id)
          where held.account_id = account.account_id and held.is_owner and balance.balance_cents is not null), '[]') as balances,
        coalesce((select json_agg(json_build_object(
            'service_id', waits.service_id, 'kind', waits.kind, 'subject', waits.subject,
            'due_on', waits.due_on, 'properties', waits.properties))
          from ${pending} waits), '[]') as attention,
        array(select kind from notification_setting setting where setting.account_id = account.account_id
          and setting.channel = 'bell' and not setting.is_on) as kinds_off_in_bell
      from account where account.account_id = $1`,
    values: [accountId, today, campaignId],
  });
  return rows[0];
}

export type ServicesRow = { catalogue_version: number; services: ProfileServiceRow[] };

export async function findServices(reads: Reads, accountId: number): Promise<ServicesRow> {
  const rows = await reads.read<ServicesRow>({
    name: 'customer-services',
    text: `select (select version from catalogue_version) as catalogue_version,
        coalesce(json_agg(${profileServiceFields} order by held.position, service.service_id), '[]') as services
      ${ownedServices} where held.account_id = $1`,
    values: [accountId],
  });
  return rows[0] ?? { catalogue_version: 0, services: [] };
}

export async function findOwnerName(db: Queryable, customerId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from customer where customer_id = ${customerId}`.execute(db);
  return rows[0]?.name ?? '';
}

export async function saveLabel(tx: Tx, accountId: number, serviceId: string, label: string | null): Promise<void> {
  await tx
    .updateTable('account_service')
    .set({ label })
    .where('account_id', '=', accountId)
    .where('service_id', '=', serviceId)
    .execute();
}

export async function releaseService(tx: Tx, accountId: number, serviceId: string): Promise<void> {
  await tx
    .deleteFrom('account_service')
    .where('account_id', '=', accountId)
    .where('service_id', '=', serviceId)
    .execute();
}

// The roaming state of a number. One statement reads the number; the plans come from the cached catalogue.

import { CompiledQuery } from 'kysely';
import type { AccountType } from '#platform/client-type.ts';
import { sofiaDay } from '#platform/clock.ts';
import { lockService } from '#platform/server/customer-holdings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { MsisdnType } from '#platform/service-type.ts';
import type { Subscriber } from '../rules.ts';
import type { Operation } from '../constants.ts';
import { catalogueOf, type CataloguePlan, type RoamingCatalogue } from './catalogue.ts';

type Usage = { used_minutes: number; used_sms: number; used_megabytes: number };

/** The current or former state of a main or additional tariff on a number. */
type HeldTariff = Usage & {
  active_count: number;
  pending: Operation | null;
  activated_on: string | null;
  expires_on: string | null;
};

/** An active package of a number, or one with a pending network order. */
export type PackageRow = Usage & {
  package_id: string;
  status: 'pendingActive' | 'active' | 'pendingTerminate';
  activated_on: string | null;
  expires_on: string | null;
};

export type PlanRow = CataloguePlan &
  Omit<HeldTariff, 'expires_on'> & { packages: PackageRow[]; package_ids: string[] };

export type TripRow = {
  account_id: number;
  country_id: string;
  starts_on: string;
  ends_on: string;
  plan_id: string | null;
};

export type RoamingNumber = {
  msisdn_type: MsisdnType;
  tariff_bg: string;
  tariff_en: string;
  subscriber: Subscriber;
  has_request: boolean;
  trip: TripRow | null;
  plans: PlanRow[];
  catalogue: RoamingCatalogue;
};

type ServiceRow = Pick<RoamingNumber, 'msisdn_type' | 'tariff_bg' | 'tariff_en' | 'has_request' | 'trip'> & {
  is_prepaid: boolean;
  account_type: AccountType;
  catalogue_version: number;
  held: (HeldTariff & { plan_id: string })[];
  packages: (PackageRow & { plan_id: string })[];
};

export const roamingStatement = `select service.msisdn_type, tariff.name_bg as tariff_bg, tariff.name_en as tariff_en,
    tariff.is_prepaid, customer.account_type,
    exists (select from processing_request request
      where request.customer_id = service.customer_id and request.service_id = service.service_id) as has_request,
    (select version from catalogue_version) as catalogue_version,
    (select json_build_object('account_id', account_id, 'country_id', country_id, 'starts_on', starts_on,
        'ends_on', ends_on, 'plan_id', plan_id)
      from roaming_trip trip
      where trip.customer_id = service.customer_id and trip.service_id = service.service_id) as trip,
    coalesce((select json_agg(json_build_object('plan_id', plan_id, 'active_count', active_count, 'pending', pending,
        'activated_on', held.activated_on, 'expires_on', expires_on, 'used_minutes', used_minutes,
        'used_sms', used_sms, 'used_megabytes', used_megabytes))
      from service_roaming held
      where held.customer_id = service.customer_id and held.service_id = service.service_id), '[]') as held,
    coalesce((select json_agg(json_build_object('plan_id', plan_id, 'package_id', package_id, 'status', status,
        'activated_on', package.activated_on, 'expires_on', expires_on, 'used_minutes', used_minutes,
        'used_sms', used_sms, 'used_megabytes', used_megabytes) order by expires_on, package.activated_on, package_id)
      from service_roaming_package package
      where package.customer_id = service.customer_id and package.service_id = service.service_id
        and package.status <> 'terminated'), '[]') as packages
  from service join tariff using (tariff_id) join customer using (customer_id)
  where service.customer_id = $1 and service.service_id = $2`;

export async function findNumber(platform: Platform, { customerId, serviceId }: ServiceKey): Promise<RoamingNumber> {
  const values = [customerId, serviceId];
  const [row] = await platform.reads.read<ServiceRow>({ name: 'roaming-of-number', text: roamingStatement, values });
  return withPlans(platform, row!);
}

/** Reads the number inside a change and locks it, so that changes of one number are serialized. */
export async function lockNumber(platform: Platform, tx: Tx, service: ServiceKey): Promise<RoamingNumber> {
  await lockService(tx, service);
  const values = [service.customerId, service.serviceId];
  const { rows } = await tx.executeQuery<ServiceRow>(CompiledQuery.raw(roamingStatement, values));
  return withPlans(platform, rows[0]!);
}

const never = {
  active_count: 0,
  pending: null,
  activated_on: null,
  used_minutes: 0,
  used_sms: 0,
  used_megabytes: 0,
  packages: [],
  package_ids: [],
} satisfies Partial<PlanRow>;

async function withPlans(platform: Platform, row: ServiceRow): Promise<RoamingNumber> {
  const { held, packages, is_prepaid, account_type, catalogue_version, ...number } = row;
  const catalogue = await catalogueOf(platform, catalogue_version);
  const today = sofiaDay(platform.clock.now());
  const heldById = new Map(held.map(({ plan_id, ...own }) => [plan_id, own]));
  const packagesById = Map.groupBy(packages, ({ plan_id }) => plan_id);
  const plans = catalogue.plans.map((plan) => {
    const ofPlan = packagesById.get(plan.plan_id);
    if (ofPlan) return { ...plan, ...withPackages(ofPlan, today) };
    const own = heldById.get(plan.plan_id);
    return { ...plan, ...(own ? asOf(own, today) : never) };
  });
  return { ...number, subscriber: { accountType: account_type, isPrepaid: is_prepaid }, plans, catalogue };
}

/** A package is inactive after its last day, whatever its status is. */
function withPackages(packages: PackageRow[], today: string) {
  const current = packages.filter(({ expires_on }) => !isOver(expires_on, today));
  const running = current.filter(({ status }) => status !== 'pendingActive');
  const pending = packages.map(({ status }) => operationOf[status]).find((operation) => operation !== null) ?? null;
  const package_ids = running.map(({ package_id }) => package_id);
  return { ...never, active_count: running.length, pending, packages: running, package_ids };
}

const operationOf = {
  pendingActive: 'activate',
  active: null,
  pendingTerminate: 'deactivate',
} as const satisfies Record<PackageRow['status'], Operation | null>;

function asOf({ expires_on, ...held }: HeldTariff, today: string) {
  return { ...never, ...(isOver(expires_on, today) ? { pending: held.pending } : held) };
}

function isOver(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

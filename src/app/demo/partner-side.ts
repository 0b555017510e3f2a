// The partner side of the demo extras: policies, accounts and codes.

import { addDays, sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';

type OwnedExtra = {
  customer_id: number;
  service_id: string;
  code: string;
  status: string;
  contact_number: string | null;
  kind: string;
  group_type: string;
  partner: string | null;
  partner_source: string | null;
  regular_price_cents: number;
  name: string;
};

export async function loadPartnerSide(tx: Tx, now: Date): Promise<void> {
  const held = await tx
    .selectFrom('service_extra as held')
    .innerJoin('extra', 'extra.code', 'held.code')
    .innerJoin('customer', 'customer.customer_id', 'held.customer_id')
    .select(['held.customer_id', 'held.service_id', 'held.code', 'held.status', 'held.contact_number'])
    .select(['extra.kind', 'extra.group_type', 'extra.partner', 'extra.partner_source', 'extra.regular_price_cents'])
    .select('customer.name')
    .where('extra.kind', 'in', ['streaming', 'partner-content', 'enlightenment', 'insurance', 'home-assistance'])
    .execute();
  const startsOn = addDays(sofiaDay(now), -60);
  for (const extra of held) await loadBehind(tx, extra, startsOn);
}

async function loadBehind(tx: Tx, extra: OwnedExtra, startsOn: string): Promise<void> {
  const { customer_id, service_id, code, kind, group_type } = extra;
  const of = { customer_id, service_id };
  const tail = service_id.slice(-6);
  if (kind === 'streaming') {
    const status = extra.partner === 'kinobox' ? 'Registered' : 'NotRegistered';
    await tx
      .insertInto('streaming_account')
      .values({ ...of, group_type, status, account_reference: `${group_type}-${tail}` })
      .execute();
  }
  if (kind === 'partner-content') {
    await tx
      .insertInto('partner_content')
      .values({ ...of, code, source: extra.partner_source ?? '', status: 'PendingVerification' })
      .execute();
  }
  if (kind === 'enlightenment') {
    await tx
      .insertInto('school_code')
      .values({ ...of, code: `EP-${tail}` })
      .execute();
  }
  if (kind === 'insurance') {
    await tx
      .insertInto('insurance_policy')
      .values({
        ...of,
        code,
        policy_number: `INS-${tail}`,
        insured_name: extra.name,
        starts_on: startsOn,
        status: extra.status === 'WaitingForDeactivation' ? 'Deactivating' : 'Active',
        price_cents: extra.regular_price_cents,
      })
      .execute();
  }
  if (kind === 'home-assistance') await loadPolicy(tx, extra, startsOn);
}

async function loadPolicy(tx: Tx, extra: OwnedExtra, startsOn: string): Promise<void> {
  const { customer_id, service_id, code } = extra;
  const policy_number = `HA-${service_id.slice(-6)}`;
  const isPending = extra.status === 'PendingActivation';
  await tx
    .insertInto('home_assistance_policy')
    .values({
      customer_id,
      policy_number,
      service_id,
      code,
      contact_number: extra.contact_number ?? service_id,
      zip_code: '1504',
      city: 'гр. София',
      address: 'ул. Шипка 12, ап. 7',
      status: isPending ? 'Pending' : 'Active',
      starts_on: startsOn,
      document_id: isPending ? null : `DOC-${policy_number}`,
    })
    .execute();
  await tx.insertInto('policy_number').values({ policy_number, customer_id }).execute();
}

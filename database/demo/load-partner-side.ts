// What partners hold behind the extras of the demo people: policies, accounts and codes.

import { addDays, sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { extras } from './extras.ts';
import type { DemoServiceExtra } from './service-extras.ts';

type Loaded = { customerId: number; serviceId: string; holder: string; now: Date };

export async function loadPartnerSide(tx: Tx, loaded: Loaded, extra: DemoServiceExtra): Promise<void> {
  const known = extras.find(({ code }) => code === extra.code);
  const of = { customer_id: loaded.customerId, service_id: loaded.serviceId };
  const tail = loaded.serviceId.slice(-6);
  const startsOn = addDays(sofiaDay(loaded.now), -60);
  if (known?.kind === 'streaming') {
    const registered = known.partner === 'kinobox' ? 'Registered' : 'NotRegistered';
    await tx
      .insertInto('streaming_account')
      .values({ ...of, group_type: known.group, status: registered, account_reference: `${known.group}-${tail}` })
      .execute();
  }
  if (known?.kind === 'partner-content') {
    await tx
      .insertInto('partner_content')
      .values({ ...of, code: extra.code, source: known.source ?? '', status: 'PendingVerification' })
      .execute();
  }
  if (known?.kind === 'enlightenment') {
    await tx
      .insertInto('enlightenment_code')
      .values({ ...of, code: `EP-${tail}` })
      .execute();
  }
  if (known?.kind === 'insurance') {
    await tx
      .insertInto('insurance_policy')
      .values({
        ...of,
        code: extra.code,
        policy_number: `INS-${tail}`,
        insured_name: loaded.holder,
        starts_on: startsOn,
        status: extra.status === 'WaitingForDeactivation' ? 'Deactivating' : 'Active',
        price_cents: known.cents,
      })
      .execute();
  }
  if (known?.kind === 'home-assistance') await loadPolicy(tx, loaded, extra, startsOn);
}

async function loadPolicy(tx: Tx, loaded: Loaded, extra: DemoServiceExtra, startsOn: string): Promise<void> {
  const policyNumber = `HA-${loaded.serviceId.slice(-6)}`;
  const isPending = extra.status === 'PendingActivation';
  await tx
    .insertInto('home_assistance_policy')
    .values({
      customer_id: loaded.customerId,
      policy_number: policyNumber,
      service_id: loaded.serviceId,
      code: extra.code,
      contact_number: extra.contact ?? loaded.serviceId,
      zip_code: '1504',
      city: 'гр. София',
      address: 'ул. Шипка 12, ап. 7',
      status: isPending ? 'Pending' : 'Active',
      starts_on: startsOn,
      document_id: isPending ? null : `DOC-${policyNumber}`,
    })
    .execute();
  await tx
    .insertInto('policy_number')
    .values({ policy_number: policyNumber, customer_id: loaded.customerId })
    .execute();
}

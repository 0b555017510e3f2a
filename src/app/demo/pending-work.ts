// Pending work of the demo on the first day: extras that wait for the network or a partner, a swap, and failing
// systems.

import { randomUUID } from 'node:crypto';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { finishProvisioningJob } from '#areas/digital-extras/server/jobs.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Owners } from './owners.ts';

type PendingExtra = {
  service_id: string;
  code: string;
  status: 'PendingActivation' | 'InProgress';
  slot?: number;
  period_state: 'Free' | 'Paid';
  price_cents: number;
  contact_number?: string;
};

const waiting: PendingExtra[] = [
  { code: '20061', status: 'PendingActivation', service_id: '359888100101', price_cents: 399, period_state: 'Paid' },
  { code: '20062', status: 'PendingActivation', service_id: '359888100101', price_cents: 299, period_state: 'Paid' },
  {
    code: '20052',
    status: 'PendingActivation',
    service_id: '359888100102',
    price_cents: 499,
    period_state: 'Paid',
    contact_number: '359888100102',
  },
  { code: '20101', slot: 1, status: 'InProgress', service_id: '359888100302', price_cents: 399, period_state: 'Free' },
];

/** Extras swapped this many days ago. */
const swappedDaysAgo: Record<string, number> = { '359888100103': 5, '359888100301': 40 };

const twoHours = 2 * 3600 * 1000;

export async function loadPendingWork(tx: Tx, { ownerOf }: Owners, now: Date): Promise<void> {
  await tx
    .insertInto('service_extra')
    .values(waiting.map((extra) => ({ customer_id: ownerOf(extra.service_id), ...extra })))
    .execute();
  for (const extra of waiting.filter(({ status }) => status === 'InProgress')) {
    await startProvisioning(tx, ownerOf(extra.service_id), extra, now);
  }
  const swaps = Object.entries(swappedDaysAgo).map(([service_id, daysAgo]) => ({
    customer_id: ownerOf(service_id),
    service_id,
    swapped_on: addDays(sofiaDay(now), -daysAgo),
    request_id: randomUUID(),
    from_code: '20103',
    to_code: '20105',
  }));
  await tx.insertInto('extra_swap').values(swaps).execute();
  await tx
    .insertInto('partner_fault')
    .values([
      { partner: 'provisioning', subject: '20119', fault: 'fails' },
      { partner: 'serialnik', subject: '*', fault: 'down' },
    ])
    .execute();
}

async function startProvisioning(
  tx: Tx,
  customer_id: number,
  { service_id, code }: PendingExtra,
  now: Date,
): Promise<void> {
  const request_id = randomUUID();
  const ready_at = new Date(now.getTime() + twoHours);
  await tx
    .insertInto('processing_request')
    .values({ customer_id, service_id, request_id, codes: [code], started_at: now })
    .execute();
  await tx
    .insertInto('provisioning_order')
    .values({ request_id, service_id, codes: [code], ready_at })
    .execute();
  const job = { customerId: customer_id, serviceId: service_id, requestId: request_id };
  await enqueue(tx, finishProvisioningJob, job, { runAt: ready_at });
}

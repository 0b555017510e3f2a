// Bills that fall due on one day are paid by saved cards, while the portal is killed. Compares what the bank took with
// what was billed.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { withClient } from '#platform/server/database/with-client.ts';
import { superuser } from '#platform/server/postgres/cluster.ts';
import { databaseName } from '#platform/server/postgres/embedded-postgres.ts';
import { readPassword } from '#platform/server/postgres/password.ts';
import { freePort } from '../free-port.ts';
import { isReady, spawnRealPortal } from './real-portal.ts';

export type PaymentRun = { payments: number; kills: number; dataDir: string; say(line: string): void };

export type PaymentResult = {
  /** Bills that were paid in full. */
  paid: number;
  /** Bills that were paid more than once. */
  doubled: number;
  billedCents: number;
  /** What the bank took and did not return. */
  takenCents: number;
  seconds: number;
};

const generator = join(import.meta.dirname, '../../src/app/commands/run-generate.ts');
const longestStandstillMs = 600_000;
/** Counting reads all bills of the run, so it is rarer with more of them. */
const pollMs = (payments: number) => Math.max(200, payments / 50);

export async function runAutomaticPayments({ payments, kills, dataDir, say }: PaymentRun): Promise<PaymentResult> {
  const words = ['--disable-warning=ExperimentalWarning', generator, '--subscribers', String(payments)];
  execFileSync(process.execPath, words, { stdio: 'ignore', env: { ...process.env, DATA_DIR: dataDir } });
  const port = await freePort();
  const start = async () => {
    const portal = spawnRealPortal(port, { DATA_DIR: dataDir });
    await isReady(portal);
    return portal;
  };
  let portal = await start();
  try {
    const connection = connectionOf(dataDir);
    await withClient(connection, (client) => client.query(dueBills));
    const began = performance.now();
    await withClient(connection, (client) => client.query(startJob));
    for (let kill = 1; kill <= kills; kill++) {
      const paid = await waitForPaid(connection, Math.floor((payments * kill) / (kills + 1)));
      portal.kill('SIGKILL');
      await portal.exited;
      say(`killed after ${paid} of ${payments} payments`);
      portal = await start();
    }
    await waitForPaid(connection, payments);
    return {
      paid: await count(connection, paidBills),
      doubled: await count(connection, doubledBills),
      billedCents: await count(connection, billedCents),
      takenCents: await count(connection, takenCents),
      seconds: (performance.now() - began) / 1000,
    };
  } finally {
    portal.kill('SIGTERM');
    await portal.exited;
  }
}

/** Every generated subscriber has one bill that is due today, and a card that pays the contract. */
const dueBills = `
  analyze;
  insert into saved_card (account_id, card_id, type, name, gateway_reference, created_at)
    select account_id, gen_random_uuid(), 'VISA', '•••• 4242', 'embedded:load-' || account_id, now()
    from account where email like '%@load.abonat.example';
  analyze saved_card;
  insert into recurrent_payment (customer_id, kind, item_id, name_bg, name_en, account_id, card_id, activated_at)
    select contract.customer_id, 'contracts', contract_id, '', '', card.account_id, card.card_id, now() - interval '40 days'
    from saved_card card join account_pid using (account_id) join contract using (customer_id)
    where card.gateway_reference like 'embedded:load-%';
  analyze recurrent_payment;
  insert into bill (customer_id, bill_id, contract_id, bill_number, kind, period_from, period_to, issued_on, due_on,
      total_cents, open_cents, vat, line_count, content_digest, created_at)
    select customer_id, 'load-' || item_id, item_id, lpad(customer_id::text, 10, '0'), 'bill', today - 40, today - 11,
      today - 10, today, 1000 + customer_id % 5000, 1000 + customer_id % 5000, '[]', 0, '', now()
    from recurrent_payment, (select (now() at time zone 'Europe/Sofia')::date as today) day
    where kind = 'contracts' and card_id in (select card_id from saved_card
      where gateway_reference like 'embedded:load-%')`;

const startJob = `insert into scheduled_job (job_id, name, payload, run_at)
  values (gen_random_uuid(), 'pay-bills-automatically', '{}', now())`;

const ofRun = `bill_id like 'load-%'`;
const paidBills = `select count(*) as n from bill where ${ofRun} and open_cents = 0`;
const doubledBills = `select count(*) as n from (select from bill_payment where ${ofRun}
  group by customer_id, bill_id having count(*) > 1) doubled`;
const billedCents = `select sum(total_cents) as n from bill where ${ofRun}`;
const takenCents = `select round(sum(taken.amount::numeric * 100)) as n from embedded_payment taken
  join card_payment payment on payment.nonce = taken.transaction_id
  where taken.state = 'approved' and not taken.is_reversed and exists (select from bill_card_payment part
    where part.account_id = payment.account_id and part.payment_id = payment.payment_id and ${ofRun})`;

async function waitForPaid(connection: ClientConfig, wanted: number): Promise<number> {
  let best = { paid: -1, at: performance.now() };
  for (;;) {
    const paid = await count(connection, paidBills);
    if (paid >= wanted) return paid;
    if (paid > best.paid) best = { paid, at: performance.now() };
    if (performance.now() - best.at > longestStandstillMs) throw new Error(`${paid} of ${wanted} bills were paid`);
    await delay(pollMs(wanted));
  }
}

function connectionOf(dataDir: string): ClientConfig {
  const password = readPassword(dataDir);
  return { host: join(dataDir, 'pg'), port: 5432, user: superuser, password, database: databaseName };
}

async function count(connection: ClientConfig, query: string): Promise<number> {
  return withClient(connection, async (client) => Number((await client.query<{ n: string }>(query)).rows[0]?.n));
}

// A portal with generated subscribers for the growth: its reads, and its use cases for changes.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openPlatform } from '#app/server/start-platform.ts';
import { addOperator } from '#areas/operator-desk/entrance/server/manage-operators.ts';
import { demoPassword } from '#database/demo/people.ts';
import { subscriberAt, type Subscriber } from '#database/generate/subscriber.ts';
import { sofiaDay } from '#platform/clock.ts';
import { readConfiguration } from '#platform/server/configuration.ts';
import { createLog } from '#platform/server/logging.ts';
import type { Platform } from '#platform/server/platform.ts';
import { enterDeskOverHttp } from '#testing/desk-over-http.ts';
import { signIn } from '#testing/sign-in-over-http.ts';
import type { ReadRequest } from './load.ts';
import { startPortal } from './running-portal.ts';

const root = join(import.meta.dirname, '..');
const peopleAsked = 200;
const seed = 1;

export const readsOfCustomers = ['home', 'extras', 'bills', 'bill', 'usage'] as const;
export const readsOfDesk = [
  'desk search by pid',
  'desk search by number',
  'desk search by e-mail',
  'desk search by contract',
  'desk customer',
] as const;

type Requests<Read extends string> = Record<Read, ReadRequest[]>;

export type GrowthPortal = {
  url: string;
  subscribers: number;
  /** The use cases run in this process, on the database of the portal. */
  platform: Platform;
  requestsOfCustomers(): Promise<Requests<(typeof readsOfCustomers)[number]>>;
  requestsOfDesk(): Promise<Requests<(typeof readsOfDesk)[number]>>;
  stop(): Promise<void>;
};

export function generateSubscribers(dataDir: string, subscribers: number): void {
  const generator = join(root, 'src/app/commands/run-generate.ts');
  const words = ['--disable-warning=ExperimentalWarning', generator, '--subscribers', String(subscribers)];
  execFileSync(process.execPath, [...words, '--seed', String(seed)], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

export async function openGrowthPortal(dataDir: string, subscribers: number): Promise<GrowthPortal> {
  const portal = await startPortal(dataDir, {
    APP_MODE: 'demo',
    OPERATOR_DESK: 'on',
    CAPTCHA: 'none',
    LOG_LEVEL: 'info',
  });
  const configuration = readConfiguration({ APP_MODE: 'demo', DATA_DIR: dataDir }, root);
  const { platform, close } = await openPlatform(
    configuration,
    portal.connection,
    createLog({ level: 'silent', write: () => undefined }),
  );
  const people = spreadPeople(subscribers);
  return {
    url: portal.url,
    subscribers,
    platform,
    requestsOfCustomers: () => requestsOfCustomers(portal.url, people),
    async requestsOfDesk() {
      const name = 'growth';
      const key = await addOperator(platform, name, ['support']);
      return requestsOfDesk(await enterDeskOverHttp(portal.url, { name, key: key! }), people);
    },
    async stop() {
      await close();
      await portal.stop();
    },
  };
}

/** Spread over all of them, so that the reads are not on the same pages. Each has a bill. */
function spreadPeople(subscribers: number): Subscriber[] {
  const today = sofiaDay(new Date());
  const step = Math.max(1, Math.floor(subscribers / peopleAsked));
  const indexes = Array.from({ length: Math.min(peopleAsked, subscribers) }, (_, i) => i * step);
  return indexes.map((index) => subscriberAt(index, seed, today)).filter(({ bills }) => bills.length > 0);
}

async function requestsOfCustomers(url: string, people: readonly Subscriber[]) {
  const requests: Requests<(typeof readsOfCustomers)[number]> = {
    home: [],
    extras: [],
    bills: [],
    bill: [],
    usage: [],
  };
  for (const { username, services, bills } of people) {
    const { headers } = await signIn(url, username, demoPassword);
    const number = services[0]!.id;
    requests.home.push({ path: '/api/home/overview', headers });
    requests.extras.push({ path: `/api/digital-extras-swap/extras/eligibility/${number}`, headers });
    requests.bills.push({ path: '/api/billing/bills', headers });
    requests.bill.push({ path: `/api/billing/bills/${bills.at(-1)!.id}`, headers });
    requests.usage.push({ path: `/api/usage/${number}`, headers });
  }
  return requests;
}

function requestsOfDesk({ headers }: { headers: Record<string, string> }, people: readonly Subscriber[]) {
  const search = (words: (one: Subscriber) => string) =>
    people.map((one): ReadRequest => ({
      path: '/api/operator/customers/find',
      headers: { ...headers, 'content-type': 'application/json' },
      method: 'POST',
      body: JSON.stringify({ search: words(one) }),
    }));
  return {
    'desk search by pid': search(({ pid }) => pid),
    'desk search by number': search(({ services }) => services[0]!.id),
    'desk search by e-mail': search(({ username }) => username),
    'desk search by contract': search(({ contract }) => contract),
    'desk customer': people.map(({ id }): ReadRequest => ({ path: `/api/operator/customers/${id}`, headers })),
  };
}

// The settlement search over all address data: complete answers, one after another, as users type.

import { demoPassword } from '#database/demo/people.ts';
import { signIn } from '#testing/sign-in-over-http.ts';
import { atMost, median, type Measurement } from './bars.ts';
import { person } from './running-floor.ts';
import type { RunningPortal } from './running-portal.ts';

const rounds = 40;
const mostMs = 30;
const sofia = '68134';

/** From the first letters to typing errors, in both alphabets. */
const typed = ['со', 'соф', 'sofiq', 'Пловдиф', 'стара заг', 'ban', 'велико търново', '%_%', 'zzzzzz'];
const typedStreets = ['ши', 'шипка', 'vitosha', 'ген. столетов', 'ivan vazov', 'zzzzzz'];

export async function measureAddressSearch(portal: RunningPortal): Promise<Measurement[]> {
  const { headers } = await signIn(portal.url, person.username, demoPassword);
  const ask = async (path: string, query: Record<string, string>): Promise<number> => {
    const began = performance.now();
    const response = await fetch(
      `${portal.url}/api/speedy/speedy-address/${path}?${new URLSearchParams(query).toString()}`,
      {
        headers,
      },
    );
    if (!response.ok) throw new Error(`the search answered ${response.status}`);
    await response.arrayBuffer();
    return performance.now() - began;
  };
  const cities = () => typed.map((SearchExpression) => ask.bind(null, 'cities', { SearchExpression }));
  const streets = () =>
    typedStreets.map((SearchExpression) => ask.bind(null, 'streets', { SearchExpression, SiteId: sofia }));
  return [
    atMost('search for places, half of them', await halfOf(cities()), mostMs, 'ms'),
    atMost('search for streets of the biggest place, half of them', await halfOf(streets()), mostMs, 'ms'),
  ];
}

/** The median: on a busy machine the slowest values measure other work. */
async function halfOf(searches: readonly (() => Promise<number>)[]): Promise<number> {
  for (const search of searches) await search();
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) for (const search of searches) taken.push(await search());
  return median(taken);
}

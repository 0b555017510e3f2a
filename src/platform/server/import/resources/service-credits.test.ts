import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLimitNear, usedPercent } from '#platform/limit-near.ts';
import { csv, load } from '#testing/import-folders.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

const number = '359888100301';

let portal: TestPortal;
let elena: Browser;
beforeAll(async () => {
  portal = await openPortal();
  elena = await portal.browser().signIn('elena');
});
afterAll(() => portal.close());

type Attention = { kind: string; service_id: string; properties: object };

/** The pending task at home for users of the number. */
async function near(): Promise<object[]> {
  const { attention } = (await elena.call('GET', '/home/overview')).body as { attention: Attention[] };
  const own = attention.filter(({ kind, service_id }) => kind === 'limit-near' && service_id === number);
  return own.map(({ properties }) => properties);
}

async function loadCredit(used_cents: number, limit_cents: number): Promise<void> {
  const { counts } = await load(portal.connection, {
    'service-credits.csv': csv({ service_id: number, limit_cents, used_cents }),
  });
  expect(counts).toMatchObject([{ changed: 1 }]);
}

it.each([
  ['a bill that resets the use removes the warning', 0, 5000],
  ['use that comes near the limit warns', 4000, 5000],
  ['use just below the threshold removes the warning', 3999, 5000],
  ['full use warns', 5000, 5000],
  ['a higher limit removes the warning', 5000, 10_000],
  ['a limit of zero is always full', 0, 0],
  ['large amounts of a company warn, too', 1_999_999_999, 2_000_000_000],
])('%s after an import', async (_, used, limit) => {
  await loadCredit(used, limit);
  const expected = isLimitNear(used, limit) ? [{ used_percent: usedPercent(used, limit), limit_cents: limit }] : [];
  expect(await near()).toEqual(expected);
});

it('the check of an import warns nobody', async () => {
  await loadCredit(10, 5000);
  await load(
    portal.connection,
    { 'service-credits.csv': csv({ service_id: number, limit_cents: 5000, used_cents: 5000 }) },
    { mode: 'check' },
  );
  expect(await near()).toEqual([]);
});

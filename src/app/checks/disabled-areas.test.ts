// An area in DISABLED_AREAS is not routed, documented, advertised or reported as pending.

import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HomeOverview } from '#areas/home/contract.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { areas } from '../server/areas.ts';
import { jobHandlers } from '../server/background.ts';

const optional = areas.filter(({ isOptional }) => isOptional);

const placesOfOptionalAreas = {
  'home-network': '/home-network-module',
  roaming: '/roaming',
  usage: '/usage',
  'donation-campaign': '/campaigns/donation',
  'weekend-bonus': '/weekend-bonus',
  'music-offer': '/campaigns/music',
  'partner-verification': '/my-profile/partners',
  help: '/help',
  'vip-club': '/vip-club',
  'network-protection': '/network-protection',
  'e-signing': '/e-signing',
};

let portal: TestPortal;
let maria: Browser;

beforeAll(async () => {
  portal = await openPortal({ DISABLED_AREAS: optional.map(({ name }) => name).join(',') });
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());

it('the operator can disable the optional areas', () => {
  expect(optional.map(({ name }) => name)).toEqual([
    'home-network',
    'roaming',
    'usage',
    'donation-campaign',
    'weekend-bonus',
    'music-offer',
    'partner-verification',
    'help',
    'vip-club',
    'network-protection',
    'e-signing',
  ]);
});

it('no call of a disabled area exists', async () => {
  const disabled = optional.flatMap(({ endpoints }) => endpoints);
  expect(disabled.length).toBeGreaterThan(50);
  expect(portal.endpoints.filter((spec) => disabled.includes(spec))).toEqual([]);
  expect(await maria.call('GET', '/roaming/359888100101')).toMatchObject({ status: 404 });
  expect(await maria.call('GET', '/customers/services')).toMatchObject({ status: 200 });
});

it('the description of the API does not contain a disabled area', async () => {
  const { paths } = (await maria.call('GET', '/openapi.json')).body as { paths: object };
  const described = Object.keys(paths).join(' ');
  expect(described).toContain('/customers/services');
  for (const { endpoints } of optional) expect(described).not.toContain(endpoints[0]!.path.split(':')[0]);
});

it('home neither offers nor reports anything of a disabled area', async () => {
  const { offers, attention } = (await maria.call('GET', '/home/overview')).body as HomeOverview;
  expect(offers).toEqual([]);
  expect(new Set(attention.map(({ kind }) => kind))).not.toContain('document-to-sign');
  expect(attention.length).toBeGreaterThan(0);
});

it('the browser knows which areas are disabled', async () => {
  const { body } = await portal.browser().call('GET', '/common/configuration');
  const { area_settings } = body as { area_settings: Record<string, string> };
  expect(area_settings['disabled_areas']?.split(',')).toHaveLength(optional.length);
  expect(area_settings).not.toHaveProperty('donation_campaign_id');
});

it('a screen of another area checks that the area is enabled before it links to it', () => {
  // The server says whether the customer is VIP only if the club is enabled.
  const checkedByServer = ['src/areas/home/web/vip-ticket.tsx'];
  const screens = globSync('src/areas/**/web/**/*.tsx', { exclude: ['**/*.test.tsx', '**/*.stories.tsx'] });
  const unchecked = screens.filter((file) => {
    const code = readFileSync(file, 'utf8');
    const linked = Object.entries(placesOfOptionalAreas).filter(
      ([area, place]) => !file.startsWith(`src/areas/${area}/`) && code.includes(` to="${place}`),
    );
    return linked.some(([area]) => !code.includes(`isEnabled('${area}')`));
  });
  expect(unchecked).toEqual(checkedByServer);
});

it('jobs of a disabled area stay queued', () => {
  const names = jobHandlers(portal.platform).map(({ job }) => job.name);
  expect(names).not.toContain('finish-roaming-modification');
  expect(names).toContain('make-export');
});

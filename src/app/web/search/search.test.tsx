import { describe, expect, it } from 'vitest';
import { createPortalRouter } from '../../router.tsx';
import type { PortalContext } from '#platform/web/portal-context.ts';
import { entryFinder, type SearchEntry } from './find-entries.ts';
import { searchPages } from './search-pages.ts';

const pages: SearchEntry[] = searchPages.map(({ to, bg, en }) => ({
  key: to,
  kind: 'page',
  shape: '',
  title: bg.title,
  words: `${bg.words} ${en.title} ${en.words}`,
  to,
  search: {},
}));
const number: SearchEntry = {
  key: 'service',
  kind: 'service',
  shape: '',
  title: '0888 100 102',
  note: 'На Боян · Старт',
  words: '359888100102 0888100102',
  to: '/digital-extras/included-services',
  search: { msisdn: '359888100102' },
};
const find = entryFinder([number, ...pages]);
const first = (typed: string) => find(typed)[0]?.key;

describe('search', () => {
  it.each([
    ['карти', '/my-profile/my-cards'],
    ['karti', '/my-profile/my-cards'],
    ['КАРТ', '/my-profile/my-cards'],
    ['cards', '/my-profile/my-cards'],
    ['parola na wifi', '/home-network-module/settings'],
    ['уайфай', '/home-network-module'],
    ['roaming', '/roaming'],
    ['роминг', '/roaming'],
    ['chujbina', '/roaming'],
    ['vau4er', '/vip-club'],
    ['опасни сайтове', '/network-protection'],
    ['password', '/my-profile/change-password'],
    ['0888 100 102', 'service'],
    ['0888100102', 'service'],
    ['100', 'service'],
    ['боян', 'service'],
    ['boqn', 'service'],
  ])('of „%s“ finds %s first', (typed, key) => {
    expect(first(typed)).toBe(key);
  });

  it('finds nothing for what is not there', () => {
    expect(find('хипопотам')).toEqual([]);
  });

  it('takes anything a person may type', () => {
    for (const odd of ['%', '_', "'", '"', '\\', '(', '*', '🐦', ' ', 'a'.repeat(5000)]) expect(find(odd)).toEqual([]);
  });
});

/** Pages that nobody looks for: steps of a way that begins elsewhere. */
const steps = new Set([
  '/digital-extras/select-services/details',
  '/digital-extras/select-services/home-assistance/address',
  '/campaigns/thank-you',
  '/e-signing/activation',
]);

const routes = Object.values(createPortalRouter({} as PortalContext).routesById);

it('every page of the signed-in person is found', () => {
  const own = routes
    .filter(({ id, options }) => String(id).startsWith('/personal/') && options.staticData?.place === undefined)
    .map(({ fullPath }) => String(fullPath))
    .filter((path) => !path.includes('$') && !steps.has(path));
  const found = new Set(searchPages.map(({ to }) => to));
  expect(own.filter((path) => !found.has(path))).toEqual([]);
});

it('nothing is found that is no page', () => {
  const known = new Set(routes.map(({ fullPath }) => String(fullPath)));
  expect(searchPages.filter(({ to }) => !known.has(to))).toEqual([]);
});

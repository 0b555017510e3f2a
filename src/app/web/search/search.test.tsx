import { describe, expect, it } from 'vitest';
import { createPortalRouter } from '../router.tsx';
import type { PortalContext } from '#platform/web/portal-context.ts';
import { entryFinder, type SearchEntry } from './find-entries.ts';
import { loadSearchPages } from './search-pages.ts';

const searchPages = await loadSearchPages(() => true);

const pages: SearchEntry[] = searchPages.map(({ to, answer, bg, en }) => ({
  key: answer ? `answer ${answer}` : to,
  kind: answer ? 'answer' : 'page',
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
const country = (id: string, title: string, words: string): SearchEntry => ({
  key: id,
  kind: 'country',
  shape: '',
  title,
  words,
  to: '/roaming',
  search: { country: id },
});
const countries = [
  country('TR', 'Турция', 'Turkey Türkiye'),
  country('GR', 'Гърция', 'Greece'),
  country('RO', 'Румъния', 'Romania'),
  country('OM', 'Оман', 'Oman'),
  country('QA', 'Катар', 'Qatar'),
  country('ML', 'Мали', 'Mali'),
];
const find = entryFinder([number, ...pages, ...countries]);
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
  ])('for „%s“ finds %s first', (typed, key) => {
    expect(first(typed)).toBe(key);
  });

  it.each([
    ['/roaming', 'rouming, рооминг, ромуинг, turn on roaming, в чужбина, пакет за чужбина, интернет в чужбина'],
    ['/roaming', 'кредитен лимит, лимит за данни, limit danni, data limit, пътувам в европа'],
    ['TR', 'турция, turciq, turkey, колко струва в турция'],
    ['GR', 'гърция, gyrciq, пътувам за гърция, greece'],
    ['/home-network-module/settings', 'парола на рутера, парола за wifi, parola na interneta'],
    ['/home-network-module/settings', 'смяна на паролата на вайфай, QR код за wifi, сподели wifi'],
    ['/home-network-module', 'рутер, ruter, бавен интернет, вайфай'],
    ['/home-network-module/guest', 'guest wifi, гости, мрежа за гости, temporary network'],
    ['/home-network-module/devices', 'устройства вкъщи, пауза на интернета, who is connected'],
    ['/home-network-module/line', 'рестартирай рутера, няма интернет, restart router, reboot'],
    ['/network-protection/times', 'часове, часове за сайтове, times for sites'],
    ['/home-network-module/port-forwarding', 'порт, port forwarding, камера'],
    ['/my-profile/automatic-payments', 'автоматично плащане, директен дебит, platq'],
    ['/bills', 'плащане на сметка, plati smetka, pay my bill, дължа'],
    ['/my-profile/my-cards', 'добави карта, нова карта, смяна на карта, debit card'],
    ['/my-profile/change-password', 'смяна на парола, забравена парола, parola, change my password'],
    ['/my-profile/change-email', 'смяна на имейл, имеил, email, poshta'],
    ['/my-profile/my-addresses', 'смяна на адрес, адрес за доставка'],
    ['/my-profile/notifications', 'спри реклами, не получавам sms, известия'],
    ['/my-profile/my-data', 'gdpr, свали данните ми'],
    ['/my-profile/contracts', 'кога изтича договорът ми, dogovor'],
    ['/my-profile', 'излез, logout, закрий профил, delete my account, тъмна тема, dark mode, english'],
    ['/my-profile/security-code', 'пин код, забравен код, sigurnost'],
    ['/e-signing', 'подпиши договор, анекс'],
    ['/my-services', 'моите номера, моите услуги, tv, my number'],
    ['/registration/pid-and-eik', 'добави услуга, dobavi usluga, добавяне на услуга, нова услуга, add a number'],
    ['/digital-extras/included-services', 'спри услуга, деактивирай, cancel extra'],
    ['/digital-extras/traffic-packages', 'мб, gb, още интернет, допълнителен пакет'],
    ['/digital-extras/select-services', 'застраховка, домашна помощ'],
    ['/network-protection', 'zashtita, virus, блокиране на сайт, родителски контрол, деца, netprotect, нет протект'],
    ['/network-protection', 'how to block a website, позволи сайт'],
    ['/vip-club', 'вип, ваучер, otstupka, намаление, промокод, discount code'],
    ['/weekend-bonus', 'уикенд, безплатни мегабайти, weekend data'],
    ['/campaigns/donation', 'дарявам, charity'],
  ])('finds %s first for usual inputs: %s', (key, typed) => {
    const phrases = typed.split(', ');
    expect(phrases.map((phrase) => [phrase, first(phrase)])).toEqual(phrases.map((phrase) => [phrase, key]));
  });

  it.each([
    ['answer bill_higher', 'защо сметката ми е по-висока, why is my bill higher'],
    ['answer slow_internet', 'интернетът вкъщи е бавен'],
    ['answer premium', 'платените номера, block premium numbers'],
    ['answer bill_paid', 'платих сметката още неплатена'],
    ['/help', 'помощ, поддръжка, support, pomosht'],
  ])('finds %s first for questions: %s [HE-002]', (key, typed) => {
    const phrases = typed.split(', ');
    expect(phrases.map((phrase) => [phrase, first(phrase)])).toEqual(phrases.map((phrase) => [phrase, key]));
  });

  it('finds nothing for unknown words', () => {
    expect(find('хипопотам')).toEqual([]);
  });

  it('accepts any input', () => {
    for (const odd of ['%', '_', "'", '"', '\\', '(', '*', '🐦', ' ', 'a'.repeat(5000)]) expect(find(odd)).toEqual([]);
  });
});

/** Pages that nobody searches for: steps of a flow. */
const steps = new Set([
  '/digital-extras/select-services/details',
  '/digital-extras/select-services/home-assistance/address',
  '/campaigns/thank-you',
  '/e-signing/activation',
]);

const context = (settings: object) =>
  ({ api: { call: () => Promise.resolve(settings) }, addTexts: () => undefined }) as unknown as PortalContext;

const { router, addAreas } = createPortalRouter(context({ area_settings: {} }));
await addAreas();
const routes = Object.values(router.routesById);

it('every page of a signed-in user is found', () => {
  const own = routes
    .filter(({ id, options }) => String(id).startsWith('/personal/') && options.staticData?.place === undefined)
    .map(({ fullPath }) => String(fullPath))
    .filter((path) => !path.includes('$') && !steps.has(path));
  const found = new Set(searchPages.map(({ to }) => to));
  expect(own.filter((path) => !found.has(path))).toEqual([]);
});

it('only pages are found', () => {
  const known = new Set(routes.map(({ fullPath }) => String(fullPath)));
  expect(searchPages.filter(({ to }) => !known.has(to))).toEqual([]);
});

it('a disabled area has no pages and is not found', async () => {
  const without = createPortalRouter(context({ area_settings: { disabled_areas: 'vip-club,roaming' } }));
  await without.addAreas();
  const paths = Object.values(without.router.routesById).map(({ fullPath }) => String(fullPath));
  expect(paths).toContain('/weekend-bonus');
  expect(paths).not.toContain('/vip-club');
  const found = await loadSearchPages((name) => name !== 'vip-club');
  expect(found.map(({ to }) => to)).not.toContain('/vip-club');
});

// The roaming plans of the demo operator, its zones, and what it charges where.

type Charges = readonly [outgoing: number | null, incoming: number | null, sms: number | null, megabyte: number | null];

type DemoPlan = {
  plan_id: string;
  component_type: 'MAIN_TARIFF' | 'PACKAGE' | 'ADDITIONAL_TARIFF';
  name: readonly [bg: string, en: string];
  description: readonly [bg: string, en: string];
  price_cents: number;
  is_archived?: true;
  is_for_prepaid?: true;
  package?: { days: number; minutes?: number; sms?: number; megabytes: number; zones: readonly Zone[] };
  /** Cents by zone: a minute out, a minute in, an SMS, a megabyte. */
  rates?: Partial<Record<Zone, Charges>>;
};

export const zones = {
  eu: ['Роуминг зона на ЕС', 'EU roaming area'],
  balkans: ['Балкани', 'Balkans'],
  europe: ['Останалата Европа', 'Rest of Europe'],
  america: ['САЩ и Канада', 'USA and Canada'],
  world: ['Останалият свят', 'Rest of the world'],
} as const;
export type Zone = keyof typeof zones;

/** Beside the EU roaming area, which is set by law. */
const zoneByCountry: Record<string, Zone> = {
  ...Object.fromEntries(['AL', 'BA', 'ME', 'MK', 'RS', 'TR', 'XK'].map((id) => [id, 'balkans' as const])),
  ...Object.fromEntries(
    ['AD', 'BY', 'CH', 'FO', 'GB', 'GG', 'GI', 'IM', 'JE', 'MC', 'RU', 'SM', 'VA'].map((id) => [id, 'europe' as const]),
  ),
  US: 'america',
  CA: 'america',
};

export function zoneOf(countryId: string, isEuRoamingArea: boolean): Zone {
  return isEuRoamingArea ? 'eu' : (zoneByCountry[countryId] ?? 'world');
}

export const popularCountries = ['GR', 'TR', 'RS', 'IT', 'US', 'GB'];

const gb = 1024;

export const roamingPlans: readonly DemoPlan[] = [
  {
    plan_id: '66866',
    component_type: 'MAIN_TARIFF',
    name: ['Роуминг Свобода', 'Roaming Freedom'],
    description: [
      'В ЕС говориш и сърфираш от тарифата си. Извън ЕС цените са умерени, без месечна такса.',
      'In the EU you call and browse from your plan. Outside it prices are moderate, with no monthly fee.',
    ],
    price_cents: 0,
    is_for_prepaid: true,
    rates: {
      eu: [0, 0, 6, 0],
      balkans: [39, 19, 15, 10],
      europe: [49, 25, 15, 12],
      america: [89, 49, 25, 20],
      world: [199, 99, 35, 40],
    },
  },
  {
    plan_id: '55270',
    component_type: 'MAIN_TARIFF',
    name: ['Роуминг Стандарт', 'Roaming Standard'],
    description: [
      'В ЕС плащаш като у дома. Навсякъде другаде плащаш само каквото ползваш.',
      'In the EU you pay as at home. Everywhere else you pay only for what you use.',
    ],
    price_cents: 0,
    is_for_prepaid: true,
    rates: {
      eu: [0, 0, 6, 0],
      balkans: [69, 35, 20, 15],
      europe: [79, 39, 20, 18],
      america: [149, 79, 30, 30],
      world: [249, 129, 39, 60],
    },
  },
  {
    plan_id: '55788',
    component_type: 'MAIN_TARIFF',
    name: ['Роуминг Революция', 'Roaming Revolution'],
    description: [
      'За който пътува често: най-ниските ни цени извън ЕС срещу малка месечна такса.',
      'For frequent travellers: our lowest prices outside the EU for a small monthly fee.',
    ],
    price_cents: 299,
    rates: {
      eu: [0, 0, 0, 0],
      balkans: [19, 9, 9, 3],
      europe: [25, 12, 9, 4],
      america: [45, 25, 15, 6],
      world: [99, 49, 25, 12],
    },
  },
  {
    plan_id: '55855',
    component_type: 'MAIN_TARIFF',
    name: ['Бизнес Национален', 'Business National'],
    description: [
      'В ЕС екипът ти ползва минутите и данните от договора. Навън плащате по ползване.',
      'In the EU your team uses the minutes and data of the contract. Elsewhere you pay by use.',
    ],
    price_cents: 0,
    rates: {
      eu: [0, 0, 5, 0],
      balkans: [59, 29, 18, 13],
      europe: [69, 35, 18, 15],
      america: [129, 69, 28, 26],
      world: [229, 115, 36, 50],
    },
  },
  {
    plan_id: '55789',
    component_type: 'MAIN_TARIFF',
    name: ['Бизнес Революция', 'Business Revolution'],
    description: [
      'За екипи, които пътуват: най-ниските ни цени извън ЕС срещу месечна такса.',
      'For teams that travel: our lowest prices outside the EU for a monthly fee.',
    ],
    price_cents: 499,
    rates: {
      eu: [0, 0, 0, 0],
      balkans: [15, 7, 8, 2],
      europe: [19, 9, 8, 3],
      america: [39, 19, 12, 5],
      world: [89, 45, 22, 10],
    },
  },
  {
    plan_id: '55101',
    component_type: 'MAIN_TARIFF',
    name: ['Роуминг Класик', 'Roaming Classic'],
    description: [
      'Стар план, който вече не предлагаме. Ако го смениш, не можеш да се върнеш към него.',
      'An old plan we no longer offer. If you change it, you cannot come back to it.',
    ],
    price_cents: 0,
    is_archived: true,
    rates: {
      eu: [0, 0, 8, 0],
      balkans: [79, 39, 20, 20],
      europe: [89, 45, 20, 20],
      america: [169, 89, 30, 40],
      world: [269, 139, 39, 80],
    },
  },
  {
    plan_id: '63540',
    component_type: 'PACKAGE',
    name: ['Балкани · 7 дни', 'Balkans · 7 days'],
    description: [
      'Турция, Сърбия, Албания, Черна гора, Северна Македония, Босна и Херцеговина, Косово.',
      'Türkiye, Serbia, Albania, Montenegro, North Macedonia, Bosnia and Herzegovina, Kosovo.',
    ],
    price_cents: 690,
    is_for_prepaid: true,
    package: { days: 7, megabytes: 3 * gb, zones: ['balkans'] },
  },
  {
    plan_id: '63530',
    component_type: 'PACKAGE',
    name: ['САЩ и Канада · 7 дни', 'USA and Canada · 7 days'],
    description: ['За кратко пътуване: карти, чатове, снимки.', 'For a short trip: maps, chats, photos.'],
    price_cents: 1290,
    is_for_prepaid: true,
    package: { days: 7, megabytes: 2 * gb, zones: ['america'] },
  },
  {
    plan_id: '63531',
    component_type: 'PACKAGE',
    name: ['САЩ и Канада · 15 дни', 'USA and Canada · 15 days'],
    description: ['И 60 минути към България и местни номера.', 'And 60 minutes to Bulgaria and local numbers.'],
    price_cents: 2490,
    package: { days: 15, megabytes: 5 * gb, minutes: 60, zones: ['america'] },
  },
  {
    plan_id: '63532',
    component_type: 'PACKAGE',
    name: ['САЩ и Канада · 30 дни', 'USA and Canada · 30 days'],
    description: [
      'За работа или дълъг престой: 200 минути и 50 SMS.',
      'For work or a long stay: 200 minutes and 50 SMS.',
    ],
    price_cents: 3990,
    package: { days: 30, megabytes: 12 * gb, minutes: 200, sms: 50, zones: ['america'] },
  },
  {
    plan_id: '63541',
    component_type: 'PACKAGE',
    name: ['Свят · 7 дни', 'World · 7 days'],
    description: ['Данни навсякъде извън ЕС, без изненади.', 'Data everywhere outside the EU, without surprises.'],
    price_cents: 1990,
    is_for_prepaid: true,
    package: { days: 7, megabytes: 1 * gb, zones: ['balkans', 'europe', 'america', 'world'] },
  },
  {
    plan_id: '63601',
    component_type: 'ADDITIONAL_TARIFF',
    name: ['Търси ме', 'Call me'],
    description: ['Входящите обаждания извън ЕС са без такса.', 'Calls you take outside the EU cost nothing.'],
    price_cents: 249,
    is_for_prepaid: true,
    rates: {
      balkans: [null, 0, null, null],
      europe: [null, 0, null, null],
      america: [null, 0, null, null],
      world: [null, 0, null, null],
    },
  },
  {
    plan_id: '63602',
    component_type: 'ADDITIONAL_TARIFF',
    name: ['Пиши ми', 'Text me'],
    description: [
      'SMS от Балканите и останалата Европа за 0,05 EUR.',
      'SMS from the Balkans and the rest of Europe for 0.05 EUR.',
    ],
    price_cents: 99,
    rates: { balkans: [null, null, 5, null], europe: [null, null, 5, null] },
  },
];

// The extras of the demo operator: invented names, prices in euro cents.

import { plainExtras } from './plain-extras.ts';

export type DemoExtra = {
  code: string;
  kind?:
    | 'usual'
    | 'traffic'
    | 'streaming'
    | 'donation'
    | 'home-assistance'
    | 'insurance'
    | 'net-protect'
    | 'partner-content'
    | 'enlightenment';
  group: string;
  bg: [name: string, description: string];
  en: [name: string, description: string];
  cents: number;
  parent?: string;
  maxCents?: number;
  secondCents?: number;
  hidesPrice?: boolean;
  needsCode?: boolean;
  rank?: number;
  source?: 'capital' | 'dnevnik';
  partner?: string;
};

/** Extras that may take each other's position. */
export const positionGroup = 'Position';

const streaming: DemoExtra[] = [
  {
    code: '20027',
    group: 'Vizio',
    kind: 'streaming',
    partner: 'vizio',
    cents: 499,
    bg: ['Визио', 'Европейско кино и сериали, без реклами.'],
    en: ['Vizio', 'European films and series, without advertisements.'],
  },
  {
    code: '20028',
    group: 'Kinobox',
    kind: 'streaming',
    partner: 'kinobox',
    rank: 1,
    cents: 499,
    bg: ['Кинобокс Базов', 'Филми и сериали на едно устройство в HD.'],
    en: ['Kinobox Basic', 'Films and series on one device in HD.'],
  },
  {
    code: '20029',
    group: 'Kinobox',
    kind: 'streaming',
    partner: 'kinobox',
    rank: 2,
    cents: 799,
    bg: ['Кинобокс Стандарт', 'Филми и сериали на две устройства във Full HD.'],
    en: ['Kinobox Standard', 'Films and series on two devices in Full HD.'],
  },
  {
    code: '20030',
    group: 'Kinobox',
    kind: 'streaming',
    partner: 'kinobox',
    rank: 3,
    cents: 1099,
    bg: ['Кинобокс Премиум', 'Филми и сериали на четири устройства в 4K.'],
    en: ['Kinobox Premium', 'Films and series on four devices in 4K.'],
  },
  {
    code: '20031',
    group: 'Serialnik',
    kind: 'streaming',
    partner: 'serialnik',
    cents: 399,
    bg: ['Серийник', 'Нови сезони в деня на премиерата.'],
    en: ['Serialnik', 'New seasons on the day they come out.'],
  },
];

const care: DemoExtra[] = [
  {
    code: '20040',
    group: 'Donation',
    kind: 'donation',
    needsCode: true,
    cents: 100,
    maxCents: 1000,
    bg: ['Дарение', 'Всеки месец малка сума за кауза, която избираш.'],
    en: ['Donation', 'A small sum every month for a cause you choose.'],
  },
  {
    code: '20051',
    group: 'HomeAssistance',
    kind: 'home-assistance',
    cents: 299,
    bg: ['Домашен помощник', 'Майстор у дома при авария, до 24 часа.'],
    en: ['Home assistance', 'A repairer at home within 24 hours.'],
  },
  {
    code: '20052',
    group: 'HomeAssistance',
    kind: 'home-assistance',
    cents: 499,
    bg: ['Домашен помощник Плюс', 'Майстор у дома до 4 часа и годишен преглед.'],
    en: ['Home assistance Plus', 'A repairer within 4 hours and a check every year.'],
  },
  {
    code: '20055',
    group: 'Insurance',
    kind: 'insurance',
    cents: 349,
    bg: ['Застраховка на телефона', 'При счупен екран, вода и кражба.'],
    en: ['Phone insurance', 'For a broken screen, water and theft.'],
  },
  {
    code: '20060',
    group: 'NetProtect',
    kind: 'net-protect',
    cents: 199,
    secondCents: 199,
    bg: ['Защита в мрежата', 'Спира опасни страници, преди да се отворят.'],
    en: ['Network protection', 'Stops dangerous pages before they open.'],
  },
  {
    code: '20061',
    group: 'Capital',
    kind: 'partner-content',
    source: 'capital',
    cents: 399,
    bg: ['Капитал онлайн', 'Пълен достъп до анализите и архива.'],
    en: ['Capital online', 'All analyses and the archive.'],
  },
  {
    code: '20062',
    group: 'Dnevnik',
    kind: 'partner-content',
    source: 'dnevnik',
    cents: 299,
    bg: ['Дневник онлайн', 'Новините без реклами.'],
    en: ['Dnevnik online', 'The news without advertisements.'],
  },
  {
    code: '20068',
    group: 'School',
    kind: 'enlightenment',
    cents: 249,
    bg: ['Е-Просвета Ученик', 'Уроци и тестове от 1. до 7. клас.'],
    en: ['E-Prosveta Pupil', 'Lessons and tests for grades 1 to 7.'],
  },
  {
    code: '20069',
    group: 'School',
    kind: 'enlightenment',
    cents: 349,
    bg: ['Е-Просвета Матура', 'Подготовка за матурите с учители.'],
    en: ['E-Prosveta Exams', 'Teachers help with the final exams.'],
  },
  {
    code: '20070',
    group: 'Languages',
    cents: 399,
    bg: ['Езикова академия', 'Пет езика, по десет минути на ден.'],
    en: ['Language academy', 'Five languages, ten minutes a day.'],
  },
];

export const extras: DemoExtra[] = [
  ...streaming,
  ...care,
  ...plainExtras.map(([code, group, cents, bg, en, more]) => ({ code, group, cents, bg, en, ...more })),
];

export const donationCauses = [
  {
    group_type: 'DonationChildren',
    code: '20041',
    name_bg: 'Деца в болница',
    name_en: 'Children in hospital',
    description_bg: 'Книги и учители за деца, които се лекуват дълго.',
    description_en: 'Books and teachers for children in long treatment.',
    regular_price_cents: 200,
  },
  {
    group_type: 'DonationNature',
    code: '20042',
    name_bg: 'Нова гора',
    name_en: 'A new forest',
    description_bg: 'Фиданки за голите склонове на Витоша и Рила.',
    description_en: 'Young trees for the bare slopes of Vitosha and Rila.',
    regular_price_cents: 100,
  },
  {
    group_type: 'DonationAnimals',
    code: '20043',
    name_bg: 'Дом за животни',
    name_en: 'A home for animals',
    description_bg: 'Храна и лекар за приютите в малките градове.',
    description_en: 'Food and a vet for shelters in small towns.',
    regular_price_cents: 100,
  },
];

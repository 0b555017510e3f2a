// The people of the demo: invented names and numbers, ids with valid check digits.

import { broadband, mobile, tv, type DemoCustomer } from './demo-customer.ts';
import { newcomers } from './newcomers.ts';
import { travellers } from './travellers.ts';

export const demoPassword = 'Abonat!2026';

export const customers: DemoCustomer[] = [
  {
    pid: '8307099971',
    name: 'Мария Иванова',
    accountType: 'Private',
    contract: 'M1000101',
    segment: 1,
    isVip: true,
    account: { email: 'maria@demo.abonat.bg', firstName: 'Мария', lastName: 'Иванова' },
    services: [
      mobile('359888100101', 'prostor-25', {
        attention: [
          {
            kind: 'free-period-ends',
            subject: '20060',
            due: 4,
            properties: { name_bg: 'Защита в мрежата', name_en: 'Network protection', price_cents: 199 },
          },
        ],
      }),
      mobile('359888100102', 'start-8', { label: 'На Боян' }),
      mobile('359888100103', 'start-8', { label: 'Резервен' }),
      tv('200000100201', 'dom-tv-180', {
        attention: [
          {
            kind: 'deactivation-waits',
            subject: '20101',
            due: 'end-of-month',
            properties: { name_bg: 'Кинотека', name_en: 'Film library', requested_days_ago: 3 },
          },
        ],
      }),
      broadband('100000100301', 'internet-500', 'гр. София, ул. Шипка 12, ап. 7', {
        attention: [
          {
            kind: 'document-to-sign',
            subject: 'M1000101-A2',
            due: 5,
            properties: { name_bg: 'Анексът към договора', name_en: 'The contract annex' },
          },
        ],
      }),
      { id: '300000100401', type: 'Landline', msisdnType: 'Fixed', tariff: 'domashen-telefon' },
    ],
  },
  {
    pid: '5602299925',
    name: 'Георги Петров',
    accountType: 'Private',
    contract: 'M1000202',
    segment: 1,
    account: { email: 'georgi@demo.abonat.bg', firstName: 'Георги', lastName: 'Петров' },
    securityCode: { code: '271828', receivingNumber: null },
    services: [
      mobile('359888100201', 'prima', {
        subscriberType: 'PRIMA',
        attention: [
          {
            kind: 'trial-ends',
            subject: 'music',
            due: 12,
            properties: { name_bg: 'Ноти', name_en: 'Noti music', price_cents: 499 },
          },
        ],
      }),
      tv('200000100202', 'predplatena-tv'),
      broadband('100000100302', 'internet-500', 'гр. Пловдив, бул. Марица 40'),
    ],
  },
  {
    pid: '9005129975',
    name: 'Елена Димитрова',
    accountType: 'Private',
    contract: 'M1000303',
    segment: 1,
    isVip: true,
    account: { email: 'elena@demo.abonat.bg', firstName: 'Елена', lastName: 'Димитрова' },
    securityCode: { code: '314159', receivingNumber: '359888100301' },
    services: [
      mobile('359888100301', 'prostor-25', {
        subscriberType: 'CURRENT',
        attention: [
          {
            kind: 'limit-near',
            subject: 'credit-limit',
            due: null,
            properties: { used_percent: 86, limit_cents: 5000 },
          },
        ],
      }),
      mobile('359888100302', 'start-8', {
        attention: [
          {
            kind: 'request-in-progress',
            subject: '20101',
            due: null,
            properties: { name_bg: 'Кинотека', name_en: 'Film library' },
          },
        ],
      }),
      broadband('100000100303', 'internet-1000', 'гр. Варна, ж.к. Чайка, бл. 18, вх. Б'),
      broadband('100000100305', 'internet-500', 'с. Кранево, ул. Морска 4', { label: 'На вилата' }),
    ],
  },
  {
    pid: '999000177',
    name: 'Пекарна Слънце ЕООД',
    accountType: 'Business',
    contract: 'M2000501',
    segment: 21,
    account: { email: 'pekarna@demo.abonat.bg', firstName: 'Пекарна', lastName: 'Слънце' },
    services: [
      mobile('359888100501', 'biznes-40', { label: 'Доставки' }),
      mobile('359888100502', 'biznes-40'),
      mobile('359888100503', 'biznes-40', { subscriberType: 'CURRENT' }),
      broadband('100000100304', 'internet-1000', 'гр. Русе, ул. Александровска 5'),
      broadband('100000100306', 'internet-500', 'гр. Русе, ул. Борисова 61', { label: 'Вторият магазин' }),
    ],
  },
  {
    pid: '7811039984',
    name: 'Иван Колев',
    accountType: 'Private',
    contract: 'M1000404',
    segment: 1,
    account: { email: 'ivan@demo.abonat.bg', firstName: 'Иван', lastName: 'Колев' },
    services: [],
    uses: ['359888100501'],
  },
  {
    pid: '999000009',
    name: 'Строй Инвест АД',
    accountType: 'Business',
    contract: 'M3000601',
    segment: 11,
    account: { email: 'stroy@demo.abonat.bg', firstName: 'Строй', lastName: 'Инвест' },
    services: Array.from({ length: 40 }, (_, i) => mobile(String(359888100601 + i), 'biznes-40')),
  },
  {
    pid: '9203149959',
    name: 'Даниел Стоянов',
    accountType: 'Private',
    contract: 'M1000808',
    segment: 1,
    securityCode: { code: '240816', receivingNumber: '359888100801' },
    services: [mobile('359888100801', 'prima', { subscriberType: 'PRIMA' })],
  },
  {
    pid: '999000558',
    name: 'Алфа Трейд ООД',
    accountType: 'Business',
    contract: 'M5550001',
    segment: 21,
    securityCode: { code: '240817', receivingNumber: '359888100802' },
    services: [mobile('359888100802', 'biznes-40')],
  },
  {
    pid: '999001012',
    name: 'Бета Холдинг АД',
    accountType: 'Business',
    contract: 'M5550002',
    segment: 11,
    approverEmail: 'approve@demo.abonat.bg',
    securityCode: { code: '240818', receivingNumber: '359888100803' },
    services: [mobile('359888100803', 'biznes-40')],
  },
  {
    pid: '999000420',
    name: 'Гама Системс ЕООД',
    accountType: 'Business',
    contract: 'M5550003',
    segment: 11,
    isMigrated: true,
    services: [],
  },
  {
    pid: '7505019988',
    name: 'Петя Стоева',
    accountType: 'Private',
    contract: 'M1000701',
    segment: 1,
    account: { email: 'petya@demo.abonat.bg', firstName: 'Петя', lastName: 'Стоева' },
    services: [mobile('359888100701', 'start-8')],
  },
  {
    pid: '8802149975',
    name: 'Никола Бонев',
    accountType: 'Private',
    contract: 'M1000702',
    segment: 1,
    account: { email: 'nikola@demo.abonat.bg', firstName: 'Никола', lastName: 'Бонев' },
    services: [mobile('359888100702', 'start-8')],
  },
  {
    pid: '9107309964',
    name: 'Весела Радева',
    accountType: 'Private',
    contract: 'M1000703',
    segment: 1,
    account: { email: 'vesela@demo.abonat.bg', firstName: 'Весела', lastName: 'Радева' },
    services: [mobile('359888100703', 'start-8')],
  },
  ...travellers,
  {
    pid: '8406129988',
    name: 'Десислава Николова',
    accountType: 'Private',
    contract: 'M1001711',
    segment: 1,
    account: { email: 'desislava@demo.abonat.bg', firstName: 'Десислава', lastName: 'Николова' },
    services: [mobile('359888101711', 'start-8'), mobile('359888101712', 'start-8', { label: 'Служебен' })],
  },
  {
    pid: '7909039971',
    name: 'Румен Ангелов',
    accountType: 'Private',
    contract: 'M1001721',
    segment: 1,
    account: { email: 'rumen@demo.abonat.bg', firstName: 'Румен', lastName: 'Ангелов' },
    services: [mobile('359888101721', 'start-8'), mobile('359888101722', 'start-8', { label: 'Служебен' })],
  },
  ...newcomers,
];

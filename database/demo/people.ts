// The portal's own data of the demo users on the first day: accounts, codes, and their names for numbers. The
// operator's files contain the customers and their services.

import { readDemoFile } from './operator-folder.ts';

export const demoPassword = 'Abonat!2026';

export type DemoPerson = {
  pid: string;
  account?: { email: string; firstName: string; lastName: string };
  securityCode?: { code: string; receivingNumber: string | null };
  /** Numbers of other customers that this user uses. */
  uses?: string[];
  /** The user's name for a number. */
  labels?: Record<string, string>;
};

export type DemoCustomer = { pid: string; name: string; account_type: 'Private' | 'Business' };

export const demoCustomers = (): DemoCustomer[] => readDemoFile<DemoCustomer>('customers');

export const people: DemoPerson[] = [
  {
    pid: '8307099971',
    account: {
      email: 'maria@demo.abonat.bg',
      firstName: 'Мария',
      lastName: 'Иванова',
    },
    labels: {
      '359888100102': 'На Боян',
      '359888100103': 'Резервен',
    },
  },
  {
    pid: '5602299925',
    account: {
      email: 'georgi@demo.abonat.bg',
      firstName: 'Георги',
      lastName: 'Петров',
    },
    securityCode: {
      code: '271828',
      receivingNumber: null,
    },
  },
  {
    pid: '9005129975',
    account: {
      email: 'elena@demo.abonat.bg',
      firstName: 'Елена',
      lastName: 'Димитрова',
    },
    securityCode: {
      code: '314159',
      receivingNumber: '359888100301',
    },
    labels: {
      '100000100305': 'На вилата',
    },
  },
  {
    pid: '999000177',
    account: {
      email: 'pekarna@demo.abonat.bg',
      firstName: 'Пекарна',
      lastName: 'Слънце',
    },
    labels: {
      '359888100501': 'Доставки',
      '100000100306': 'Вторият магазин',
    },
  },
  {
    pid: '7811039984',
    account: {
      email: 'ivan@demo.abonat.bg',
      firstName: 'Иван',
      lastName: 'Колев',
    },
    uses: ['359888100501'],
  },
  {
    pid: '999000009',
    account: {
      email: 'stroy@demo.abonat.bg',
      firstName: 'Строй',
      lastName: 'Инвест',
    },
  },
  {
    pid: '9203149959',
    securityCode: {
      code: '240816',
      receivingNumber: '359888100801',
    },
  },
  {
    pid: '999000558',
    securityCode: {
      code: '240817',
      receivingNumber: '359888100802',
    },
  },
  {
    pid: '999001012',
    securityCode: {
      code: '240818',
      receivingNumber: '359888100803',
    },
  },
  {
    pid: '7505019988',
    account: {
      email: 'petya@demo.abonat.bg',
      firstName: 'Петя',
      lastName: 'Стоева',
    },
  },
  {
    pid: '8802149975',
    account: {
      email: 'nikola@demo.abonat.bg',
      firstName: 'Никола',
      lastName: 'Бонев',
    },
  },
  {
    pid: '9107309964',
    account: {
      email: 'vesela@demo.abonat.bg',
      firstName: 'Весела',
      lastName: 'Радева',
    },
  },
  {
    pid: '8405129983',
    account: {
      email: 'radost@demo.abonat.bg',
      firstName: 'Радост',
      lastName: 'Илиева',
    },
    labels: {
      '359888100712': 'На Калина',
      '359888100713': 'Служебен',
    },
  },
  {
    pid: '999000711',
    account: {
      email: 'kompas@demo.abonat.bg',
      firstName: 'Компас',
      lastName: 'Турс',
    },
    labels: {
      '359888100721': 'Екскурзоводи',
    },
  },
  {
    pid: '7903309977',
    account: {
      email: 'yavor@demo.abonat.bg',
      firstName: 'Явор',
      lastName: 'Начев',
    },
    uses: ['359888100722'],
  },
  {
    pid: '6601189967',
    account: {
      email: 'stanka@demo.abonat.bg',
      firstName: 'Станка',
      lastName: 'Димова',
    },
  },
  {
    pid: '8406129988',
    account: {
      email: 'desislava@demo.abonat.bg',
      firstName: 'Десислава',
      lastName: 'Николова',
    },
    labels: {
      '359888101712': 'Служебен',
    },
  },
  {
    pid: '7909039971',
    account: {
      email: 'rumen@demo.abonat.bg',
      firstName: 'Румен',
      lastName: 'Ангелов',
    },
    labels: {
      '359888101722': 'Служебен',
    },
  },
  {
    pid: '8907219955',
    account: {
      email: 'tanya@demo.abonat.bg',
      firstName: 'Таня',
      lastName: 'Велева',
    },
  },
  {
    pid: '8512089960',
    account: {
      email: 'boris@demo.abonat.bg',
      firstName: 'Борис',
      lastName: 'Вълчев',
    },
  },
  {
    pid: '7904129985',
    account: {
      email: 'lilia@demo.abonat.bg',
      firstName: 'Лилия',
      lastName: 'Попова',
    },
  },
  {
    pid: '8011109976',
    account: {
      email: 'plamen@demo.abonat.bg',
      firstName: 'Пламен',
      lastName: 'Тодоров',
    },
  },
];

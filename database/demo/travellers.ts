// People of the demo who travel: a private one, a company, somebody who only uses its number, and a prepaid one.

import { mobile, type DemoCustomer } from './demo-customer.ts';

export const travellers: DemoCustomer[] = [
  {
    pid: '8405129983',
    name: 'Радост Илиева',
    accountType: 'Private',
    contract: 'M1000711',
    segment: 1,
    account: { email: 'radost@demo.abonat.bg', firstName: 'Радост', lastName: 'Илиева' },
    services: [
      mobile('359888100711', 'prostor-25'),
      mobile('359888100712', 'start-8', { label: 'На Калина' }),
      mobile('359888100713', 'prostor-25', { label: 'Служебен' }),
    ],
  },
  {
    pid: '999000711',
    name: 'Компас Турс ООД',
    accountType: 'Business',
    contract: 'M2000721',
    segment: 21,
    account: { email: 'kompas@demo.abonat.bg', firstName: 'Компас', lastName: 'Турс' },
    services: [mobile('359888100721', 'biznes-40', { label: 'Екскурзоводи' }), mobile('359888100722', 'biznes-40')],
  },
  {
    pid: '7903309977',
    name: 'Явор Начев',
    accountType: 'Private',
    contract: 'M1000722',
    segment: 1,
    account: { email: 'yavor@demo.abonat.bg', firstName: 'Явор', lastName: 'Начев' },
    services: [],
    uses: ['359888100722'],
  },
  {
    pid: '6601189967',
    name: 'Станка Димова',
    accountType: 'Private',
    contract: 'M1000731',
    segment: 1,
    account: { email: 'stanka@demo.abonat.bg', firstName: 'Станка', lastName: 'Димова' },
    services: [mobile('359888100731', 'prima', { subscriberType: 'PRIMA' })],
  },
];

// People of the demo who register or add services: what the operator knows of them before they do.

import { mobile, type DemoCustomer } from './demo-customer.ts';

export const newcomers: DemoCustomer[] = [
  {
    pid: '8512089960',
    name: 'Борис Вълчев',
    accountType: 'Private',
    contract: 'M1000740',
    segment: 1,
    account: { email: 'boris@demo.abonat.bg', firstName: 'Борис', lastName: 'Вълчев' },
    services: [mobile('359888100807', 'start-8'), mobile('359888100808', 'start-8')],
  },
  {
    pid: '6509149988',
    name: 'Цвета Вълчева',
    accountType: 'Private',
    contract: 'M1000741',
    segment: 1,
    services: [mobile('359888100805', 'start-8'), mobile('359888100806', 'start-8')],
  },
  {
    pid: '999002107',
    name: 'Делта Логистик ООД',
    accountType: 'Business',
    contract: 'M5550004',
    segment: 21,
    services: [mobile('359888100804', 'biznes-40')],
  },
];

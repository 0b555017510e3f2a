import type { SearchPage } from '#platform/search.ts';

export const roamingSearch: readonly SearchPage[] = [
  {
    to: '/roaming',
    bg: {
      title: 'Роуминг',
      words:
        'чужбина пътуване пътувам почивка европа страна държава колко струва цени пакет интернет включи спри лимит данни кредитен лимит',
    },
    en: {
      title: 'Roaming',
      words: 'abroad travel trip holiday europe country cost prices package internet turn on off data credit limit',
    },
  },
];

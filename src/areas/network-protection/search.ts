import type { SearchPage } from '#platform/search.ts';

export const networkProtectionSearch: readonly SearchPage[] = [
  {
    to: '/network-protection',
    bg: {
      title: 'Защита в мрежата',
      words:
        'опасни сайтове вируси антивирус фишинг измама блокирай блокиране забрани разреши позволи списък деца родителски контрол нет протект',
    },
    en: {
      title: 'Network protection',
      words:
        'dangerous sites website virus antivirus phishing scam block allow list children parental control net protect netprotect',
    },
  },
  {
    to: '/network-protection/times',
    bg: {
      title: 'Часове за сайтове',
      words: 'часове вечер нощ игри видео социални мрежи ограничи време още 15 минути график',
    },
    en: {
      title: 'Times for sites',
      words: 'times schedule evening night games video social networks limit time more minutes',
    },
  },
];

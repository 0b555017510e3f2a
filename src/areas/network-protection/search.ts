import type { SearchPage } from '#platform/search.ts';

export const networkProtectionSearch: readonly SearchPage[] = [
  {
    to: '/network-protection',
    bg: { title: 'Защита в мрежата', words: 'опасни сайтове вируси блокирай забрани разреши списък деца' },
    en: { title: 'Network protection', words: 'dangerous sites virus block allow list children' },
  },
];

import type { SearchPage } from '#platform/search.ts';

export const securityCodeSearch: readonly SearchPage[] = [
  {
    to: '/my-profile/security-code',
    bg: { title: 'Код за сигурност', words: 'пин шест цифри смени смяна забравен' },
    en: { title: 'Security code', words: 'pin six digits change forgotten' },
  },
];

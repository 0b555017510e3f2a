import type { SearchPage } from '#platform/search.ts';

export const signInSearch: readonly SearchPage[] = [
  {
    to: '/my-profile/passkeys',
    bg: { title: 'Ключове за достъп', words: 'ключ достъп passkey без парола пръст лице отпечатък биометрия вход' },
    en: { title: 'Passkeys', words: 'passkey key without password finger face biometrics fingerprint sign in' },
  },
];

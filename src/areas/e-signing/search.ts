import type { SearchPage } from '#platform/search.ts';

export const esigningSearch: readonly SearchPage[] = [
  {
    to: '/e-signing',
    bg: { title: 'Документи за подпис', words: 'електронен подпис подписване договор анекс полица подпиши' },
    en: { title: 'Documents to sign', words: 'e-signing contract annex policy signature' },
  },
  {
    to: '/e-signing/contracts',
    bg: { title: 'Подписани документи', words: 'история доказателство свали изтегли договор pdf' },
    en: { title: 'Signed documents', words: 'history evidence download pdf' },
  },
  {
    to: '/e-signing/check',
    bg: { title: 'Проверка на подписан файл', words: 'печат цял променян pdf' },
    en: { title: 'Check a signed file', words: 'seal whole changed pdf' },
  },
];

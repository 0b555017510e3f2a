export const passkeysBg = {
  page: 'Ключове за достъп',
  profile: 'Профил',
  title: 'Влизай без парола',
  text: 'Ключът за достъп е на устройството ти. Влизаш с пръст, лице или ПИН, и никой не може да ти го открадне по телефона.',
  list: 'Твоите ключове',
  empty: 'Още нямаш ключ за достъп.',
  unavailable:
    'Този браузър или адрес не поддържа ключове за достъп. Отвори портала в нов браузър, на адреса му с име.',
  add: 'Добави ключ',
  added: 'Ключът „{name}“ е добавен.',
  exists: 'На това устройство вече има ключ за профила ти.',
  this_device: 'Моето устройство',
  used: 'От {day}. Последно: {last}.',
  unused: 'От {day}. Още не е ползван.',
  rename: 'Преименувай',
  rename_of: 'Преименувай ключа „{name}“',
  rename_title: 'Как се казва ключът?',
  rename_text: 'Името е само за теб, за да го познаеш.',
  rename_do: 'Запази',
  name: 'Име',
  cancel: 'Откажи се',
  remove: 'Премахни',
  remove_of: 'Премахни ключа „{name}“',
  remove_title: 'Да премахнем „{name}“?',
  remove_text: 'С него вече няма да може да се влиза. Паролата ти остава. Изтрий ключа и от устройството си.',
  keep: 'Остави го',
  removed: 'Ключът „{name}“ е премахнат.',
  close: 'Затвори',
  EC_USER_NOT_AUTHORIED: 'Този ключ вече е премахнат.',
} as const;

declare module '#platform/texts/texts.ts' {
  interface Texts {
    passkeys: Record<keyof typeof passkeysBg, string>;
  }
}

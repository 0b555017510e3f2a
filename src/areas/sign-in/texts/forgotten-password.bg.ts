// Texts of a forgotten password and its replacement, in Bulgarian.

export const forgottenPasswordBg = {
  page: 'Забравена парола',
  title: 'Забравена парола',
  text: 'Напиши имейла на профила си. Ще ти изпратим линк, с който да избереш нова.',
  submit: 'Изпрати линк',
  sending: 'Изпращаме',
  back: 'Обратно към входа',
  wait: 'Поискани са няколко линка поред. Нов може след {minutes, plural, one {# минута} other {# минути}}.',
  sent_title: 'Провери пощата си',
  sent_text: 'Ако {email} е имейлът на твоя профил, до минута ще получиш линк за нова парола. Той важи един час.',
  sent_help: 'Не го виждаш? Погледни и в папката за спам.',
  again: 'Изпрати пак',
  inbox: 'Виж изпратеното в демото',
  new_page: 'Нова парола',
  new_title: 'Избери нова парола',
  new_label: 'Нова парола',
  new_unknown:
    'Не получихме отговор и не знаем дали паролата е сменена. Опитай да влезеш с новата. Ако не стане, поискай нов линк.',
  new_submit: 'Запази паролата',
  saving: 'Запазваме',
  weak: 'Паролата още не отговаря на всички условия.',
  over_title: 'Линкът вече не важи',
  over_text: 'Всеки линк работи веднъж и важи един час. Паролата ти не е променена.',
  over_again: 'Поискай нов линк',
  done_title: 'Паролата е сменена',
  done_text: 'Профилът ти излезе от всички устройства. Влез с новата парола.',
  done_action: 'Към входа',
} as const;

declare module '#platform/texts/texts.ts' {
  interface Texts {
    'forgotten-password': Record<keyof typeof forgottenPasswordBg, string>;
  }
}

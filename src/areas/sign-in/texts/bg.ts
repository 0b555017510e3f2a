export const signInBg = {
  page: 'Вход',
  slogan: 'Всичко за номера\u00a0ти, без да\u00a0звъниш',
  title: 'Влез в профила си',
  username: 'Имейл',
  username_missing: 'Въведи имейла си.',
  password: 'Парола',
  password_missing: 'Въведи паролата си.',
  show_password: 'Покажи паролата',
  hide_password: 'Скрий паролата',
  submit: 'Вход',
  checking: 'Проверяваме',
  forgotten: 'Забравена парола',
  register: 'Нов профил',
  first_time: 'За първи път тук? Трябват ти само номерът на услугата и кодът за сигурност.',
  wait: 'Твърде много грешни опити. Опитай отново след {seconds, plural, one {# секунда} other {# секунди}}.',
  already_title: 'Вече си в профила си',
  already_text: 'Това е профилът на {name}.',
  already_text_unknown: 'Този браузър е влязъл в профил.',
  already_go_on: 'Продължи',
  already_leave: 'Излез и влез с друг профил',
  passkey: 'Влез с ключ за достъп',
  operator_door: 'Вход с профила ти при оператора',
  operator_checking: 'Потвърждаваме кой си',
  operator_failed: 'Не успя да влезеш',
  operator_left: 'Входът беше прекъснат. Можеш да започнеш отново.',
  operator_back: 'Към входа',
  closed: 'Профилът ти е закрит. Пратихме ти имейл с линк, с който можеш да го върнеш до {day}.',
  session_over: 'Сесията изтече. Моля, влез отново.',
} as const;

declare module '#platform/texts/texts.ts' {
  interface Texts {
    'sign-in': Record<keyof typeof signInBg, string>;
  }
}

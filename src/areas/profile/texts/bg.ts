// Texts of the profile, in Bulgarian.

export const profileBg = {
  page: 'Профил',
  username: 'Влизаш с {username}',
  language_title: 'Език',
  language_bg: 'Български',
  language_en: 'English',
  theme_title: 'Тема',
  theme_system: 'Като на устройството',
  theme_light: 'Светла',
  theme_dark: 'Тъмна',
  sessions_title: 'Къде си влязъл',
  sessions_text: 'Ако не познаваш някое устройство, излез от него и смени паролата си.',
  session_this: 'Това устройство',
  session_since: 'От {day}, за последно {last}',
  session_end: 'Излез оттам',
  session_ended: 'Устройството вече не е в профила ти.',
  browser_unknown: 'Непознат браузър',
  sign_out: 'Изход',
  services: 'Моите услуги',
  notification_1: 'Информация за услугите, сметките и профила ти',
  notification_2: 'Оферти и новини',
  partners: 'Партньори',
  partners_note: 'Кои сайтове знаят номера ти',
} as const;

declare module '#platform/texts/texts.ts' {
  interface Texts {
    profile: Record<keyof typeof profileBg, string>;
  }
}

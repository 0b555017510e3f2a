export const demoBg = {
  page: 'Изпратени съобщения',
  title: 'Каквото порталът изпрати',
  text: 'В демото SMS и имейли не тръгват наникъде. Тук са, най-новите отгоре.',
  to: 'Получател',
  to_help: 'Номер или имейл; празно показва всички.',
  show: 'Покажи',
  attachment: 'Прикачен файл: {name}',
  empty_title: 'Още няма съобщения',
  empty_text: 'Поискай код някъде в портала и той ще се появи тук.',
  sms: 'SMS',
  push: 'Известие',
  held: 'Задържано от тихите часове до {time}.',
  email: 'Имейл',
  code: 'Код {code}',
  clock_title: 'Часовникът на портала',
  clock_text: 'Премести го напред и виж какво пада на срок.',
  clock_hour: '+1 час',
  clock_day: '+1 ден',
  clock_month: '+30 дни',
  clock_back: 'Върни истинското време',
  clock_now: 'Сега е {now}',
  reset_title: 'Отначало',
  reset_text: 'Връща данните от първия ден и извежда всички от профилите им.',
  reset: 'Започни отначало',
  reset_question: 'Да започнем ли отначало?',
  reset_keep: 'Остави както е',
  reset_done: 'Данните са като в първия ден.',
  line_title: 'На чия линия си',
  line_text: 'Мрежата разпознава номера, през който ползваш мобилни данни. Избери кой е.',
  line_wifi: 'Wi‑Fi, никой',
} as const;

declare module '#platform/texts/texts.ts' {
  interface Texts {
    demo: Record<keyof typeof demoBg, string>;
  }
}

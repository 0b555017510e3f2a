export const weekendBonusBg = {
  page: 'Бонус за уикенда',
  back: 'Начало',
  title_open: '{gb} GB за този уикенд, до {last, select, saturday {събота} other {неделя}}, 23:59',
  title_next: '{gb} GB за всеки уикенд, следващият е на {day}',
  title_last: 'Уикендите на кампанията минаха',
  text: 'Включваш номер веднъж. Бонусът идва сам в събота в 00:00 и важи до {last, select, saturday {събота} other {неделя}}, 23:59.',
  how: 'Как работи',
  month_label: 'Уикендите през {month}',
  weekdays: 'пн вт ср чт пт сб нд',
  gigabytes: '{gb}\u00a0GB',
  today: 'днес',
  numbers_title:
    '{left, plural, =0 {Всичките ти номера са включени} one {Можеш да включиш още един номер} other {Можеш да включиш още # номера}}',
  joined: 'Включен на {day}. Дотук: {gb} GB.',
  join: '{count, plural, =0 {Избери номер} =1 {Включи {number}} other {Включи # номера}}',
  facts: 'Без такса. Кампанията свършва на {day}.',
  loader_title: 'Включваме номерата',
  loader_text: 'Отнема няколко секунди.',
  unknown_where: 'Ако затвориш, след няколко минути виж в списъка кои номера са включени.',
  success_title: '{count, plural, one {Номерът е включен} other {Номерата са включени}}',
  success_text: 'Има {gb} GB за всеки уикенд до {day}. Пратихме и SMS.',
  error_title: 'Номерата не са включени',
  already_title: 'Вече има включен номер',
  already_text: 'Междувременно някой от избраните номера е включен. Списъкът показва кой; останалите не са променени.',
  info_title: 'Как работи бонусът',
  info_text:
    'Всеки включен номер получава {gb} GB в България за уикенда. Неизползваното не се прехвърля. Спира сам на {day}, без такса.',
  ineligible_title: 'Няма номер, който може да се включи',
  ineligible_text: 'Бонусът е за твои мобилни номера с месечна сметка. Предплатените и чуждите номера не участват.',
  ended_title: 'Кампанията приключи',
  ended_text: 'Щом има нова, ще я видиш на началния екран.',
  why: 'Защо?',
  close: 'Разбрах',
  not_loaded: 'Бонусът не се зареди',
} as const;

declare module '#platform/texts/texts.ts' {
  interface Texts {
    'weekend-bonus': Record<keyof typeof weekendBonusBg, string>;
  }
}

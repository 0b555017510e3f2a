// Texts of partner verification, in Bulgarian.

export const partnersBg = {
  page: 'Потвърждаване за партньор',
  name_capital: 'Капитал',
  name_dnevnik: 'Дневник',
  name_partner3: 'Кафене Вести',
  ask_title: '{partner} пита дали номерът е твой',
  ask_text: 'Потвърди го с код и се върни да четеш. Няма да ти струва нищо.',
  code_title: 'Въведи кода от SMS',
  consent_title: '{partner} да научи ли номера ти?',
  consent_text: 'Номерът е {number}. Ето какво ще получи {site} и какво не.',
  gets: 'Получава',
  gets_number: 'номера ти',
  gets_type: 'дали е с договор или предплатен',
  gets_not: 'Не получава',
  gets_not_name: 'името ти и личните ти данни',
  gets_not_bills: 'сметките, разговорите и трафика ти',
  consent_back: 'Можеш да се откажеш по всяко време от профила си, в „Партньори“.',
  agree: 'Съгласен съм, върни ме в {partner}',
  refuse: 'Не, откажи',
  recognised: 'Разпознахме номера по мрежата. Код не е нужен.',
  other_number: 'Друг номер',
  leaving: 'Връщаме те в {partner}…',
  refused_title: 'Тази връзка не важи',
  refused_text:
    'Изтекла е, използвана е вече или не идва от партньор, когото познаваме. Нищо не сме споделили. Върни се на сайта и опитай пак оттам.',
  said_no_title: 'Не споделихме нищо',
  said_no_text: '{partner} няма да научи номера ти. Можеш да затвориш страницата.',
  home: 'Към портала',
  failed: 'Възникна грешка. Моля, опитайте отново.',

  list_page: 'Партньори',
  list_title: 'Кой знае номера ти',
  list_text: 'Тези сайтове попитаха дали номерът е твой и ти се съгласи. Спри когото поискаш.',
  list_empty_title: 'Никой партньор не знае номера ти',
  list_empty_text: 'Когато потвърдиш номер за сайт на партньор, ще го видиш тук.',
  list_since: '{number}, от {day}',
  list_failed: 'Списъкът не се зареди',
  back: 'Профил',
  revoke: 'Спри',
  revoke_title: '{partner} вече да не знае номера?',
  revoke_text: 'За {number}. Сайтът научава веднага, че си се отказал. Следващия път пак ще те попита.',
  revoke_do: 'Спри достъпа на {partner}',
  keep: 'Остави го',
  revoked: '{partner} вече няма съгласието ти.',

  site_page: '{partner}, демо страница',
  site_kicker: 'Демо страница на партньор',
  site_title: 'Прочете трите безплатни статии за месеца',
  site_text: 'Потвърди мобилния си номер при оператора и чети докрай.',
  site_go: 'Потвърди номера си',
  site_welcome: 'Добре дошъл, {number}',
  site_values: 'Операторът ни каза номера и вида на абонамента: {type}. Друго не знаем.',
  site_type_unknown: 'неизвестен',
  site_standing: 'Съгласието ти е в сила.',
  site_withdrawn: 'Ти оттегли съгласието си. Ще забравим номера.',
  site_refused: 'Тези стойности не важат',
  site_refused_text: 'Променени са, изтекли са или са използвани вече.',
  site_again: 'Започни отначало',
  site_check: 'Провери съгласието',
} as const;

declare module '#platform/texts/texts.ts' {
  interface Texts {
    partners: Record<keyof typeof partnersBg, string>;
  }
}

export const messagesBg = {
  'mail.question_received.subject': 'Получихме въпроса ти',
  'mail.question_received.text':
    'Въпросът ти „{title}“ е при нас. Отговорът идва в портала, а ние ти пишем, когато е готов.',
  'mail.question_received.action': 'Виж въпроса',
  'mail.question_answered.subject': 'Отговорихме на въпроса ти',
  'mail.question_answered.text':
    'Има отговор на въпроса ти „{title}“{files, plural, =0 {} one {, с # файл} other {, с # файла}}. Прочети го в портала: там можеш да пишеш пак или да затвориш въпроса.',
  'mail.question_answered.action': 'Прочети отговора',
  'mail.question_closed.subject': 'Затворихме въпроса ти',
  'mail.question_closed.text': 'Въпросът ти „{title}“ е затворен. Ако имаш още нещо, задай нов въпрос от портала.',
  'mail.question_closed.action': 'Виж въпроса',
  'part.bill': '{isNote, select, true {Кредитно известие} other {Сметка}} {number}',
  'part.bill_line': 'Сметка {number}: {name}',
  'part.payment': 'Плащане на {amount}',
  'part.notice':
    '{kind, select, free_period_ends {Край на безплатния период: {name}} deactivation_waits {Предстоящо спиране: {name}} request_in_progress {Заявка в процес: {name}} trial_ends {Край на пробния период: {name}} document_to_sign {Документ за подпис: {name}} partner_code {Код от партньор: {name}} limit_near {Наближаващ кредитен лимит} roaming_change {Промяна на роуминг плановете} trip_near {Предстоящо пътуване} card_ends {Карта с изтичащ срок: {name}} allowance_near {Наближаващ край на включеното} bill_due {Сметка за плащане: {name}} balance_low {Нисък баланс} top_up_failed {Неуспешно зареждане} withdrawal_running {Отказ от договор: {name}} other {Известие: {name}}}',
  'part.usage_block':
    '{block, select, premium {Спиране на платените номера} outside_data {Спиране на интернета извън плана} other {Спиране на интернета в роуминг}}',
  'part.router_change':
    '{change, select, wifi {Промяна на Wi-Fi} port {Промяна на порт} dmz {Промяна на DMZ} other {Промяна на рутера}}',
  'part.refusal': '{isPage, select, true {Страница, която не се показа} other {Промяна, която не стана}}',
  'part.state':
    '{state, select, done {направено} pending {чака} failed {не успя} accepted {прието} queued {чака рутера} applied {приложено} at_bank {при банката} charging {тегли се} paid {платено} refused {отказано} cancelled {прекъснато} expired {изтекло} refunding {връща се} refunded {върнато} other {неизвестно}}',
} as const;

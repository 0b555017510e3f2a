export const messagesBg = {
  'sms.modified': 'Роуминг: {outcomes}.',
  'part.plan_activated': '{staying, plural, =0 {„{name}“ е активен} other {още един пакет „{name}“ е активен}}',
  'part.plan_deactivated':
    '{staying, plural, =0 {„{name}“ вече не е активен} =1 {един пакет „{name}“ вече не е активен, остава още един} other {един пакет „{name}“ вече не е активен, остават още #}}',
  'sms.not_modified': 'Роуминг: промяната не стана ({names}). Всичко е както преди и нищо не ти е таксувано.',
  'sms.limits':
    'Лимитът ти за данни в роуминг е {data}{hasCredit, select, true {, кредитният ти лимит е {credit}} other {}}.',
  'sms.trip':
    'Пътуваш на {day}: {country}. {isActive, select, true {Роумингът ти е включен.} other {Роумингът ти е изключен.}}{isPlanMissing, select, true { „{plan}“ още не е активен.} other {}}',
} as const;

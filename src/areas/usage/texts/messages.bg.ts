export const messagesBg = {
  'sms.allowance':
    '{threshold, select, 100 {„{name}“ свърши за номер {number}.{isPackage, select, true {} other { Новият период започва след {day}.}}} other {Използва {threshold}% от „{name}“ за номер {number}. Остават {left} до {day}.}}',
  'mail.allowance.subject':
    '{threshold, select, 100 {„{name}“ свърши} other {Използва {threshold}% от „{name}“}}: {number}',
  'mail.allowance.text':
    '{threshold, select, 100 {За номер {number} вече нищо не остава от „{name}“.{isPackage, select, true {} other { Новият период започва след {day}.}}} other {За номер {number} остават {left} от „{name}“ до {day}.}} Виж подробностите в раздел „Потребление“.',
  'sms.alert':
    'Разходът извън плана за номер {number} достигна сумата, за която искаше да знаеш. Виж го в „Потребление“.',
  'mail.alert.subject': 'Разход извън плана: {number}',
  'mail.alert.text':
    'Разходът извън плана за номер {number} е {cost} и мина сумата от {alert}, за която искаше да знаеш. Виж подробностите в раздел „Потребление“.',
  'sms.block':
    '{isDone, select, true {{isOn, select, true {Спряно: {name}.} other {Разрешено: {name}.}}} other {Промяната не стана: {name}. Всичко е както преди.}}',
  'part.premium': 'платени услуги',
  'part.outside-data': 'интернет извън плана',
  'part.roaming-data': 'интернет в роуминг',
  'part.gigabytes': '{count} GB',
  'part.megabytes': '{count} MB',
  'part.minutes': '{count} мин',
  'part.messages': '{count} SMS',
  'part.uses': '{count}',
} as const;

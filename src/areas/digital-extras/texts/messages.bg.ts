export const messagesBg = {
  'sms.code': 'Кодът ти за екстри е {code}. Важи 10 минути. Не го давай на никого.',
  'sms.partner_code':
    'Кодът ти за „{name}“ е {code}. Въведи го в портала: Екстри, Активни, „Потвърди с код“. Важи 10 минути.',
  'sms.activated': 'Услугата „{name}“ е активна.',
  'sms.not_activated': 'Услугата „{name}“ не можа да се активира. Нищо не ти е таксувано.',
  'sms.policy_sent': 'Полицата за „{name}“ е на път към теб. Прегледай я в портала.',
  'sms.school_code': 'Кодът ти за Е-Просвета е {code}. Въведи го при първия вход.',
  'sms.period_ended': 'Периодът с отстъпка на „{name}“ изтече. От днес важи редовната цена.',

  'document.policy.name': 'Полица „{name}“',
  'document.policy.title': 'Полица {policyNumber} „{name}“',
  'document.policy.intro': 'Полицата е издадена на {day} г. на {subscriber} („Абонат“).',
  'document.policy.home': 'Дом.',
  'document.policy.home_text': 'Полицата покрива дома на адрес {place}.',
  'document.policy.contact': 'Номер за връзка.',
  'document.policy.contact_text': 'Майсторът се обажда на {contact}.',
  'document.policy.start': 'Начало.',
  'document.policy.start_text': 'Полицата важи от {day} г. и се подновява всеки месец.',
  'document.policy.withdrawal': 'Отказ.',
  'document.policy.withdrawal_text':
    'Абонатът може да се откаже в 14 дни от поръчката, без да сочи причина и без да дължи неустойка.',
  'document.policy.insurer': 'Застраховател',
  'document.policy.summary_home': 'Покрива дома на {place}.',
  'document.policy.summary_term': 'Подновява се всеки месец. Спираш я, когато решиш.',
} as const;

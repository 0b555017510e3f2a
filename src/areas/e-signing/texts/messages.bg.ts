export const messagesBg = {
  'sms.number_code': 'Кодът ти за електронно подписване е {code}. Важи 10 минути. Не го давай на никого.',
  'sms.signing_code':
    'Код {code} подписва {count, plural, =1 {„{name}“} other {# документа}}. Важи 10 минути. Не го давай на никого.',
  'sms.activated': 'Електронният подпис е включен с този номер. Ако не си ти, спри го от профила си.',
  'sms.moved': 'Кодовете за електронно подписване вече идват на {number}. Ако не си ти, обади се на оператора си.',
  'sms.stopped': 'Електронният подпис с този номер е спрян. Подписаното остава в сила.',

  'mail.reminder.subject': 'Подпиши „{name}“ до {day}',
  'mail.reminder.text':
    'Последният ден за подписване на „{name}“ е {day}.\n\nОтвори „Документи и е-подписване“ в портала, за да го прочетеш и подпишеш, или го откажи там.',
  'mail.reminder.note': 'Ако вече е подписан или отказан, няма какво да правиш.',

  'mail.signed.subject': '{count, plural, =1 {Подписа „{name}“} other {Подписа # документа}}',
  'mail.signed.text':
    'Подписа електронно: {names}.\n\nПодписаният файл и доказателството са в историята на документите ти.',
  'mail.signed.note': 'Ако не си ти, смени паролата си и се обади на оператора си.',

  'document.evidence.title': 'Доказателство за подписване',
  'document.evidence.reason': '{name}: подписан от {signer}',
  'document.evidence.intro':
    'Тази страница е добавена при подписването. Всичко преди нея е документът, който беше подписан, байт по байт.',
  'document.evidence.opened_and_signed': 'Отворен на {openedAt}, подписан на {signedAt}.',
  'document.evidence.signed_unopened': 'Подписан на {signedAt}; няма запис да е отварян в портала.',
  'document.evidence.document': 'Документ',
  'document.evidence.holder': 'Титуляр',
  'document.evidence.signer': 'Подписал',
  'document.evidence.number': 'Номер, на който е пратен кодът',
  'document.evidence.how': 'Как беше подписан',
  'document.evidence.created': 'Създаден',
  'document.evidence.opened': 'Отворен',
  'document.evidence.read': 'Прочетен до края',
  'document.evidence.code_sent': 'Изпратен код',
  'document.evidence.signed': 'Подписан с кода',
  'document.evidence.no_record': 'няма запис',
  'document.evidence.fingerprint': 'Отпечатък',
  'document.evidence.fingerprint_of': 'SHA-256 на подписания документ, без тази страница:',
  'document.evidence.check': 'Провери този файл на {url}',
  'document.evidence.seal':
    'Файлът носи електронен печат на оператора. Всяка промяна след подписването разваля печата: четецът ти за PDF и страницата за проверка в портала я показват.',
} as const;

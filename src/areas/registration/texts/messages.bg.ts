export const messagesBg = {
  'mail.activation.subject': 'Потвърди имейла си',
  'mail.activation.text':
    'Остават няколко стъпки до профила ти. Въведи кода или продължи оттук, на което устройство искаш.',
  'mail.activation.action': 'Потвърди имейла',
  'mail.activation.note':
    'Кодът важи 10 минути, а стъпките направи до {until}. Ако не си ти, не прави нищо: без теб профил няма да има.',

  'mail.already_registered.subject': 'Вече имаш профил',
  'mail.already_registered.text':
    'Някой започна регистрация с този имейл. Ако си ти: вече имаш профил, само влез.\n\nНе помниш паролата? На страницата за вход има „Забравена парола“.',
  'mail.already_registered.action': 'Влез в профила',
  'mail.already_registered.note': 'Ако не си ти, не прави нищо: профилът ти не е променен.',

  'mail.registered_but_closed.subject': 'Върни закрития си профил',
  'mail.registered_but_closed.text':
    'Някой започна регистрация с този имейл, но с него вече има профил и той е закрит. Ако си ти, можеш да го върнеш до {until}. След това го изтриваме и можеш да се регистрираш наново.',
  'mail.registered_but_closed.action': 'Върни профила',
  'mail.registered_but_closed.note': 'Ако не си ти, не прави нищо: профилът остава закрит.',

  'mail.approval.subject': 'одобри профил',
  'mail.approval.text':
    '{email} иска да управлява {number}{others, plural, =0 {} =1 { и още 1 услуга} other { и още # услуги}} на {holderName}. Познаваш ли този човек?',
  'mail.approval.action': 'Отговори с „Да“ или „Не“',
  'mail.approval.note': 'Линкът важи до {until} и работи веднъж. Отварянето му не одобрява нищо.',

  'mail.profile_ready.subject': 'Профилът ти е готов',
  'mail.profile_ready.text': 'Влез с имейла си и паролата, която избра.',
  'mail.profile_ready.action': 'Влез в профила',
  'mail.profile_ready.note': 'Ако не си ти, обади се на оператора си.',

  'mail.service_added.subject': 'Имаш нова услуга в профила си',
  'mail.service_added.text': 'Добавена е услугата {number}.',
  'mail.service_added.action': 'Виж услугите си',
  'mail.service_added.note': 'Ако не си ти, смени паролата си веднага и се обади на оператора си.',

  'mail.approval_refused.subject': 'Заявката ти не е одобрена',
  'mail.approval_refused.text':
    '{holderName} не одобри да управляваш услугите им. Говори с тях и опитай отново, ако е станала грешка.',

  'sms.code': 'Кодът, с който доказваш, че номерът е твой, е {code}. Важи 10 минути. Не го давай на никого.',
  'sms.not_owner': 'Кодът ти е {code}. Въведи го, където се регистрираш, или отвори тук {link}',
  'sms.added': 'Номерът вече се управлява от профил {email}. Ако не го познаваш, обади се на оператора си.',
} as const;

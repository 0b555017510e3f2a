export const messagesBg = {
  'mail.frame.hello': 'Здравей!',
  'mail.frame.code': 'Код',
  'mail.frame.foot': 'Писмото е автоматично. Никога не питаме за парола или код по телефона.',
  'sms.number_proof': 'Кодът ти за потвърждение на номера е {code}. Важи 10 минути. Не го давай на никого.',
  'sms.security_code_locked':
    'Някой сгреши кода ти за сигурност няколко пъти и той е заключен. Ако не си ти, смени го в профила си: така се и отключва.',
  'document.frame.created': 'Съставен на {day}.',
  'document.frame.operator': 'Оператор, подписан на {day}',
  'document.frame.subscriber': 'Абонат',
} as const;

export const vouchedBg = {
  vouched_title: 'Остават парола и условия',
  vouched_text:
    'Операторът потвърди кой си. {services, plural, one {Услугата ти идва} other {Всичките ти # услуги идват}} в профила.',
  vouched_name: 'Име',
  vouched_submit: 'Направи профила',
  vouched_busy: 'Правим профила',
  vouched_done_text: 'Влез с профила си при оператора или с имейла и паролата, която избра.',
  vouched_over_title: 'Не можем да продължим',
  vouched_over_action: 'Към входа',
  vouched_full: 'Нов профил с номер и код',
} as const;

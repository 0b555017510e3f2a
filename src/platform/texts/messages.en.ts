export const messagesEn = {
  'mail.frame.hello': 'Hello!',
  'mail.frame.code': 'Code',
  'mail.frame.foot': 'This is an automatic message. We never ask for passwords or codes by phone.',
  'sms.number_proof': 'Your code to confirm the number is {code}. It is good for 10 minutes. Give it to nobody.',
  'sms.security_code_locked':
    'Your security code was typed wrong several times and is locked. If that was not you, change it in your profile, which also unlocks it.',
  'document.frame.created': 'Drawn up on {day}.',
  'document.frame.operator': 'Operator, signed on {day}',
  'document.frame.subscriber': 'Subscriber',
} as const;

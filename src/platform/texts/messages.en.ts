export const messagesEn = {
  'mail.frame.hello': 'Hello!',
  'mail.frame.code': 'Code',
  'mail.frame.foot': 'This is an automatic message. We never ask for passwords or codes by phone.',
  'sms.number_proof': 'Your code to confirm the number is {code}. It is good for 10 minutes. Give it to nobody.',
  'sms.security_code_locked':
    'Your security code was typed wrong several times and is locked. If that was not you, change it in your profile, which also unlocks it.',
  'push.security': 'The security of your profile has changed. Check that it was you.',
  'push.bills': 'News about a bill, a payment or a balance.',
  'push.usage': 'News about the usage of a number of yours.',
  'push.services': 'News about a service of yours.',
  'push.documents': 'News about a document of yours.',
  'push.support': 'Your question has an answer.',
  'push.offers': 'There is a new offer for you.',
  'push.try': 'The test notification has arrived. Others will look like this.',
  'document.frame.created': 'Drawn up on {day}.',
  'document.frame.operator': 'Operator, signed on {day}',
  'document.frame.subscriber': 'Subscriber',
} as const;

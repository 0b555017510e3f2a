export const messagesEn = {
  'mail.created.subject': 'Security code',
  'mail.created.text': 'You now have a security code.',
  'mail.created.note': 'If this was not you, change your password at once and call us.',

  'mail.changed.subject': 'Security code',
  'mail.changed.text': 'Your security code has been changed.',
  'mail.changed.note': 'If this was not you, change your password at once and call us.',

  'mail.number.subject': 'Security code',
  'mail.number.text': 'Your security codes are now sent to {number}.',
  'mail.number.note': 'If this was not you, change your password at once and call us.',

  'sms.created': 'You now have a security code. If this was not you, change your password at once and call us.',
  'sms.changed': 'Your security code has been changed. If this was not you, change your password at once and call us.',
  'sms.number':
    'Your security codes are now sent to {number}. If this was not you, change your password at once and call us.',
  'sms.new_code':
    'Your new security code is {code}. Confirm it in your profile within 10 minutes, then keep it to yourself.',
  'sms.number_code': '{code} confirms that security codes will be sent to this number.',
} as const;

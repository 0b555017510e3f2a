export const messagesEn = {
  'sms.number_code': 'Your code for e-signing is {code}. It is good for 10 minutes. Give it to nobody.',
  'sms.signing_code':
    'Code {code} signs {count, plural, =1 {“{name}”} other {# documents}}. It is good for 10 minutes. Give it to nobody.',
  'sms.activated': 'E-signing is on with this number. If it was not you, switch it off in your profile.',
  'sms.moved': 'Codes for e-signing now go to {number}. If it was not you, call your operator.',
  'sms.stopped': 'E-signing with this number is off. What you signed stays in force.',

  'mail.reminder.subject': 'Sign “{name}” by {day}',
  'mail.reminder.text':
    'The last day to sign “{name}” is {day}.\n\nOpen “Documents and e-signing” in the portal to read and sign it, or decline it there.',
  'mail.reminder.note': 'If you have signed or declined it meanwhile, there is nothing to do.',

  'mail.signed.subject': '{count, plural, =1 {You signed “{name}”} other {You signed # documents}}',
  'mail.signed.text':
    'You signed electronically: {names}.\n\nThe signed file and its evidence are in the history of your documents.',
  'mail.signed.note': 'If it was not you, change your password and call your operator.',

  'document.evidence.title': 'Evidence of signing',
  'document.evidence.reason': '{name}: signed by {signer}',
  'document.evidence.intro':
    'This page was added at signing. Everything before it is the document that was signed, byte for byte.',
  'document.evidence.opened_and_signed': 'Opened on {openedAt}, signed on {signedAt}.',
  'document.evidence.signed_unopened': 'Signed on {signedAt}; there is no record that it was opened in the portal.',
  'document.evidence.document': 'Document',
  'document.evidence.holder': 'Holder',
  'document.evidence.signer': 'Signed by',
  'document.evidence.number': 'Number to which the code was sent',
  'document.evidence.how': 'How it was signed',
  'document.evidence.created': 'Created',
  'document.evidence.opened': 'Opened',
  'document.evidence.read': 'Read to the end',
  'document.evidence.code_sent': 'Code sent',
  'document.evidence.signed': 'Signed with the code',
  'document.evidence.no_record': 'no record',
  'document.evidence.fingerprint': 'Fingerprint',
  'document.evidence.fingerprint_of': 'SHA-256 of the signed document, without this page:',
  'document.evidence.check': 'Check this file at {url}',
  'document.evidence.seal':
    'The file has an electronic seal of the operator. Any change after signing breaks the seal: your PDF reader and the verification page of the portal show it.',
} as const;

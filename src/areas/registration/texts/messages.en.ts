export const messagesEn = {
  'mail.activation.subject': 'Confirm your e-mail',
  'mail.activation.text':
    'A few steps are left to your profile. Enter the code or go on from here, on any device you like.',
  'mail.activation.action': 'Confirm the e-mail',
  'mail.activation.note':
    'The code is good for 10 minutes; do the steps by {until}. If you did not begin to register, do nothing: there will be no profile without you.',

  'mail.already_registered.subject': 'You already have a profile',
  'mail.already_registered.text':
    'Somebody began to register with this e-mail. If it was you: you have a profile already, just sign in.\n\nForgot the password? The sign-in page has "Forgotten password".',
  'mail.already_registered.action': 'Sign in',
  'mail.already_registered.note': 'If it was not you, do nothing: your profile has not changed.',

  'mail.registered_but_closed.subject': 'Restore your closed profile',
  'mail.registered_but_closed.text':
    'Somebody began to register with this e-mail, but it already has a profile, and that profile is closed. If it was you, you can restore it until {until}. After that we erase it and you can register again.',
  'mail.registered_but_closed.action': 'Restore the profile',
  'mail.registered_but_closed.note': 'If it was not you, do nothing: the profile stays closed.',

  'mail.approval.subject': 'approve a profile',
  'mail.approval.text':
    '{email} asks to manage {number}{others, plural, =0 {} =1 { and 1 more service} other { and # more services}} of {holderName}. Do you know them?',
  'mail.approval.action': 'Answer yes or no',
  'mail.approval.note': 'The link is good until {until} and works once. Opening it approves nothing.',

  'mail.profile_ready.subject': 'Your profile is ready',
  'mail.profile_ready.text': 'Sign in with your e-mail and the password you chose.',
  'mail.profile_ready.action': 'Sign in',
  'mail.profile_ready.note': 'If you did not register, call your operator.',

  'mail.service_added.subject': 'There is a new service in your profile',
  'mail.service_added.text': 'The service {number} was added.',
  'mail.service_added.action': 'See your services',
  'mail.service_added.note': 'If it was not you, change your password at once and call your operator.',

  'mail.approval_refused.subject': 'Your request was not approved',
  'mail.approval_refused.text':
    '{holderName} did not approve that you manage their services. Talk to them and try again if that was a mistake.',

  'sms.code': 'Your code to prove that the number is yours is {code}. It is good for 10 minutes. Give it to nobody.',
  'sms.not_owner': 'Your code is {code}. Enter it where you register, or open {link} here.',
  'sms.added': 'This number is now managed by the profile {email}. If you do not know it, call your operator.',
} as const;

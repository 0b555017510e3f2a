export const messagesEn = {
  'mail.password_link.subject': 'A new password for your profile',
  'mail.password_link.text': 'A new password was asked for your profile.',
  'mail.password_link.action': 'Choose a new password',
  'mail.password_link.note':
    'The link is good for one hour and works once. If you did not ask for it, do nothing: the old password stays.',

  'mail.password_changed.subject': 'Your password has been changed',
  'mail.password_changed.text':
    'The password of your profile has just been changed, and the profile was signed out on all devices. Passkeys were removed.',
  'mail.password_changed.note':
    'If it was not you, ask for a new one at once on the sign-in page ("Forgotten password") and call your operator.',

  'mail.passkey_added.subject': 'A passkey was added',
  'mail.passkey_added.text': 'The passkey “{name}” was added to your profile. It signs in without a password.',
  'mail.passkey_added.note':
    'If it was not you, sign in with your password, remove the passkey in your profile and change the password. Then call your operator.',

  'mail.closed_profile.subject': 'Restore your closed profile',
  'mail.closed_profile.text':
    'Somebody tried to sign in to your profile or asked for a new password, but the profile is closed. If it was you, you can restore it until {until}.\n\nThen sign in with your password. If you have forgotten it, choose "Forgotten password" on the sign-in page.',
  'mail.closed_profile.action': 'Restore the profile',
  'mail.closed_profile.note': 'If it was not you, do nothing: the profile stays closed.',

  'mail.recovery.subject': 'Access without the password was requested',
  'mail.recovery.text':
    'A device that is signed in to your profile asked to change your access details without the password and the old number.\n\nThis will be possible from {moment}. Nothing changes until then.',
  'mail.recovery.action': 'It was not me, cancel',
  'mail.recovery.note': 'If you cancel, the device that asked is signed out, too. If it was you, do nothing.',

  'sms.step_up':
    '{code} confirms a change in your profile that needs a second check. It is good for 10 minutes. Give it to nobody.',
  'sms.recovery':
    'Somebody asked to change your profile without its password. It will be possible from {moment}. Not you? Cancel: {link}',
} as const;

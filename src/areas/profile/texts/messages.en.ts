export const messagesEn = {
  'mail.confirm_email.subject': 'Confirm your new e-mail',
  'mail.confirm_email.text': 'Confirm this address with the button, or enter the code in your profile.',
  'mail.confirm_email.action': 'Confirm the address',
  'mail.confirm_email.note':
    'The link and the code are good for 24 hours. If you did not ask for a new e-mail, do nothing: the old one stays.',

  'mail.email_change_asked.subject': 'A change of your e-mail was asked for',
  'mail.email_change_asked.text':
    'Somebody with your password asked for the e-mail of your profile to become {newEmail}. The present one stays in force until the new one is confirmed.',
  'mail.email_change_asked.note': 'If it was not you, change your password at once and call your operator.',

  'mail.email_changed.subject': 'Your e-mail has been changed',
  'mail.email_changed.text':
    'The e-mail of your profile is now {newEmail}. We will not write to this address any more.',
  'mail.email_changed.note': 'If it was not you, call your operator at once.',

  'mail.password_changed.subject': 'Your password has been changed',
  'mail.password_changed.text':
    'The password of your profile has just been changed, and the profile was signed out on all other devices.',
  'mail.password_changed.note':
    'If it was not you, ask for a new one at once on the sign-in page ("Forgotten password") and call your operator.',

  'mail.closed.subject': 'Your profile is closed',
  'mail.closed.text':
    'Your profile is closed and you cannot sign in to it any more. Automatic payments are stopped. Your contracts and services stay.\n\nIf you change your mind, you can bring it back until {until}, with your cards and addresses. Automatic payments you switch on again.',
  'mail.closed.action': 'Bring the profile back',
  'mail.closed.note': 'After that we erase what the profile held, except what the law makes us keep.',

  'mail.restored.subject': 'Your profile is open again',
  'mail.restored.text':
    'Your profile is back. Sign in with your e-mail and password.\n\nYour cards and addresses are here. Automatic payments are stopped: switch them on again if you want them.',

  'mail.card_added.subject': 'A card was added to your profile',
  'mail.card_added.text': 'Card {name} is saved in your profile. It pays nothing until you choose what.',
  'mail.card_added.note':
    'If it was not you, remove the card from your profile, change your password and call your bank.',

  'mail.card_replaced.subject': 'Your card has been replaced',
  'mail.card_replaced.text': 'Card {name} has taken the place of card {before}. It pays all that the one before did.',
  'mail.card_replaced.note':
    'If it was not you, remove the card from your profile, change your password and call your bank.',

  'mail.export_ready.subject': 'Your data is ready',
  'mail.export_ready.text': 'You asked for all your data in one file. It is ready and waits in your profile.',
  'mail.export_ready.action': 'Download the file',
  'mail.export_ready.note': 'The file is kept for 24 hours. If you did not ask for it, change your password.',

  'mail.try.subject': 'Test notification',
  'mail.try.text': 'The test e-mail has arrived. Others will look like this.',
  'sms.try': 'The test message of the portal has arrived.',
  'document.export.title': 'Your data',
  'document.export.intro': 'Gathered on {moment}. Everything to the last field is in data.json.',
  'document.export.none': 'Nothing.',
  'document.export.account': 'Profile',
  'document.export.account.first_name': 'First name',
  'document.export.account.last_name': 'Last name',
  'document.export.account.email': 'E-mail',
  'document.export.account.contact_phone': 'Contact number',
  'document.export.customer': 'Holders',
  'document.export.customer.pid': 'Id',
  'document.export.customer.name': 'Name',
  'document.export.contract': 'Contracts',
  'document.export.contract.contract_id': 'Number',
  'document.export.contract.signed_on': 'Signed',
  'document.export.contract.ends_on': 'Until',
  'document.export.service': 'Services',
  'document.export.service.service_id': 'Number',
  'document.export.service.installation_address': 'Address',
  'document.export.service.contract_id': 'Contract',
  'document.export.address': 'Addresses',
  'document.export.address.city': 'Place',
  'document.export.address.street_name': 'Street',
  'document.export.address.street_no': 'Number',
  'document.export.address.quarter_name': 'Quarter',
  'document.export.address.building_number': 'Building',
  'document.export.saved_card': 'Cards',
  'document.export.saved_card.name': 'Card',
  'document.export.saved_card.expiration_date': 'Good until',
  'document.export.document': 'Documents',
  'document.export.document.name_bg': 'Document',
  'document.export.document.created_at': 'Made',
  'document.export.document.signed_at': 'Signed',
  'document.export.donation': 'Donations',
  'document.export.donation.service_id': 'From number',
  'document.export.donation.donated_at': 'When',
  'document.export.sign_in_event': 'Sign-ins',
  'document.export.sign_in_event.happened_at': 'When',
  'document.export.sign_in_event.user_agent': 'Browser',
  'document.export.message': 'Mails to you',
  'document.export.message.created_at': 'When',
  'document.export.message.subject': 'About',
} as const;

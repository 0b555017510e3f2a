export const messagesEn = {
  'sms.code': 'Your code for extras is {code}. It is good for 10 minutes. Give it to nobody.',
  'sms.partner_code':
    'Your code for “{name}” is {code}. Enter it in the portal: Extras, Active, “Confirm with a code”. It is good for 10 minutes.',
  'sms.activated': 'The service “{name}” is active.',
  'sms.not_activated': 'The service “{name}” could not be activated. You are charged nothing.',
  'sms.policy_sent': 'The policy for “{name}” is on its way. You can read it in the portal.',
  'sms.school_code': 'Your code for E-Prosveta is {code}. Enter it when you first sign in.',
  'sms.period_ended': 'The discount period of “{name}” is over. The regular price holds from today.',

  'document.policy.name': 'Policy: {name}',
  'document.policy.title': 'Policy {policyNumber} “{name}”',
  'document.policy.intro': 'The policy was issued on {day} to {subscriber} (“Subscriber”).',
  'document.policy.home': 'Home.',
  'document.policy.home_text': 'The policy covers the home at {place}.',
  'document.policy.contact': 'Contact number.',
  'document.policy.contact_text': 'The repairer calls {contact}.',
  'document.policy.start': 'Start.',
  'document.policy.start_text': 'The policy is valid from {day} and is renewed every month.',
  'document.policy.withdrawal': 'Withdrawal.',
  'document.policy.withdrawal_text':
    'The Subscriber may withdraw within 14 days of the order, without giving a reason and without a penalty.',
  'document.policy.insurer': 'Insurer',
  'document.policy.summary_home': 'Covers the home at {place}.',
  'document.policy.summary_term': 'Renewed every month. You stop it when you like.',
} as const;

export const messagesEn = {
  'sms.allowance':
    '{threshold, select, 100 {“{name}” of {number} is used up.{isPackage, select, true {} other { The next period starts after {day}.}}} other {{threshold}% of “{name}” of {number} is used. {left} left until {day}.}}',
  'mail.allowance.subject':
    '{threshold, select, 100 {“{name}” is used up} other {{threshold}% of “{name}” is used}}: {number}',
  'mail.allowance.text':
    '{threshold, select, 100 {Nothing is left of “{name}” for {number}.{isPackage, select, true {} other { The next period starts after {day}.}}} other {{left} of “{name}” is left for {number} until {day}.}} See Usage for details.',
  'sms.alert': 'The cost outside the plan of {number} has reached the amount you wanted to know about. See Usage.',
  'mail.alert.subject': 'Cost outside the plan: {number}',
  'mail.alert.text':
    'The cost outside the plan of {number} is {cost}. It has passed {alert}, the amount you wanted to know about. See Usage for details.',
  'sms.block':
    '{isDone, select, true {{isOn, select, true {Blocked: {name}.} other {Allowed: {name}.}}} other {The change failed: {name}. Everything is as before.}}',
  'part.premium': 'premium services',
  'part.outside-data': 'data outside the plan',
  'part.roaming-data': 'data roaming',
  'part.gigabytes': '{count} GB',
  'part.megabytes': '{count} MB',
  'part.minutes': '{count} min',
  'part.messages': '{count} SMS',
  'part.uses': '{count}',
} as const;

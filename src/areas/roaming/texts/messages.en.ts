export const messagesEn = {
  'sms.modified': 'Roaming: {outcomes}.',
  'part.plan_activated': '{staying, plural, =0 {“{name}” is active} other {one more “{name}” is active}}',
  'part.plan_deactivated':
    '{staying, plural, =0 {“{name}” is no longer active} =1 {one “{name}” is no longer active, 1 more stays} other {one “{name}” is no longer active, # more stay}}',
  'sms.not_modified':
    'Roaming: the change was not made ({names}). Everything is as before and you are charged nothing.',
  'sms.limits':
    'Your data roaming limit is {data}{hasCredit, select, true {, your credit limit is {credit}} other {}}.',
  'sms.trip':
    'You travel on {day}: {country}. {isActive, select, true {Your roaming is on.} other {Your roaming is off.}}{isPlanMissing, select, true { “{plan}” is not active yet.} other {}}',
} as const;

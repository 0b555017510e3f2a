export const messagesEn = {
  'sms.started':
    'Noti is active. {isFree, select, true {It is free until {freeUntil}, then} other {It costs}} {price} a month. You can stop it any time.',
  'sms.stopped': 'You stopped Noti. You can listen until {lastDay} and pay nothing after that.',
  'sms.reminder':
    'Your free period of Noti ends on {freeUntil}. Then it costs {price} a month. You can stop it in the portal.',
  'part.name': 'Noti music',
} as const;

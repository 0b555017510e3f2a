export const messagesBg = {
  'sms.started':
    '„Ноти“ е активна. {isFree, select, true {До {freeUntil} не плащаш, после е} other {Таксата е}} {price} на месец. Спираш я, когато поискаш.',
  'sms.stopped': 'Спря „Ноти“. Слушаш до {lastDay}, после не плащаш нищо.',
  'sms.reminder':
    'Безплатният ти период за „Ноти“ е до {freeUntil}. После е {price} на месец. Можеш да я спреш в портала.',
  'part.name': 'Ноти',
} as const;

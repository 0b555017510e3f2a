export const messagesBg = {
  'sms.joined': 'Номерът ти има {gigabytes} GB за всеки уикенд, от събота 00:00 до неделя 23:59, до {day}.',
} as const;

export const messagesEn = {
  'sms.joined': 'Your number has {gigabytes} GB for every weekend, from Saturday 00:00 to Sunday 23:59, until {day}.',
} as const;

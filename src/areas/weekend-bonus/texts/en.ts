import type { weekendBonusBg } from './bg.ts';

export const weekendBonusEn: Record<keyof typeof weekendBonusBg, string> = {
  page: 'Weekend bonus',
  back: 'Home',
  title_open: '{gb} GB for this weekend, until {last, select, saturday {Saturday} other {Sunday}}, 23:59',
  title_next: '{gb} GB for every weekend, the next is on {day}',
  title_last: 'The weekends of the campaign are over',
  text: 'You let a number join once. The bonus comes by itself on Saturday at 00:00 and lasts until {last, select, saturday {Saturday} other {Sunday}}, 23:59.',
  how: 'How it works',
  month_label: 'The weekends of {month}',
  weekdays: 'Mo Tu We Th Fr Sa Su',
  gigabytes: '{gb}\u00a0GB',
  today: 'today',
  numbers_title:
    '{left, plural, =0 {All your numbers have joined} one {One more number can join} other {# more numbers can join}}',
  joined: 'Joined on {day}. So far: {gb} GB.',
  join: '{count, plural, =0 {Choose a number} =1 {Let {number} join} other {Let # numbers join}}',
  facts: 'Free of charge. The campaign ends on {day}.',
  loader_title: 'Letting the numbers join',
  loader_text: 'It takes a few seconds.',
  unknown_where: 'If you close this, look at the list in a few minutes to see which numbers have joined.',
  success_title: '{count, plural, one {The number has joined} other {The numbers have joined}}',
  success_text: '{gb} GB for every weekend until {day}. We have sent an SMS too.',
  error_title: 'The numbers have not joined',
  already_title: 'A number has joined already',
  already_text: 'One of the chosen numbers has joined meanwhile. The list shows which; the others are as they were.',
  info_title: 'How the bonus works',
  info_text:
    'Every number that joined gets {gb} GB in Bulgaria for the weekend. What is not used does not carry over. It stops by itself on {day}, free of charge.',
  ineligible_title: 'No number can join',
  ineligible_text:
    'The bonus is for your own mobile numbers with a monthly bill. Prepaid numbers and those of others do not take part.',
  ended_title: 'The campaign is over',
  ended_text: 'You will see a new one on the home page.',
  why: 'Why?',
  close: 'All right',
  not_loaded: 'The bonus did not load',
};

import type { SearchPage } from '#platform/search.ts';

export const profileSearch: readonly SearchPage[] = [
  {
    to: '/my-profile',
    bg: {
      title: 'Профил',
      words:
        'акаунт моите данни език английски тъмна светла тема изход излез устройства напусни изтрий закрий закриване',
    },
    en: {
      title: 'Profile',
      words:
        'account language english bulgarian dark light mode theme sign out log out logout devices leave close delete',
    },
  },
  {
    to: '/my-profile/my-addresses',
    bg: { title: 'Адреси', words: 'адрес доставка улица град смени смяна добави' },
    en: { title: 'Addresses', words: 'address delivery street town change add' },
  },
  {
    to: '/my-profile/my-cards',
    bg: { title: 'Карти', words: 'банкова карта дебитна кредитна visa mastercard плащане добави нова смени смяна' },
    en: { title: 'Cards', words: 'bank card debit credit payment add new change' },
  },
  {
    to: '/my-profile/automatic-payments',
    bg: { title: 'Автоматични плащания', words: 'автоматично сметка плати плащане платя фактура карта директен дебит' },
    en: { title: 'Automatic payments', words: 'bill pay invoice direct debit' },
  },
  {
    to: '/my-profile/notifications',
    bg: { title: 'Известия', words: 'съобщения реклама реклами спри отпиши имейл sms абонамент' },
    en: { title: 'Notifications', words: 'messages marketing stop unsubscribe email sms' },
  },
  {
    to: '/my-profile/personal-data',
    bg: { title: 'Лични данни', words: 'име фамилия смени смяна телефон за връзка език' },
    en: { title: 'Personal data', words: 'name surname change contact phone language' },
  },
  {
    to: '/my-profile/change-email',
    bg: { title: 'Имейл', words: 'поща адрес смени смяна' },
    en: { title: 'E-mail', words: 'email mail address change' },
  },
  {
    to: '/my-profile/change-password',
    bg: { title: 'Парола', words: 'смени смяна парола забравена вход' },
    en: { title: 'Password', words: 'change forgotten password sign in' },
  },
  {
    to: '/my-profile/my-data',
    bg: { title: 'Всичките ми данни', words: 'изтегли свали файл gdpr лични данни копие' },
    en: { title: 'All my data', words: 'download file gdpr personal copy' },
  },
  {
    to: '/my-profile/sign-in-history',
    bg: { title: 'История на влизанията', words: 'вход сигурност кой е влизал' },
    en: { title: 'Sign-in history', words: 'login security who' },
  },
  {
    to: '/my-profile/contracts',
    bg: { title: 'Договори и услуги', words: 'договор срок изтича номер' },
    en: { title: 'Contracts and services', words: 'contract term expires number' },
  },
];

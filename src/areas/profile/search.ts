import type { SearchPage } from '#platform/search.ts';

export const profileSearch: readonly SearchPage[] = [
  {
    to: '/my-profile',
    bg: { title: 'Профил', words: 'акаунт моите данни език тема изход устройства напусни изтрий' },
    en: { title: 'Profile', words: 'account language theme sign out devices leave delete' },
  },
  {
    to: '/my-profile/my-addresses',
    bg: { title: 'Адреси', words: 'адрес доставка улица град' },
    en: { title: 'Addresses', words: 'address delivery street town' },
  },
  {
    to: '/my-profile/my-cards',
    bg: { title: 'Карти', words: 'банкова карта дебитна кредитна плащане' },
    en: { title: 'Cards', words: 'bank debit credit payment' },
  },
  {
    to: '/my-profile/automatic-payments',
    bg: { title: 'Автоматични плащания', words: 'сметка плати фактура карта' },
    en: { title: 'Automatic payments', words: 'bill pay invoice card' },
  },
  {
    to: '/my-profile/notifications',
    bg: { title: 'Известия', words: 'съобщения реклама имейл sms абонамент' },
    en: { title: 'Notifications', words: 'messages marketing email sms' },
  },
  {
    to: '/my-profile/personal-data',
    bg: { title: 'Лични данни', words: 'име фамилия телефон за връзка език' },
    en: { title: 'Personal data', words: 'name surname contact phone language' },
  },
  {
    to: '/my-profile/change-email',
    bg: { title: 'Имейл', words: 'поща адрес смени' },
    en: { title: 'E-mail', words: 'mail address change' },
  },
  {
    to: '/my-profile/change-password',
    bg: { title: 'Парола', words: 'смени парола вход' },
    en: { title: 'Password', words: 'change password sign in' },
  },
  {
    to: '/my-profile/my-data',
    bg: { title: 'Всичките ми данни', words: 'изтегли файл gdpr лични данни копие' },
    en: { title: 'All my data', words: 'download file gdpr personal copy' },
  },
  {
    to: '/my-profile/sign-in-history',
    bg: { title: 'История на влизанията', words: 'вход сигурност кой е влизал' },
    en: { title: 'Sign-in history', words: 'login security who' },
  },
  {
    to: '/my-profile/contracts',
    bg: { title: 'Договори и услуги', words: 'договор срок номер' },
    en: { title: 'Contracts and services', words: 'contract term number' },
  },
];

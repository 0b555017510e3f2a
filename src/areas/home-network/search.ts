import type { SearchPage } from '#platform/search.ts';

export const homeNetworkSearch: readonly SearchPage[] = [
  {
    to: '/home-network-module',
    bg: {
      title: 'Домашна мрежа',
      words: 'рутер интернет wifi уайфай вайфай бавен слаб сигнал обхват устройства mesh',
    },
    en: { title: 'Home network', words: 'router internet wifi slow weak devices signal mesh' },
  },
  {
    to: '/home-network-module/settings',
    bg: {
      title: 'Настройки на Wi-Fi',
      words: 'парола смяна на wifi рутера интернета име на мрежата уайфай вайфай гости qr код сподели честота канал',
    },
    en: { title: 'Wi-Fi settings', words: 'wifi password change router network name guests share band channel' },
  },
  {
    to: '/home-network-module/guest',
    bg: { title: 'Мрежа за гости', words: 'гост гости гостенин временна покана' },
    en: { title: 'Guest network', words: 'guest wifi guests visitors temporary invite' },
  },
  {
    to: '/home-network-module/devices',
    bg: {
      title: 'Устройства вкъщи',
      words: 'спри интернета на дете пауза телефон таблет конзола кой е свързан блокирай устройство преименувай',
    },
    en: { title: 'Devices at home', words: 'pause internet child block device who is connected rename phone tablet' },
  },
  {
    to: '/home-network-module/line',
    bg: {
      title: 'Проверка на линията',
      words: 'рестартирай рутера няма интернет не работи бавен прекъсва повреда техник сигнал диагностика',
    },
    en: { title: 'Line check', words: 'restart router reboot no internet down broken slow fault technician signal' },
  },
  {
    to: '/home-network-module/port-forwarding',
    bg: { title: 'Пренасочване на портове', words: 'порт dmz игри камера сървър' },
    en: { title: 'Port forwarding', words: 'port dmz games camera server' },
  },
];

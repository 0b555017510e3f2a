import type { SearchPage } from '#platform/search.ts';

export const homeNetworkSearch: readonly SearchPage[] = [
  {
    to: '/home-network-module',
    bg: {
      title: 'Домашна мрежа',
      words: 'рутер интернет wifi уайфай вайфай бавен слаб сигнал обхват устройства рестартирай mesh',
    },
    en: { title: 'Home network', words: 'router internet wifi slow weak devices signal restart mesh' },
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
    to: '/home-network-module/port-forwarding',
    bg: { title: 'Пренасочване на портове', words: 'порт dmz игри камера сървър' },
    en: { title: 'Port forwarding', words: 'port dmz games camera server' },
  },
];

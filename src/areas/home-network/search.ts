import type { SearchPage } from '#platform/search.ts';

export const homeNetworkSearch: readonly SearchPage[] = [
  {
    to: '/home-network-module',
    bg: { title: 'Домашна мрежа', words: 'рутер интернет wifi уайфай устройства сигнал mesh' },
    en: { title: 'Home network', words: 'router internet wifi devices signal mesh' },
  },
  {
    to: '/home-network-module/settings',
    bg: { title: 'Настройки на Wi-Fi', words: 'парола на wifi име на мрежата уайфай гости честота канал' },
    en: { title: 'Wi-Fi settings', words: 'wifi password network name guests band channel' },
  },
  {
    to: '/home-network-module/port-forwarding',
    bg: { title: 'Пренасочване на портове', words: 'порт dmz игри камера сървър' },
    en: { title: 'Port forwarding', words: 'port dmz games camera server' },
  },
];

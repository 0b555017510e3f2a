// The tariff plans of the demo operator.

export const tariffs = [
  { tariff_id: 'prostor-25', name_bg: 'Простор 25', name_en: 'Prostor 25', service_type: 'MobilePhone', free_slots: 3, monthly_price_cents: 2299 },
  { tariff_id: 'start-8', name_bg: 'Старт 8', name_en: 'Start 8', service_type: 'MobilePhone', free_slots: 3, monthly_price_cents: 899 },
  { tariff_id: 'prima', name_bg: 'Прима', name_en: 'Prima', service_type: 'MobilePhone', is_prepaid: true, free_slots: 1, monthly_price_cents: 0 },
  { tariff_id: 'biznes-40', name_bg: 'Бизнес 40', name_en: 'Business 40', service_type: 'MobilePhone', free_slots: 2, monthly_price_cents: 1899 },
  { tariff_id: 'dom-tv-180', name_bg: 'Дом ТВ 180', name_en: 'Home TV 180', service_type: 'TV', free_slots: 2, monthly_price_cents: 999 },
  { tariff_id: 'predplatena-tv', name_bg: 'Предплатена ТВ', name_en: 'Prepaid TV', service_type: 'TV', is_prepaid: true, free_slots: 0, monthly_price_cents: 0 },
  { tariff_id: 'internet-500', name_bg: '500 Mbps', name_en: '500 Mbps', service_type: 'HomeBroadband', free_slots: 0, monthly_price_cents: 1399 },
  { tariff_id: 'internet-1000', name_bg: '1000 Mbps', name_en: '1000 Mbps', service_type: 'HomeBroadband', free_slots: 0, monthly_price_cents: 1699 },
  { tariff_id: 'domashen-telefon', name_bg: 'Домашен телефон', name_en: 'Home phone', service_type: 'Landline', free_slots: 0, monthly_price_cents: 499 },
] as const;

export type TariffId = (typeof tariffs)[number]['tariff_id'];

import { serviceTypes } from '#platform/service-type.ts';
import { cents, choice, key, optional, text, whole, yesOrNo } from '../fields.ts';
import { defineImportedResource, type Reference } from '../imported-resource.ts';

export const tariffById: Reference = { kind: 'tariffs', table: 'tariff', columns: ['tariff_id'], field: 'tariff_id' };

export const tariffsKind = defineImportedResource(
  {
    tariff_id: key('The id of the tariff'),
    name_bg: text('Its name in Bulgarian'),
    name_en: text('Its name in English'),
    service_type: choice('The type of service', serviceTypes),
    is_prepaid: yesOrNo('Whether it is prepaid'),
    free_slots: whole('The number of slots for extras', 0, 20),
    monthly_price_cents: cents('The monthly price'),
    download_mbps: optional(whole('The largest download speed, in Mbit/s', 1)),
    upload_mbps: optional(whole('The largest upload speed, in Mbit/s', 1)),
    normal_download_mbps: optional(whole('The download speed that is normally available, in Mbit/s', 1)),
    minimum_download_mbps: optional(whole('The smallest download speed, in Mbit/s', 1)),
  },
  {
    name: 'tariffs',
    about: 'The tariff plans of services.',
    examples: [
      {
        tariff_id: 'mobile-25',
        name_bg: 'Мобилен 25',
        name_en: 'Mobile 25',
        service_type: 'MobilePhone',
        free_slots: 3,
        monthly_price_cents: 2299,
      },
      {
        tariff_id: 'prepaid-1',
        name_bg: 'Предплатен',
        name_en: 'Prepaid',
        service_type: 'MobilePhone',
        is_prepaid: true,
        free_slots: 0,
        monthly_price_cents: 0,
      },
      {
        tariff_id: 'home-500',
        name_bg: '500 Mbps',
        name_en: '500 Mbps',
        service_type: 'HomeBroadband',
        free_slots: 0,
        monthly_price_cents: 1399,
        download_mbps: 500,
        upload_mbps: 250,
        normal_download_mbps: 400,
        minimum_download_mbps: 200,
      },
    ],
    table: 'tariff',
    key: ['tariff_id'],
    holders: 'select customer_id from service where tariff_id = $1',
    knownBy: tariffById,
  },
);

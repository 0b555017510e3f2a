// The catalogue of the demo operator from its files, for generated data.

import { readDemoFile } from './operator-folder.ts';

export type DemoTariff = {
  tariff_id: string;
  name_bg: string;
  name_en: string;
  service_type: string;
  free_slots: number;
  monthly_price_cents: number;
};

export type DemoExtra = {
  code: string;
  kind?: string;
  name_bg: string;
  name_en: string;
  description_bg: string;
  description_en: string;
  regular_price_cents: number;
};

export type DemoOffer = { tariff_id: string; code: string; placement: string; is_core_service?: boolean };

export const demoTariffs = (): DemoTariff[] => readDemoFile('tariffs');
export const demoExtras = (): DemoExtra[] => readDemoFile('extras');
export const demoOffers = (): DemoOffer[] => readDemoFile('tariff-extras');

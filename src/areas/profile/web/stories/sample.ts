// Sample data of the profile stories.

import type { Account } from '../../account/contract.ts';
import type { Address } from '../../addresses/contract.ts';
import type { Card } from '../../cards/contract.ts';
import type { ContractDetails } from '../../account/contract.ts';
import type { NotificationType } from '../../notifications/contract.ts';
import type { RecurrentPayments } from '../../payments/contract.ts';

export const card: Card = {
  id: 'visa',
  card_id: 'visa',
  type: 'VISA',
  name: '•••• 4417',
  expiration_date: '2026-11-30',
};
export const cards: Card[] = [
  card,
  { id: 'other', card_id: 'other', type: 'other', name: '•••• 1107', expiration_date: '2029-08-31' },
];

export const payments: RecurrentPayments = {
  contracts: [
    {
      contract_id: 'M1000101',
      card_id: 'visa',
      is_paid_by_other: false,
      is_eligible_for_bonus: false,
      name: '',
      price_currency: null,
    },
    {
      contract_id: 'M1000102',
      card_id: null,
      is_paid_by_other: false,
      is_eligible_for_bonus: true,
      name: '',
      price_currency: null,
    },
  ],
  enlightenment: [],
  smart_tv: [
    {
      service_id: 'kino',
      card_id: null,
      is_paid_by_other: false,
      is_eligible_for_bonus: false,
      name: 'Смарт ТВ Кино',
      price_currency: [{ currency: 'EUR', value: 5.49 }],
    },
  ],
  top_ups: [],
};

export const account: Account = {
  username: 'maria@demo.abonat.bg',
  email: 'maria@demo.abonat.bg',
  first_name: 'Мария',
  last_name: 'Иванова',
  contact_phone: null,
  language: 'bg',
  pending_email: null,
  password_changed_at: null,
  documents_expired: 0,
  documents_for_signing: 1,
  today: '2026-11-15',
};

export const address: Address = {
  id: 'home',
  country_id: 100,
  site_id: 68134,
  region: 'София (столица)',
  municipality: 'Столична',
  city: 'София',
  city_type: 'гр.',
  post_code: '1000',
  quarter_id: null,
  quarter_name: null,
  street_id: 415,
  street_name: 'ул. Шипка',
  street_no: '12',
  building_number: null,
  entry: null,
  floor: '3',
  ap: '7',
  address_comment: 'Вкъщи',
  is_active: true,
};

export const notification: NotificationType = { id: 2, description: 'Оферти и новини', is_subscribed: true };

export const contract: ContractDetails = {
  contract_id: 'M1000101',
  signed_on: '2025-10-11',
  ends_on: '2027-10-11',
  holder_name: 'Мария Иванова',
  services: (['HomeBroadband', 'TV', 'MobilePhone', 'MobileData', 'OtherServices', 'Landline', 'NetBox'] as const).map(
    (service_type, index) => ({
      service_id: `35988810010${index}`,
      service_type,
      installation_address: service_type === 'HomeBroadband' ? 'гр. София, ул. Шипка 12, ап. 7' : null,
      tariff_name: 'Простор 25',
      label: null,
    }),
  ),
};

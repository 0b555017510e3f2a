// Sample extras for the stories, from the demo catalogue, in both languages.

import { priceOf } from '#platform/money.ts';
import type { BilingualText } from '#platform/web/gallery/story.tsx';
import type { Extra } from '../../contract-parts.ts';
import type { Subject } from '../flow.ts';

export const today = '2026-11-15';
export const msisdn = '359888100101';

export const subject: Subject = {
  msisdn,
  section: 'select-services',
  verificationType: 'SendToMsisdn',
  isPrepaid: false,
  today,
};

export type Samples = ReturnType<typeof samplesIn>;

export function samplesIn(say: BilingualText) {
  const film = extra('20101', 'FilmLibrary', 399, {
    name: say('Кинотека', 'Film library'),
    description: say('Българско и световно кино.', 'Bulgarian and world cinema.'),
    is_on_slot: true,
    current_period_state: 'Free',
  });
  const books = extra('20102', 'Books', 299, {
    name: say('Четиво', 'Readings'),
    description: say('Електронни книги без край.', 'E-books without end.'),
    is_on_slot: true,
    current_period_state: 'Free',
    requires_code_verification: true,
  });
  const cloud = extra('20105', 'Cloud', 199, {
    name: say('Облак 100 GB', 'Cloud 100 GB'),
    description: say('Снимките ти на сигурно място.', 'Your photos in a safe place.'),
    is_on_slot: true,
    current_period_state: 'Free',
  });
  const sport = extra('20106', 'Sport', 499, {
    name: say('Спорт на живо', 'Live sport'),
    description: say('Мачове и резултати на телефона.', 'Matches and results on the phone.'),
    current_period_state: 'Promo',
    current_price_currency: priceOf(249),
    current_price_end_date: '2027-01-14',
    prorate_price: priceOf(133),
  });
  const traffic = extra('20120', 'Traffic', 499, {
    name: say('Трафик 10 GB', 'Traffic 10 GB'),
    description: say('Още 10 GB на максимална скорост.', '10 GB more at full speed.'),
    prorate_price: priceOf(266),
  });
  const night = extra('20121', 'TrafficNight', 199, {
    name: say('Нощен трафик', 'Night traffic'),
    parent_extra_group: 'Traffic',
  });
  const bill = extra('20114', 'DetailedBill', 99, { name: say('Подробна сметка', 'Detailed bill') });
  const plan = extra('20029', 'Kinobox', 799, {
    name: say('Кинобокс Стандарт', 'Kinobox Standard'),
    status: 'Active',
  });
  const assistance = extra('20051', 'HomeAssistance', 299, {
    name: say('Домашен помощник', 'Home assistance'),
    is_on_slot: true,
    slot: 2,
    status: 'Active',
    current_period_state: 'Free',
    contact_number: msisdn,
  });
  const insurance = extra('20055', 'Insurance', 349, {
    name: say('Застраховка на телефона', 'Phone insurance'),
    status: 'Active',
  });
  const donation = extra('20040', 'Donation', 100, {
    name: say('Дарение', 'Donation'),
    is_on_slot: true,
    current_period_state: 'Free',
    max_price_currency: priceOf(1000),
  });
  const capital = extra('20061', 'Capital', 399, {
    name: say('Капитал онлайн', 'Capital online'),
    status: 'PendingActivation',
  });
  const school = extra('20068', 'School', 249, {
    name: say('Е-Просвета Ученик', 'E-Prosveta Pupil'),
    status: 'Active',
  });
  return {
    film,
    books,
    cloud,
    sport,
    traffic,
    night,
    bill,
    plan,
    assistance,
    insurance,
    donation,
    capital,
    school,
  };
}

function extra(code: string, group_type: string, cents: number, more: Partial<Extra> & { name: string }): Extra {
  const price = priceOf(cents);
  return {
    code,
    extra_code: code,
    adx_code: `ADX${code}`,
    description: '',
    group_type,
    parent_extra_group: null,
    substitution_extra_group: null,
    status: 'Inactive',
    current_period_state: 'Paid',
    price_type: 'Show',
    current_price_end_date: null,
    regular_price_currency: price,
    current_price_currency: price,
    next_price_currency: price,
    second_activation_price_currency: price,
    max_price_currency: price,
    discounted_price_currency: price,
    discounted_price_end_date: null,
    prorate_price: price,
    is_on_slot: false,
    slot: null,
    deactivation_reason: null,
    is_core_service: false,
    requires_code_verification: false,
    activation_date: null,
    deactivation_date: null,
    contact_number: null,
    available_upgrades: [],
    available_downgrades: [],
    ...more,
  };
}

// One generated subscriber: the same for the same index and seed. Ids, numbers and the username depend on the index
// only, so runs with different seeds do not collide.

import type { AttentionKind } from '#platform/attention-kinds.ts';
import { companyId, isWoman, personalId } from './pids.ts';
import { dayFrom } from './calendar.ts';
import { chancesOf, type RandomSource } from './chances.ts';
import { billsOf, type GeneratedBill } from './generated-bills.ts';
import { extrasOf, type GeneratedExtra } from './generated-extras.ts';
import { usageOf, type GeneratedUsage } from './generated-usage.ts';

/** Ids of generated subscribers begin above all ids of the portal itself. */
export const firstId = 1_000_000_000;
/** Each index has two mobile numbers. */
export const mostSubscribers = 10_000_000;

export type GeneratedService = {
  id: string;
  type: 'MobilePhone' | 'HomeBroadband' | 'TV';
  msisdnType: 'Mobile' | 'Fixed' | 'Tv';
  tariff: string;
  subscriberType: 'POSTPAID' | 'PRIMA' | null;
  address: string | null;
};

export type GeneratedAttention = {
  serviceId: string;
  kind: AttentionKind;
  subject: string;
  dueOn: string;
  properties: object;
};

export type Subscriber = {
  id: number;
  pid: string;
  isCompany: boolean;
  isVip: boolean;
  firstName: string;
  lastName: string;
  username: string;
  contract: string;
  signedOn: string;
  services: GeneratedService[];
  attention: GeneratedAttention[];
  extras: GeneratedExtra[];
  bills: GeneratedBill[];
  /** Of mobile numbers. */
  usage: GeneratedUsage[];
};

const women = ['Анна', 'Виолета', 'Десислава', 'Ивелина', 'Калина', 'Мила', 'Невена', 'Рая', 'Силвия', 'Яна'];
const men = ['Асен', 'Борис', 'Васил', 'Димитър', 'Емил', 'Кирил', 'Мартин', 'Николай', 'Стефан', 'Явор'];
const families = ['Ангелов', 'Борисов', 'Василев', 'Генов', 'Илиев', 'Кънев', 'Маринов', 'Русев', 'Тодоров', 'Янков'];
const companies = ['Бряг', 'Върхове', 'Гора', 'Житница', 'Извор', 'Липа', 'Полет', 'Роса', 'Стан', 'Чинар'];
const streets = ['Бреза', 'Дунав', 'Ела', 'Здравец', 'Люляк', 'Марица', 'Рила', 'Струма', 'Явор', 'Янтра'];

export function subscriberAt(index: number, seed: number, today: string): Subscriber {
  const chances = chancesOf(seed, index);
  const isCompany = chances.happens(0.04);
  const pid = isCompany ? companyId(index) : personalId(index);
  const services = servicesOf(index, isCompany, chances);
  const contract = `M${String(index).padStart(7, '0')}`;
  const person = {
    id: firstId + index,
    pid,
    isCompany,
    isVip: chances.happens(0.05),
    ...nameOf(pid, isCompany, chances),
    username: `subscriber${index}@load.abonat.example`,
    contract,
    signedOn: dayFrom(today, -30 - chances.below(1500)),
    services,
    attention: attentionOf(services, today, chances),
    extras: services.flatMap(({ id, tariff }) => extrasOf(id, tariff, today, chances)),
  };
  const mobiles = services.filter(({ type }) => type === 'MobilePhone');
  return {
    ...person,
    bills: billsOf({ index, contract, services, extras: person.extras, today }, chances),
    usage: mobiles.map(({ id, tariff }) => usageOf(id, tariff, today, chances)),
  };
}

function nameOf(pid: string, isCompany: boolean, chances: RandomSource): { firstName: string; lastName: string } {
  if (isCompany) return { firstName: chances.oneOf(companies), lastName: 'ЕООД' };
  const family = chances.oneOf(families);
  return isWoman(pid)
    ? { firstName: chances.oneOf(women), lastName: `${family}а` }
    : { firstName: chances.oneOf(men), lastName: family };
}

function servicesOf(index: number, isCompany: boolean, chances: RandomSource): GeneratedService[] {
  const services = [mobile(2 * index, isCompany, chances)];
  if (chances.happens(0.45)) services.push(broadband(index, chances));
  if (chances.happens(0.3)) services.push(television(index));
  if (services.length === 1 && chances.happens(0.4)) services.push(mobile(2 * index + 1, isCompany, chances));
  return services;
}

function mobile(place: number, isCompany: boolean, chances: RandomSource): GeneratedService {
  const isPrepaid = !isCompany && chances.happens(0.25);
  const tariff = isCompany ? 'biznes-40' : isPrepaid ? 'prima' : chances.oneOf(['prostor-25', 'start-8']);
  return {
    id: mobileNumber(place),
    type: 'MobilePhone',
    msisdnType: 'Mobile',
    tariff,
    subscriberType: isPrepaid ? 'PRIMA' : 'POSTPAID',
    address: null,
  };
}

/** Seven free digits after each prefix; the demo numbers have another prefix. */
function mobileNumber(place: number): string {
  const prefix = place < 10_000_000 ? '35987' : '35989';
  return prefix + String((place * 7_654_321) % 10_000_000).padStart(7, '0');
}

function broadband(index: number, chances: RandomSource): GeneratedService {
  return {
    id: String(105_000_000_000 + index),
    type: 'HomeBroadband',
    msisdnType: 'Fixed',
    tariff: chances.oneOf(['internet-500', 'internet-1000']),
    subscriberType: null,
    address: `гр. София, ул. ${chances.oneOf(streets)} ${1 + chances.below(90)}`,
  };
}

function television(index: number): GeneratedService {
  return {
    id: String(205_000_000_000 + index),
    type: 'TV',
    msisdnType: 'Tv',
    tariff: 'dom-tv-180',
    subscriberType: null,
    address: null,
  };
}

function attentionOf(
  services: readonly GeneratedService[],
  today: string,
  chances: RandomSource,
): GeneratedAttention[] {
  if (!chances.happens(0.3)) return [];
  const { id: serviceId } = chances.oneOf(services);
  const dueOn = dayFrom(today, 1 + chances.below(30));
  return [
    chances.happens(0.5)
      ? {
          serviceId,
          kind: 'trial-ends',
          subject: 'music',
          dueOn,
          properties: { name_bg: 'Ноти', name_en: 'Noti music', price_cents: 499 },
        }
      : {
          serviceId,
          kind: 'document-to-sign',
          subject: 'annex',
          dueOn,
          properties: { name_bg: 'Анексът към договора', name_en: 'The contract annex' },
        },
  ];
}

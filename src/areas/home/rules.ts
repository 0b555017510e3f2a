// The rules of the home screen: the greeting, the order of attention entries, and the offers.

import { mayJoin } from '#areas/weekend-bonus/rules.ts';
import { attentionKinds, type AttentionKind } from '#platform/attention-kinds.ts';
import { shownNumber } from '#platform/msisdn.ts';
import { offers, type Offer } from '#platform/offers.ts';

/** Long enough for “На Боян”, short enough for a row. */
export const labelLength = 30;

export type Greeting = 'morning' | 'day' | 'evening' | 'night';

export function greetingAt(hour: number): Greeting {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 18) return 'day';
  if (hour >= 18 && hour < 23) return 'evening';
  return 'night';
}

/** By date; those without a date come last, by kind. */
export function inOrderOfNeed<Item extends { kind: AttentionKind; due_on: string | null }>(
  items: readonly Item[],
): Item[] {
  const urgency = (item: Item) =>
    `${item.due_on ?? '9999-12-31'} ${String(attentionKinds.indexOf(item.kind)).padStart(2, '0')}`;
  const keyed = items.map((item) => ({ item, key: urgency(item) }));
  return keyed.toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -1 : 1)).map(({ item }) => item);
}

type OfferedService = { msisdn_type: string; owner: boolean; subscriber_type: string | null };

/** What the operator configured and runs today; free music only while a number of the account has free days left. */
type Campaigns = { takes_donations: boolean; gives_free_music: boolean; gives_bonus: boolean };

/** Offers are for owned mobile numbers, the weekend bonus only for numbers that can join it. */
export function offersFor(services: readonly OfferedService[], campaigns: Campaigns): Offer[] {
  const hasOwnNumber = services.some((service) => service.msisdn_type === 'Mobile' && service.owner);
  const canJoinBonus = services.some((service) => mayJoin({ ...service, is_owner: service.owner }));
  const fits: Record<Offer, boolean> = {
    donation: campaigns.takes_donations && hasOwnNumber,
    music: campaigns.gives_free_music && hasOwnNumber,
    'weekend-bonus': campaigns.gives_bonus && canJoinBonus,
  };
  return offers.filter((offer) => fits[offer]);
}

/** Services whose shown number, label or plan contains the input; spaces are ignored. */
export function matching<Item extends { service_id: string; label: string | null; tariff_name: string }>(
  services: readonly Item[],
  typed: string,
): Item[] {
  const wanted = plain(typed);
  return services.filter((service) =>
    [shownNumber(service.service_id), service.service_id, service.label ?? '', service.tariff_name].some((text) =>
      plain(text).includes(wanted),
    ),
  );
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s/g, '');
}

/** The services of each owner: own pids first, then services that the account only uses. */
export function byHolder<Item extends { pid: string | null; holder_name: string }>(
  services: readonly Item[],
): { key: string; holder: string; pid: string | null; services: Item[] }[] {
  const groups = [...Map.groupBy(services, ({ pid, holder_name }) => `${pid ?? ''} ${holder_name}`)];
  return groups
    .map(([key, [first, ...rest]]) => ({
      key,
      holder: first!.holder_name,
      pid: first!.pid,
      services: [first!, ...rest],
    }))
    .toSorted((a, b) => Number(a.pid === null) - Number(b.pid === null));
}

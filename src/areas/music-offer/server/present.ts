import { priceOf } from '#platform/money.ts';
import type { NumberProof } from '#platform/server/number-proof/store.ts';
import type { MusicStatusAnswer } from '../contract.ts';
import { nextCharge } from '../rules.ts';
import type { Offer, Subscription } from './store.ts';

export function presentStatus(
  number: NumberProof,
  subscription: Subscription | undefined,
  offer: Offer,
  today: string,
): MusicStatusAnswer {
  const isActive = subscription?.status === 'Active';
  const plays = isActive || (subscription?.deactivates_on ?? '') >= today;
  return {
    msisdn: number.serviceId,
    is_recognized: number.provedBy === 'recognition',
    date_of_subscription: subscription?.subscribed_on ?? null,
    subscriber_type: number.subscriberType ?? '',
    status: subscription?.status ?? 'NotSubscribed',
    end_date_of_free_period: subscription?.free_until ?? null,
    free_period_end_date: subscription?.free_until ?? null,
    deactivation_date: subscription?.deactivates_on ?? null,
    renewal_date: isActive ? nextCharge(subscription.free_until, subscription.subscribed_on, today) : null,
    link: plays ? offer.link : null,
    price_currency: priceOf(offer.price_cents),
    today,
  };
}

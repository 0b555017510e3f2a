import { sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { priceOf } from '#platform/money.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { findProof } from '#platform/server/number-proof/store.ts';
import * as calls from '../contract.ts';
import { musicSource } from '../rules.ts';
import { activateMusic, deactivateMusic } from './modify-subscription.ts';
import type { MusicPlatform } from './music-platform/music-platform.ts';
import { presentStatus } from './present.ts';
import { findOffer, findSubscription } from './store.ts';

export function musicOfferRoutes(at: Mounting, music: MusicPlatform): void {
  const { platform } = at;
  const { db, clock } = platform;

  mount(at, calls.musicStatus, async (call) => {
    const uniqueId = call.headers['unique-id'];
    if (call.params.token !== uniqueId) return refuse('EC_Verification_Failed');
    const number = await findProof(db, { uniqueId, source: musicSource }, clock.now());
    if (!number) return refuse('EC_Verification_Failed');
    const [subscription, offer] = await Promise.all([findSubscription(db, number), findOffer(db)]);
    if (!offer) return refuse('EC_Not_Found');
    return ok(presentStatus(number, subscription, offer, sofiaDay(clock.now())));
  });

  mount(at, calls.activateMusic, async (call) => {
    const uniqueId = call.body.unique_id;
    if (uniqueId !== call.headers['unique-id']) return refuse('EC_Verification_Failed');
    return activateMusic(platform, music, { uniqueId, language: call.language }, (work) => call.change(work));
  });

  mount(at, calls.deactivateMusic, async (call) => {
    const inHeader = call.headers['unique-id'];
    const uniqueId = call.body?.unique_id ?? inHeader;
    if (!uniqueId) return refuse('EC_Invalid_Request', { Field: 'body/unique_id' });
    if (inHeader !== undefined && inHeader !== uniqueId) return refuse('EC_Verification_Failed');
    return deactivateMusic(platform, music, { uniqueId, language: call.language }, (work) => call.change(work));
  });

  mount(at, calls.musicPrice, async () => {
    const offer = await findOffer(db);
    if (!offer) return refuse('EC_Not_Found');
    return ok({ price_currency: priceOf(offer.price_cents), today: sofiaDay(clock.now()) });
  });
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { listeners, openMusic, type MusicPortal } from '#testing/music-offer.ts';

const { fresh, listening, ending } = listeners;
let music: MusicPortal;
beforeEach(async () => {
  music = await openMusic();
});
afterEach(() => music.close());

describe('the status', () => {
  it('without a subscription has no dates [MU-014, MU-015, MU-016, MU-017, MU-039]', async () => {
    await music.who.prove(fresh);
    expect(await music.status()).toEqual({
      msisdn: fresh,
      is_recognized: false,
      date_of_subscription: null,
      subscriber_type: 'POSTPAID',
      status: 'NotSubscribed',
      end_date_of_free_period: null,
      free_period_end_date: null,
      deactivation_date: null,
      renewal_date: null,
      link: null,
      price_currency: [
        { currency: 'EUR', value: 4.99 },
        { currency: 'BGN', value: 9.76 },
      ],
      today: music.today,
    });
  });

  it('of a subscription contains its start, its free period and what follows [MU-014, MU-015, MU-016, MU-017]', async () => {
    await music.who.prove(listening);
    expect(await music.status()).toMatchObject({
      status: 'Active',
      date_of_subscription: addDays(music.today, -32),
      end_date_of_free_period: addDays(music.today, 58),
      free_period_end_date: addDays(music.today, 58),
      renewal_date: addDays(music.today, 59),
      link: 'https://noti.abonat.example/',
    });
    const other = music.another();
    await other.prove(ending);
    expect(await music.status(other)).toMatchObject({
      status: 'Deactivated',
      deactivation_date: addDays(music.today, 20),
    });
  });

  it('requires a proved number and its own unique id [MU-033]', async () => {
    await music.who.prove(fresh);
    const stranger = music.another();
    expect(outcomeOf(await stranger.call('GET', `/music/check-by-unique-id/${stranger.uniqueId}`))).toBe(
      '400 EC_Verification_Failed',
    );
    expect(outcomeOf(await stranger.call('GET', `/music/check-by-unique-id/${music.who.uniqueId}`))).toBe(
      '400 EC_Verification_Failed',
    );
    const bare = await music.portal
      .browser()
      .call('GET', `/digital-extras-swap/music/check-by-unique-id/${music.who.uniqueId}`);
    expect(outcomeOf(bare)).toBe('400 EC_Invalid_Request');
  });
});

import { describe, expect, it } from 'vitest';
import { priceOf } from '#platform/money.ts';
import { priceToShow, withoutPosition, type PricedExtra, type Screen } from './price-to-show.ts';
import { periodStates } from './constants.ts';

const priced = (more: Partial<PricedExtra> = {}): PricedExtra => ({
  group_type: 'Video',
  price_type: 'Show',
  current_period_state: 'Paid',
  regular_price_currency: priceOf(599),
  current_price_currency: priceOf(299),
  max_price_currency: priceOf(1000),
  ...more,
});
const screens: Screen[] = ['select', 'included', 'details', 'active'];

describe('the price on a card', () => {
  it('of a donation is the maximum with "up to", on every screen [SH-015]', () => {
    for (const screen of screens) {
      for (const current_period_state of periodStates) {
        expect(priceToShow(priced({ group_type: 'Donation', current_period_state }), screen)).toEqual({
          prices: priceOf(1000),
          upTo: true,
          isFree: false,
          isStruck: false,
        });
      }
    }
  });

  it('of a paid extra on the select screen is the regular one [SH-016]', () => {
    expect(priceToShow(priced(), 'select')).toMatchObject({ prices: priceOf(599), isStruck: false });
  });

  it.each(screens.flatMap((screen) => periodStates.map((state) => [screen, state] as const)))(
    'on the screen %s in the state %s is the current one unless the extra is paid and on select [SH-017]',
    (screen, state) => {
      const shown = priceToShow(priced({ current_period_state: state }), screen);
      expect(shown?.prices).toEqual(priceOf(screen === 'select' && state === 'Paid' ? 599 : 299));
    },
  );

  it('is struck through only beside a free price [SH-018]', () => {
    expect(priceToShow(priced({ current_period_state: 'Free' }), 'select')).toMatchObject({
      isFree: true,
      isStruck: true,
    });
    expect(priceToShow(priced({ current_period_state: 'Promo' }), 'select')).toMatchObject({
      isFree: false,
      isStruck: false,
    });
    const nothing = priced({ current_period_state: 'Free', current_price_currency: priceOf(0) });
    expect(priceToShow(nothing, 'select')).toMatchObject({ isFree: false, isStruck: false });
  });

  it('is absent if the operator hides it [EX-090]', () => {
    for (const screen of screens) expect(priceToShow(priced({ price_type: 'Hide' }), screen)).toBeNull();
  });
});

it('an extra without a free position left shows its price', () => {
  const onPosition = priced({ current_period_state: 'Free' });
  const shown = (is_on_slot: boolean) => priceToShow(withoutPosition({ ...onPosition, is_on_slot }), 'select');
  expect(shown(true)).toMatchObject({ isFree: false, isStruck: false, prices: onPosition.regular_price_currency });
  expect(shown(false)).toMatchObject({ isFree: true, isStruck: true });
});

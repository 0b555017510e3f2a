import { describe, expect, it } from 'vitest';
import {
  afterActivation,
  donationIsChanged,
  needsVerification,
  nextActivationStep,
  nextSwapStep,
  successText,
  type ActivationStep,
  type SwapChoice,
} from './flows.ts';
import { extrasAddress } from './addresses.ts';
import { periodStates, verificationTypes, type VerificationType } from './constants.ts';

const withCode = { requires_code_verification: true };
const without = { requires_code_verification: false };

it.each([
  ['None', [withCode], false],
  ['SendToMsisdn', [without], false],
  ['SendToMsisdn', [], false],
  ['SendToMsisdn', [without, withCode], true],
  ['RequestVerificationMsisdn', [withCode], true],
  ['RequestVerificationMsisdn', [without], false],
] as const)('with %s a code is required if an extra requires it: %j gives %s [EX-180]', (type, extras, needed) => {
  expect(needsVerification(extras, type)).toBe(needed);
});

describe('an activation', () => {
  const path = (needsCode: boolean, type: VerificationType): ActivationStep[] => {
    const steps: ActivationStep[] = ['choose-position'];
    while (steps.at(-1) !== 'success') steps.push(nextActivationStep(steps.at(-1)!, needsCode, type));
    return steps;
  };

  it('without a code goes from the position to the success dialog [EX-120, EX-121, EX-125]', () => {
    for (const type of verificationTypes) {
      expect(path(false, type)).toEqual(['choose-position', 'activate', 'success']);
    }
  });

  it('asks for the code that was sent [EX-124]', () => {
    expect(path(true, 'SendToMsisdn')).toEqual(['choose-position', 'enter-code', 'activate', 'success']);
  });

  it('asks for the number before the code if a number is required [EX-123, EX-124]', () => {
    expect(path(true, 'RequestVerificationMsisdn')).toEqual([
      'choose-position',
      'enter-number',
      'enter-code',
      'activate',
      'success',
    ]);
  });

  it('stays inside the portal if it is paid, else reloads the section where it began [EX-021, EX-022, EX-126, EX-127]', () => {
    expect(afterActivation('Paid', 'included-services', '359888100101')).toEqual({
      reload: false,
      to: '/digital-extras/select-services?msisdn=359888100101',
    });
    for (const state of periodStates.filter((each) => each !== 'Paid')) {
      expect(afterActivation(state, 'included-services', '359888100101')).toEqual({
        reload: true,
        to: '/my-a1/digital-extras/included-services?msisdn=359888100101',
      });
      expect(afterActivation(state, 'select-services', '359888100101')).toEqual({
        reload: true,
        to: '/my-a1/digital-extras/select-services?msisdn=359888100101',
      });
    }
  });

  it.each([
    [['20068'], 'special'],
    [['20069'], 'special'],
    [['20070'], 'usual'],
    [['20101', '20102'], 'usual'],
    [['20101', '20068'], 'special'],
  ] as const)('of %j shows the %s text [EX-156, EX-157]', (codes, text) => {
    expect(successText(codes)).toBe(text);
  });
});

describe('a swap', () => {
  const homeAssistance = new Set(['20051', '20052']);
  const choice = (more: Partial<SwapChoice> = {}): SwapChoice => ({
    current: { code: '20101' },
    target: { code: '20102', group_type: 'Video', requires_code_verification: false },
    verificationType: 'SendToMsisdn',
    homeAssistanceCodes: homeAssistance,
    ...more,
  });
  const target = { code: '20102', group_type: 'Video', requires_code_verification: true };
  const donation = { code: '20040', group_type: 'Donation', requires_code_verification: true };
  const assistance = { code: '20052', group_type: 'HomeAssistance', requires_code_verification: true };

  it('to a donation always opens the details [EX-130, EX-131]', () => {
    for (const verificationType of verificationTypes) {
      const swap = choice({ current: { code: '20051' }, target: donation, verificationType });
      expect(nextSwapStep(swap)).toEqual({ step: 'details' });
    }
  });

  it('of home assistance first asks whether to keep it paid, then continues [EX-130, EX-132]', () => {
    const swap = choice({ current: { code: '20051' }, target });
    expect(nextSwapStep(swap)).toEqual({ step: 'ask-home-assistance' });
    for (const keepSubscriptionPaid of [true, false]) {
      expect(nextSwapStep({ ...swap, keepSubscriptionPaid })).toEqual({ step: 'enter-code' });
    }
  });

  it('to home assistance asks for the address before any code [EX-130, EX-135]', () => {
    expect(nextSwapStep(choice({ target: assistance }))).toEqual({ step: 'address' });
  });

  it('to an extra with a code asks for the number only if one is required [EX-136, EX-137, EX-138, EX-139]', () => {
    expect(nextSwapStep(choice({ target }))).toEqual({ step: 'enter-code' });
    expect(nextSwapStep(choice({ target, verificationType: 'RequestVerificationMsisdn' }))).toEqual({
      step: 'enter-number',
    });
  });

  it('is sent at once otherwise [EX-140]', () => {
    expect(nextSwapStep(choice())).toEqual({ step: 'swap' });
    expect(nextSwapStep(choice({ target, verificationType: 'None' }))).toEqual({ step: 'swap' });
  });
});

it.each([
  ['/select-services', '/digital-extras/select-services'],
  ['select-services', '/digital-extras/select-services'],
  ['//traffic-packages', '/digital-extras/traffic-packages'],
])('the address of %j has no double slash [EX-015]', (path, address) => {
  expect(extrasAddress(path)).toBe(address);
});

describe('a donation', () => {
  const active = { group_type: 'DonationNature', current_price_currency: [{ value: 5 }, { value: 9.78 }] };

  it.each([
    ['DonationNature', 5, false],
    ['DonationChildren', 5, true],
    ['DonationNature', 4, true],
    ['DonationNature', 9.78, true],
    ['DonationChildren', 7, true],
  ])('to %s of %d is a change: %s [EX-150, EX-151]', (cause, sum, isChange) => {
    expect(donationIsChanged(active, { group_type: cause, amount: sum })).toBe(isChange);
  });

  it('that is the first is not a change', () => {
    expect(donationIsChanged(undefined, { group_type: 'DonationNature', amount: 5 })).toBe(false);
  });
});

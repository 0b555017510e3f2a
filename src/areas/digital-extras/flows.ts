// The journeys of activating and swapping as tables of steps, so that no step is skipped by an address or a double press.

import { extrasOfNumber, extrasPageOfNumber, type Section } from './addresses.ts';
import { donationGroup, specialSuccessCodes, type PeriodState, type VerificationType } from './constants.ts';

type VerifiableExtra = { requires_code_verification: boolean };

export function needsVerification(extras: readonly VerifiableExtra[], type: VerificationType): boolean {
  return type !== 'None' && extras.some((extra) => extra.requires_code_verification);
}

export type ActivationStep = 'choose-position' | 'enter-number' | 'enter-code' | 'activate' | 'success';

/** Position, then the number if one is asked for, then the code, then the call itself. */
export function nextActivationStep(step: ActivationStep, needsCode: boolean, type: VerificationType): ActivationStep {
  const firstOfVerification = type === 'RequestVerificationMsisdn' ? 'enter-number' : 'enter-code';
  const next: Record<ActivationStep, ActivationStep> = {
    'choose-position': needsCode ? firstOfVerification : 'activate',
    'enter-number': 'enter-code',
    'enter-code': 'activate',
    activate: 'success',
    success: 'success',
  };
  return next[step];
}

export type SwapTarget = { code: string; group_type: string; requires_code_verification: boolean };

export type SwapStep =
  | { step: 'details' }
  | { step: 'ask-home-assistance' }
  | { step: 'address' }
  | { step: 'enter-number' }
  | { step: 'enter-code' }
  | { step: 'swap' };

export type SwapChoice = {
  current: { code: string };
  target: SwapTarget;
  verificationType: VerificationType;
  homeAssistanceCodes: ReadonlySet<string>;
  /** What the person answered to the home-assistance question, once it was asked. */
  keepSubscriptionPaid?: boolean | undefined;
};

/** The five rules in their order; the second only asks its question and lets the others go on. */
export function nextSwapStep(choice: SwapChoice): SwapStep {
  const { current, target, verificationType, homeAssistanceCodes, keepSubscriptionPaid } = choice;
  if (target.group_type === donationGroup) return { step: 'details' };
  if (homeAssistanceCodes.has(current.code) && keepSubscriptionPaid === undefined)
    return { step: 'ask-home-assistance' };
  if (homeAssistanceCodes.has(target.code)) return { step: 'address' };
  if (needsVerification([target], verificationType)) {
    return { step: verificationType === 'RequestVerificationMsisdn' ? 'enter-number' : 'enter-code' };
  }
  return { step: 'swap' };
}

/** A paid activation goes on inside the portal; any other reloads the page it began on. */
export function afterActivation(state: PeriodState, section: Section, msisdn: string): { reload: boolean; to: string } {
  if (state === 'Paid') return { reload: false, to: extrasOfNumber('select-services', msisdn) };
  return { reload: true, to: extrasPageOfNumber(section, msisdn) };
}

export function successText(codes: readonly string[]): 'special' | 'usual' {
  return codes.some((code) => specialSuccessCodes.has(code)) ? 'special' : 'usual';
}

type Cause = { group_type: string; current_price_currency: { value: number }[] };

/** A donation counts as changed when its cause or its first price differs. */
export function donationIsChanged(
  active: Cause | undefined,
  selected: { group_type: string; amount: number },
): boolean {
  if (!active) return false;
  return active.group_type !== selected.group_type || active.current_price_currency[0]?.value !== selected.amount;
}

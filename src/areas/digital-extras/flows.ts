// The steps of activating and swapping as tables, so that neither an address nor a double click skips a step.

import { extrasOfNumber, extrasPageOfNumber, type Section } from './addresses.ts';
import { donationGroup, specialSuccessCodes, type PeriodState, type VerificationType } from './constants.ts';

type VerifiableExtra = { requires_code_verification: boolean };

export function needsVerification(extras: readonly VerifiableExtra[], type: VerificationType): boolean {
  return type !== 'None' && extras.some((extra) => extra.requires_code_verification);
}

export type ActivationStep = 'choose-position' | 'enter-number' | 'enter-code' | 'activate' | 'success';

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
  /** The answer to the home-assistance question; undefined until it is asked. */
  keepSubscriptionPaid?: boolean | undefined;
};

/** Five rules in this order. The second asks its question; the other rules apply after the answer. */
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

/** A paid activation stays inside the portal; any other reloads the page where it began. */
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

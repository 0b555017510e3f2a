// The steps of the activation of signing.

import { codeLifeSeconds } from '#platform/one-time-code.ts';

/** The steps of the activation wizard. There are no other transitions, so no step is skipped. */
const activation = {
  benefits: { activate: 'number' },
  number: { codeSent: 'code', back: 'benefits' },
  code: { confirmed: 'done', back: 'number' },
  done: {},
} as const satisfies Record<string, Partial<Record<ActivationEvent, string>>>;

export type ActivationStep = keyof typeof activation;
export type ActivationEvent = 'activate' | 'codeSent' | 'confirmed' | 'back';

export const activationSteps = ['benefits', 'number', 'code'] as const satisfies readonly ActivationStep[];

export function nextActivationStep(step: ActivationStep, event: ActivationEvent): ActivationStep {
  const from: Partial<Record<ActivationEvent, ActivationStep>> = activation[step];
  return from[event] ?? step;
}

/** The current step of the wizard. `sentAt` is when the code was sent, by the clock of the device. */
export type ActivationPlace = { step: ActivationStep; msisdn: string; sentAt: number | null };

/** The step at which an interrupted wizard continues: an expired code must be requested again. */
export function resumedPlace(kept: ActivationPlace, now: number): ActivationPlace {
  const isCodeGood = kept.sentAt !== null && now < kept.sentAt + codeLifeSeconds * 1000;
  return kept.step === 'code' && !isCodeGood ? { ...kept, step: 'number', sentAt: null } : kept;
}

// A valid request of every call of step-up and passkeys, by Maria.

import { passkeySamples } from './passkey-samples.ts';
import { demoPassword } from '#database/demo/people.ts';

export const stepUpSamples = {
  ...passkeySamples,
  stepUpOptions: () => ({}),
  sendStepUpCode: () => ({ body: { msisdn: '359888100102' } }),
  confirmStepUp: () => ({ body: { factor: 'password', password: demoPassword } }),
  requestRecovery: () => ({}),
  cancelRecovery: () => ({}),
  cancelRecoveryByLink: () => ({ body: { token: 'unknown' } }),
};

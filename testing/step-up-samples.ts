// A valid request of every step-up call, by Maria.

import { demoPassword } from '#database/demo/people.ts';

export const stepUpSamples = {
  stepUpOptions: () => ({}),
  sendStepUpCode: () => ({ body: { msisdn: '359888100102' } }),
  confirmStepUp: () => ({ body: { factor: 'password', password: demoPassword } }),
  requestRecovery: () => ({}),
  cancelRecovery: () => ({}),
  cancelRecoveryByLink: () => ({ body: { token: 'unknown' } }),
};

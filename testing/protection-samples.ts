// Samples of the calls of network protection.

import type { Sample } from './sample.ts';

/** A protected number of Maria. */
const first = '359888100101';

export const protectionSamples: Record<string, () => Sample> = {
  protectionStatus: () => ({ params: { msisdn: first } }),
  protectionStats: () => ({ query: { deviceId: first, days: '30' } }),
  switchProtection: () => ({ params: { msisdn: first, operation: 'deactivate' } }),
  protectionEvents: () => ({ query: { clientIp: '*', deviceId: first, days: '30', sort: 'desc' } }),
  blockList: () => ({ params: { id: first } }),
  addToBlockList: () => ({ params: { id: first }, list: [{ domain: 'nov-sayt.example' }] }),
  removeFromBlockList: () => ({ params: { id: first }, query: { domain: 'kazino-bonus.example' } }),
  allowList: () => ({ params: { id: first } }),
  addToAllowList: () => ({ params: { id: first }, list: [{ domain: 'drug-sayt.example' }] }),
  removeFromAllowList: () => ({ params: { id: first }, query: { domain: 'shkolo.example' } }),
};

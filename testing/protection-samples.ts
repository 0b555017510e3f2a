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
  protectionAllowances: () => ({ params: { id: first } }),
  allowSite: () => ({ params: { id: first }, body: { domain: 'banka-vhod.example', choice: 'quarter' } }),
  closeSite: () => ({ params: { id: first }, query: { domain: 'banka-vhod.example' } }),
  checkSite: () => ({ params: { id: first }, query: { domain: 'banka-vhod.example' } }),
  protectionSchedule: () => ({ params: { id: first } }),
  changeSchedule: () => ({
    params: { id: first },
    body: { windows: [{ categories: ['games'], days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }] },
  }),
  addTime: () => ({ params: { id: first } }),
};

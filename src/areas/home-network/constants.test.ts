import { expect, it } from 'vitest';
import { bandNames, meshSignals } from './constants.ts';
import { protocolNames } from './ports/constants.ts';
import { encryptionNames, securityNames } from './wifi/constants.ts';

it('the bands, modes, encryptions, protocols and signals have their names [HN-013, HN-014, HN-015, HN-016, HN-061, HN-062, HN-108, HN-109, HN-110, HN-115, HN-116, HN-117, HN-118, HN-119, HN-120, HN-121]', () => {
  expect(bandNames).toEqual({ 1: '2.4 GHz', 2: '5 GHz' });
  expect(securityNames).toEqual({ 1: 'WEP', 2: 'WPA', 3: 'WPA2', 4: 'WPA2-WPA3' });
  expect(encryptionNames).toEqual({ 1: 'TKIP', 2: 'AES', 3: 'TKIP + AES' });
  expect(protocolNames).toEqual({ 1: 'TCP', 2: 'UDP', 3: 'TCP/UDP' });
  expect(meshSignals).toEqual({ 0: 'none', 1: 'excellent', 2: 'satisfactory', 3: 'weak' });
});

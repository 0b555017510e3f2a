import { expect, it } from 'vitest';
import { BadConfiguration } from '#platform/server/environment.ts';
import { readRouterSettings } from './router-settings.ts';

it('routers managed by an ACS require its address', () => {
  expect(readRouterSettings({})).toBeNull();
  expect(() => readRouterSettings({ ROUTER_MANAGEMENT: 'genieacs' })).toThrow('ACS_URL');
  const given = { ROUTER_MANAGEMENT: 'genieacs', ACS_URL: 'http://acs.example:7557', ACS_NETWORK_5: '2' };
  expect(readRouterSettings(given)).toMatchObject({
    address: 'http://acs.example:7557',
    model: { networks: { 1: 1, 2: 2 } },
  });
  expect(() => readRouterSettings({ ACS_CONNECTION: 'Device.NAT' })).toThrow(BadConfiguration);
});

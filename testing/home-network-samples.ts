// Samples of the calls of the home network.

import type { Sample } from './sample.ts';

/** Maria's home, the router in it and a device. */
const [home, router, mac] = ['100000100301', '4857544A6F21', '02:AB:0A:00:84:1F'] as const;

export const homeSamples: Record<string, () => Sample> = {
  getWifiProperties: () => ({ query: { msisdn: home } }),
  setWifiProperties: () => ({
    body: {
      SerialNumber: router,
      Properties: [{ PropertyName: 'WifiName', BandType: 2, Value: 'Ivanovi 5G' }],
      Service: home,
    },
  }),
  setWifiProperty: () => ({
    body: { SerialNumber: router, PropertyName: 'Wps', BandType: 1, Value: 'true', Service: home },
  }),
  changePortForwarding: () => ({ body: { Msisdn: home, InstNumber: 1, Action: 2, PortMappingEnabled: false } }),
  setDmz: () => ({ body: { Msisdn: home, SerialNumber: router, DmzEnabled: false } }),
  startGuestNetwork: () => ({ body: { Msisdn: home, Choice: 'tonight' } }),
  endGuestNetwork: () => ({ body: { Msisdn: home } }),
  nameDevice: () => ({ body: { Msisdn: home, Mac: mac, Name: 'Конзола', Kind: 'console' } }),
  changeDeviceInternet: () => ({ body: { Msisdn: home, Mac: mac, Choice: 'hour' } }),
  checkLine: () => ({ body: { Msisdn: home } }),
  restartRouter: () => ({ body: { Msisdn: home } }),
};

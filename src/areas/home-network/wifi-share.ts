// The text of a QR code that lets a phone join a wifi network.

import type { NetworkDetail } from './contract.ts';

type SharedNetwork = Pick<NetworkDetail, 'WifiName' | 'WifiPassword' | 'SecurityMode'>;

export function wifiCode({ WifiName, WifiPassword, SecurityMode }: SharedNetwork): string {
  const type = SecurityMode === 1 ? 'WEP' : 'WPA';
  return `WIFI:T:${type};S:${escaped(WifiName)};P:${escaped(WifiPassword)};;`;
}

/** The characters that have a meaning of their own in the code. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, (character) => `\\${character}`);
}

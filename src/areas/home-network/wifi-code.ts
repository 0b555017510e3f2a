// The text of a QR code for joining a wifi network.

import type { NetworkDetail } from './wifi/contract.ts';

export type SharedNetwork = Pick<NetworkDetail, 'WifiName' | 'WifiPassword' | 'SecurityMode'>;

export function wifiCode({ WifiName, WifiPassword, SecurityMode }: SharedNetwork): string {
  const type = SecurityMode === 1 ? 'WEP' : 'WPA';
  return `WIFI:T:${type};S:${escaped(WifiName)};P:${escaped(WifiPassword)};;`;
}

/** Escapes the special characters of the code. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, (character) => `\\${character}`);
}

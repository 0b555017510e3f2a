// The numeric codes of the wifi settings and their names.

export const securityModes = [1, 2, 3, 4] as const;
export type SecurityMode = (typeof securityModes)[number];
export const securityNames: Record<SecurityMode, string> = { 1: 'WEP', 2: 'WPA', 3: 'WPA2', 4: 'WPA2-WPA3' };

export const encryptions = [1, 2, 3] as const;
export type Encryption = (typeof encryptions)[number];
export const encryptionNames: Record<Encryption, string> = { 1: 'TKIP', 2: 'AES', 3: 'TKIP + AES' };

export const channelWidths = [0, 1, 2, 3] as const;
export type ChannelWidth = (typeof channelWidths)[number];
export const widthNames: Record<ChannelWidth, string> = { 0: 'W20/40', 1: 'W20', 2: 'W40', 3: 'W20/40/80' };

/** The wifi properties that can be set, named as in the API. */
export const wifiProperties = [
  'WifiName',
  'WifiPassword',
  'IsNetworkActive',
  'SecurityMode',
  'EncriptionMode',
  'Channel',
  'IsAutoChannel',
  'ChannelWidth',
  'Wps',
] as const;
export type WifiProperty = (typeof wifiProperties)[number];

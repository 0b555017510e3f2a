// The numeric codes of the home network and their names.

export const bands = [1, 2] as const;
export type Band = (typeof bands)[number];
export const bandNames: Record<Band, string> = { 1: '2.4 GHz', 2: '5 GHz' };

export const securityModes = [1, 2, 3, 4] as const;
export type SecurityMode = (typeof securityModes)[number];
export const securityNames: Record<SecurityMode, string> = { 1: 'WEP', 2: 'WPA', 3: 'WPA2', 4: 'WPA2-WPA3' };

export const encryptions = [1, 2, 3] as const;
export type Encryption = (typeof encryptions)[number];
export const encryptionNames: Record<Encryption, string> = { 1: 'TKIP', 2: 'AES', 3: 'TKIP + AES' };

export const channelWidths = [0, 1, 2, 3] as const;
export type ChannelWidth = (typeof channelWidths)[number];
export const widthNames: Record<ChannelWidth, string> = { 0: 'W20/40', 1: 'W20', 2: 'W40', 3: 'W20/40/80' };

export const protocols = [1, 2, 3] as const;
export type Protocol = (typeof protocols)[number];
export const protocolNames: Record<Protocol, string> = { 1: 'TCP', 2: 'UDP', 3: 'TCP/UDP' };

/** The actions on a port mapping; an edit and a toggle both change some of its fields. */
export const portActions = { add: 1, edit: 2, remove: 3 } as const;
export type PortAction = (typeof portActions)[keyof typeof portActions];

export const meshStatuses = [0, 1, 2, 3] as const;
export type MeshStatus = (typeof meshStatuses)[number];
export const meshSignals = { 0: 'none', 1: 'excellent', 2: 'satisfactory', 3: 'weak' } as const satisfies Record<
  MeshStatus,
  string
>;

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

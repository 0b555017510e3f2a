// Ports of well-known uses, as published by their vendors.

import type { Protocol } from './constants.ts';

export type Preset = {
  key: string;
  /** A name that is the same in every language. */
  name: string;
  from: number;
  to: number;
  /** The internal port, if it differs. */
  internal?: number;
  protocol: Protocol;
};

export type PresetKind = 'camera' | 'game' | 'server' | 'desktop' | 'torrent';

export const presets: Record<PresetKind, readonly [Preset, ...Preset[]]> = {
  camera: [
    { key: 'https', name: 'HTTPS', from: 8443, to: 8443, internal: 443, protocol: 1 },
    { key: 'rtsp', name: 'RTSP', from: 554, to: 554, protocol: 1 },
    { key: 'onvif', name: 'ONVIF', from: 8000, to: 8000, protocol: 1 },
  ],
  game: [
    { key: 'playstation', name: 'PlayStation', from: 3478, to: 3480, protocol: 2 },
    { key: 'xbox', name: 'Xbox', from: 3074, to: 3074, protocol: 3 },
    { key: 'steam', name: 'Steam', from: 27_015, to: 27_030, protocol: 3 },
    { key: 'minecraft-java', name: 'Minecraft Java', from: 25_565, to: 25_565, protocol: 1 },
    { key: 'minecraft-bedrock', name: 'Minecraft Bedrock', from: 19_132, to: 19_133, protocol: 2 },
    { key: 'valheim', name: 'Valheim', from: 2456, to: 2458, protocol: 2 },
  ],
  server: [
    { key: 'https', name: 'HTTPS', from: 443, to: 443, protocol: 1 },
    { key: 'http', name: 'HTTP', from: 80, to: 80, protocol: 1 },
    { key: 'ssh', name: 'SSH', from: 2222, to: 2222, internal: 22, protocol: 1 },
    { key: 'wireguard', name: 'WireGuard', from: 51_820, to: 51_820, protocol: 2 },
    { key: 'plex', name: 'Plex', from: 32_400, to: 32_400, protocol: 1 },
  ],
  desktop: [
    { key: 'rdp', name: 'Windows Remote Desktop', from: 3389, to: 3389, protocol: 1 },
    { key: 'vnc', name: 'VNC', from: 5900, to: 5900, protocol: 1 },
  ],
  torrent: [
    { key: 'bittorrent', name: 'BitTorrent', from: 6881, to: 6889, protocol: 3 },
    { key: 'transmission', name: 'Transmission', from: 51_413, to: 51_413, protocol: 3 },
  ],
};

export const presetKinds = Object.keys(presets) as PresetKind[];

/** Guesses the use of a mapping from its ports; only for its icon. */
export function kindOf({
  ExternalPort,
  InternalPort,
}: {
  ExternalPort: number;
  InternalPort: number;
}): PresetKind | null {
  const kind = presetKinds.find((each) =>
    presets[each].some(({ from, to, internal = from }) => {
      const within = ExternalPort >= from && ExternalPort <= to;
      return within || (internal !== from && InternalPort === internal);
    }),
  );
  return kind ?? null;
}

// The icon of each use of a port mapping.

import { downloadIcon } from '#platform/web/art/icons/actions.ts';
import { cameraIcon, gameIcon, monitorIcon, serverIcon } from '#platform/web/art/icons/devices.ts';
import type { PresetKind } from '../presets.ts';

export const kindIcons: Record<PresetKind, string> = {
  camera: cameraIcon,
  game: gameIcon,
  server: serverIcon,
  desktop: monitorIcon,
  torrent: downloadIcon,
};

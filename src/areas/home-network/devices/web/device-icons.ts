import { cameraIcon, gameIcon, laptopIcon, tabletIcon } from '#platform/web/art/icons/devices.ts';
import { printIcon } from '#platform/web/art/icons/actions.ts';
import { mobileIcon, singleIcon, tvIcon } from '#platform/web/art/icons/services.ts';
import { homeIcon, networkIcon } from '#platform/web/art/icons/shell.ts';
import type { DeviceKind } from '../rules.ts';

export const deviceIcons: Record<DeviceKind, string> = {
  phone: mobileIcon,
  computer: laptopIcon,
  tablet: tabletIcon,
  tv: tvIcon,
  console: gameIcon,
  camera: cameraIcon,
  printer: printIcon,
  speaker: singleIcon,
  appliance: homeIcon,
  other: networkIcon,
};

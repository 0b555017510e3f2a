// The line of a router in TR-181: its link, and the connection to the internet over it.

import type { LineStatus, LineValues } from '../../line/rules.ts';
import { lineStatus, paths, target, type Reader } from './data-model.ts';

const sessions = 'Device.PPP.Interface';
const defaultRoutes = 'Device.Routing.Router.1.IPv4Forwarding';
const lineObjects = [
  'Device.Optical.Interface',
  'Device.Ethernet.Interface',
  sessions,
  'Device.IP.Interface',
  defaultRoutes,
];
/** Every router has it, so that one without a measured line can also answer. */
const upTime = 'Device.DeviceInfo.UpTime';

/** The objects that a check of the line reads again. */
export function measuredObjects(at: Reader): string[] {
  return [upTime, ...lineObjects.filter((path) => at.tree(path))];
}

/** The link of the fibre, else of the uplink cable. A router may have neither, such as one with a mobile network only. */
export function lineOf(at: Reader): LineValues | null {
  const fibre = paths(at, 'Device.Optical.Interface').find((path) => at.flag(`${path}.Upstream`));
  const cable = paths(at, 'Device.Ethernet.Interface').find((path) => at.flag(`${path}.Upstream`));
  const link = fibre ?? cable;
  if (!link) return null;
  const level = fibre ? at.number(`${fibre}.OpticalSignalLevel`) : 0;
  const Link = lineStatus(at.text(`${link}.Status`), 'Up');
  return {
    Link,
    Session: sessionOf(at) ?? Link,
    // In thousandths of a decibel; 0 is not reported.
    SignalDbm: level ? level / 1000 : null,
  };
}

/**
 * The connection of the default route, else one that is up: a router may have others, such as for management. Null for a
 * line without such a connection.
 */
function sessionOf(at: Reader): LineStatus | null {
  const route = paths(at, defaultRoutes).find(
    (path) => at.flag(`${path}.Enable`) && ['', '0.0.0.0'].includes(at.text(`${path}.DestIPAddress`)),
  );
  const routed = route && target(at, `${target(at, `${route}.Interface`)}.LowerLayers`);
  if (routed && !routed.startsWith(sessions)) return null;
  const all = paths(at, sessions).filter((path) => at.text(`${path}.Enable`) === '' || at.flag(`${path}.Enable`));
  const statusOf = (path: string) => lineStatus(at.text(`${path}.ConnectionStatus`), 'Connected');
  const session = all.find((path) => path === routed) ?? all.find((path) => statusOf(path) === 'up') ?? all[0];
  return session ? statusOf(session) : null;
}

import type { Device, Host, RouterRequest } from '../contract.ts';
import type { ListedMapping, PortMapping } from '../ports/contract.ts';
import type { Band } from '../constants.ts';
import { isRestarting } from '../line/rules.ts';
import { changedState } from './changed-state.ts';
import type { NamedDevice } from './device-store.ts';
import { presentGuest, presentHomeDevices } from './present-devices.ts';
import type { RouterChange, RouterHost } from './router-management/router-management.ts';
import { isWaiting, type RouterNow } from './router-now.ts';
import type { TimerRow } from './timer-store.ts';
import type { RequestRow } from './store.ts';

/** How long a finished change is reported. */
const tellForMs = 24 * 3_600_000;

/** What the portal stores about the devices and settings of a home. */
export type StoredHome = { timers: readonly TimerRow[]; named: readonly NamedDevice[] };

export function presentDevice(now: RouterNow, { timers, named }: StoredHome, at: Date): Device {
  const { router, reading, requests, wanted } = now;
  return {
    DeviceSerNo: router.serial_number,
    DeviceType: router.device_type,
    InventoryPn: router.inventory_pn,
    DeviceModel: router.model,
    IsOnline: reading.isOnline,
    LastContact: reading.lastContact?.toISOString() ?? null,
    LanAddress: wanted.LanAddress,
    Version: router.version,
    NetworksDetails: wanted.NetworksDetails,
    PortFwd: listedMappings({ reading, requests }),
    Mesh: { MeshAgents: wanted.MeshAgents },
    Hosts: wanted.Hosts.filter(({ IsConnected }) => IsConnected).map(presentHost),
    Dmz: wanted.Dmz,
    AvailableProps: { PortFwd: { AvailableProtocols: wanted.AvailableProtocols } },
    Guest: presentGuest(now, timers, at),
    HomeDevices: presentHomeDevices(now, timers, named, at),
    Abilities: { Guest: wanted.Guest !== null, Pause: wanted.CanPause, Restart: wanted.CanRestart },
    IsRestarting: isRestarting(router.restarted_at, at),
    Requests: requests
      .filter(({ finished_at: end }) => !end || at.getTime() - end.getTime() < tellForMs)
      .map(presentRequest),
  };
}

function presentHost({ Name, IpAddress, BandType }: RouterHost): Host {
  return { Name, IpAddress, BandType };
}

/** A mapping stays listed until the router has deleted it. */
export function listedMappings({ reading, requests }: Pick<RouterNow, 'reading' | 'requests'>): ListedMapping[] {
  const changes = requests.filter(isWaiting).map(({ change }) => change);
  const shown = changes.filter(({ kind }) => kind !== 'port-remove').reduce(changedState, reading.state);
  const pending = new Set(changes.map(instanceOf));
  return shown.PortFwd.map((mapping) => presentMapping(mapping, pending.has(mapping.InstNumber)));
}

function presentMapping(mapping: PortMapping, isPending: boolean): ListedMapping {
  return {
    InstNumber: mapping.InstNumber,
    PortMappingDescription: mapping.PortMappingDescription,
    InternalClient: mapping.InternalClient,
    ExternalPort: mapping.ExternalPort,
    ExternalPortEndRange: mapping.ExternalPortEndRange,
    InternalPort: mapping.InternalPort,
    InternalEndPort: mapping.InternalEndPort,
    PortMappingProtocol: mapping.PortMappingProtocol,
    PortMappingEnabled: mapping.PortMappingEnabled,
    IsPending: isPending,
  };
}

function instanceOf(change: RouterChange): number | null {
  if (change.kind === 'port-add') return change.mapping.InstNumber;
  return change.kind === 'port-edit' || change.kind === 'port-remove' ? change.InstNumber : null;
}

function presentRequest({ request_id, change, state, requested_at, finished_at }: RequestRow): RouterRequest {
  return {
    RequestId: request_id,
    Kind: kindOf(change),
    State: state,
    BandTypes: change.kind === 'wifi' ? bandsOf(change.values) : [],
    RequestedAt: requested_at.toISOString(),
    FinishedAt: finished_at?.toISOString() ?? null,
  };
}

function kindOf({ kind }: RouterChange): RouterRequest['Kind'] {
  return kind === 'port-add' || kind === 'port-edit' || kind === 'port-remove' ? 'port' : kind;
}

function bandsOf(values: readonly { BandType: Band }[]): Band[] {
  return [...new Set(values.map(({ BandType }) => BandType))];
}

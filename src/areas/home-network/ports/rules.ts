// Which port mappings a router accepts: complete, in order, with supported protocols, and without overlaps.

import type { PortMapping } from './contract.ts';
import { protocols, type Protocol } from './constants.ts';

/** The only device type whose mappings have an internal range. */
const rangedType = 116;
const pickyType = 111;
const pickyInventories = new Set(['115455', '118546', '117199']);

export const longestDescription = 32;
export const mostMappings = 32;

export type DeviceModel = { DeviceType: number; InventoryPn: string };

export function hasInternalRange({ DeviceType }: Pick<DeviceModel, 'DeviceType'>): boolean {
  return DeviceType === rangedType;
}

/** The protocols that the port dialogs offer: those of the device type that the device reports as available. */
export function protocolOptions(device: DeviceModel, available: readonly Protocol[] = []): Protocol[] {
  const isPicky = device.DeviceType === pickyType && pickyInventories.has(device.InventoryPn);
  const list: readonly Protocol[] = isPicky ? [1, 2] : protocols;
  return list.filter((protocol) => available.length === 0 || available.includes(protocol));
}

/** A partial mapping from a form or a request. */
export type Draft = Partial<Omit<PortMapping, 'InstNumber'>>;

/** Fills in the optional internal ports. The external ports are required. */
export function completed(draft: Draft, device: Pick<DeviceModel, 'DeviceType'>): Draft {
  const whole = { PortMappingEnabled: true, ...draft };
  if (whole.ExternalPort === undefined) return whole;
  const InternalPort = whole.InternalPort ?? whole.ExternalPort;
  const length = (whole.ExternalPortEndRange ?? whole.ExternalPort) - whole.ExternalPort;
  const InternalEndPort = hasInternalRange(device)
    ? (whole.InternalEndPort ?? Math.min(InternalPort + Math.max(length, 0), 65_535))
    : InternalPort;
  return { ...whole, InternalPort, InternalEndPort };
}

export type DraftField = keyof Draft;

export type PortContext = { device: DeviceModel; available: readonly Protocol[]; lanAddress: string };

/** The missing or invalid fields of a mapping that is to be saved. */
export function invalidFields(draft: Draft, { device, available, lanAddress }: PortContext): DraftField[] {
  const { ExternalPort: from, ExternalPortEndRange: to, InternalPort: inFrom, InternalEndPort: inTo } = draft;
  const isGood: Partial<Record<DraftField, boolean>> = {
    PortMappingDescription: isDescription(draft.PortMappingDescription),
    InternalClient: isHomeAddress(draft.InternalClient) && draft.InternalClient !== lanAddress,
    ExternalPort: isPort(from),
    ExternalPortEndRange: isPort(to) && (!isPort(from) || from <= to),
    InternalPort: inFrom === undefined || isPort(inFrom),
    InternalEndPort:
      !hasInternalRange(device) || inTo === undefined || (isPort(inTo) && (!isPort(inFrom) || inFrom <= inTo)),
    PortMappingProtocol:
      draft.PortMappingProtocol !== undefined && protocolOptions(device, available).includes(draft.PortMappingProtocol),
  };
  return (Object.keys(isGood) as DraftField[]).filter((field) => !isGood[field]);
}

export function isPort(port: number | undefined): port is number {
  return port !== undefined && Number.isInteger(port) && port >= 1 && port <= 65_535;
}

function isDescription(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && text.length <= longestDescription && !/\p{Cc}/u.test(text);
}

/** A private address, except the network and broadcast addresses. */
export function isHomeAddress(address: string | undefined): boolean {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address ?? '')?.slice(1);
  if (!parts || parts.some((part) => Number(part) > 255 || String(Number(part)) !== part)) return false;
  const [first = 0, second = 0, , last = 0] = parts.map(Number);
  if (last === 0 || last === 255) return false;
  return first === 10 || (first === 172 && second >= 16 && second <= 31) || (first === 192 && second === 168);
}

export type Claim = Pick<PortMapping, 'ExternalPort' | 'ExternalPortEndRange' | 'PortMappingProtocol'>;

/** Two mappings cannot use the same port of the same protocol; TCP/UDP uses both. */
export function overlap(one: Claim, other: Claim): boolean {
  const sameProtocol =
    one.PortMappingProtocol === other.PortMappingProtocol ||
    one.PortMappingProtocol === 3 ||
    other.PortMappingProtocol === 3;
  return (
    sameProtocol && one.ExternalPort <= other.ExternalPortEndRange && other.ExternalPort <= one.ExternalPortEndRange
  );
}

export function overlapping<Mapping extends Claim & { InstNumber: number }>(
  claim: Claim,
  others: readonly Mapping[],
  except?: number,
): Mapping | undefined {
  return others.find((other) => other.InstNumber !== except && overlap(claim, other));
}

export type ReservedPorts = Claim & { reason: 'management' | 'phone' };

/** Ports that the router itself uses: management by the operator, and the home phone. */
const reservedPorts: readonly ReservedPorts[] = [
  { ExternalPort: 7547, ExternalPortEndRange: 7547, PortMappingProtocol: 1, reason: 'management' },
  { ExternalPort: 5060, ExternalPortEndRange: 5061, PortMappingProtocol: 3, reason: 'phone' },
];

export function reservedBy(claim: Claim): ReservedPorts | undefined {
  return reservedPorts.find((reserved) => overlap(claim, reserved));
}

/** The next free range of the same length, upwards. */
export function nextFreePort(claim: Claim, others: readonly Claim[]): number | null {
  const length = claim.ExternalPortEndRange - claim.ExternalPort;
  for (let from = claim.ExternalPort; from + length <= 65_535;) {
    const wanted = { ...claim, ExternalPort: from, ExternalPortEndRange: from + length };
    const inTheWay = [...others, ...reservedPorts].find((other) => overlap(wanted, other));
    if (!inTheWay) return from;
    from = inTheWay.ExternalPortEndRange + 1;
  }
  return null;
}

export function nextInstNumber(mappings: readonly { InstNumber: number }[]): number {
  const taken = new Set(mappings.map(({ InstNumber }) => InstNumber));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

export const draftFields = [
  'PortMappingDescription',
  'InternalClient',
  'ExternalPort',
  'ExternalPortEndRange',
  'InternalPort',
  'InternalEndPort',
  'PortMappingProtocol',
  'PortMappingEnabled',
] as const satisfies readonly DraftField[];

export function changedFields(before: Draft, after: Draft): Draft {
  return Object.fromEntries(
    draftFields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  );
}

/** One port, or the first and the last of a range. */
export function rangeOf(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** While a change is pending, it is unknown whether the mapping is open. */
export function isKnownOpen(mapping: { PortMappingEnabled: boolean; IsPending: boolean }): boolean {
  return mapping.PortMappingEnabled && !mapping.IsPending;
}

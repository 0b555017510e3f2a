// The input of a port dialog, and the mapping it describes.

import type { PortMapping } from './contract.ts';
import type { Preset } from './presets.ts';
import { completed, hasInternalRange, type Draft, type DeviceModel } from './rules.ts';
import type { Protocol } from './constants.ts';

export type PortValues = {
  name: string;
  address: string;
  from: string;
  to: string;
  insideFrom: string;
  insideTo: string;
  protocol: Protocol | null;
};

export const emptyPort: PortValues = {
  name: '',
  address: '',
  from: '',
  to: '',
  insideFrom: '',
  insideTo: '',
  protocol: null,
};

export function portValues(mapping: PortMapping): PortValues {
  return {
    name: mapping.PortMappingDescription,
    address: mapping.InternalClient,
    from: String(mapping.ExternalPort),
    to: String(mapping.ExternalPortEndRange),
    insideFrom: String(mapping.InternalPort),
    insideTo: String(mapping.InternalEndPort),
    protocol: mapping.PortMappingProtocol,
  };
}

export function isSamePort(one: PortValues, other: PortValues): boolean {
  return (Object.keys(one) as (keyof PortValues)[]).every((field) => one[field] === other[field]);
}

/** The end of the range follows its start until the user changes it. */
export function withFrom(values: PortValues, from: string): PortValues {
  return { ...values, from, to: values.to === values.from ? from : values.to };
}

/** A preset fills in the ports and the protocol, if the device supports it. */
export function withPreset(values: PortValues, preset: Preset, name: string, options: readonly Protocol[]): PortValues {
  const inside = preset.internal ?? preset.from;
  return {
    ...values,
    name,
    from: String(preset.from),
    to: String(preset.to),
    insideFrom: String(inside),
    insideTo: String(inside + preset.to - preset.from),
    protocol: options.includes(preset.protocol) ? preset.protocol : (options[0] ?? null),
  };
}

export function draftOf(values: PortValues, device: Pick<DeviceModel, 'DeviceType'>): Draft {
  const [from, to, insideFrom, insideTo] = [values.from, values.to, values.insideFrom, values.insideTo].map(numberOf);
  const draft: Draft = {
    PortMappingDescription: values.name.trim(),
    InternalClient: values.address.trim(),
    ...(from !== undefined && { ExternalPort: from }),
    ...(to !== undefined && { ExternalPortEndRange: to }),
    ...(insideFrom !== undefined && { InternalPort: insideFrom }),
    ...(insideTo !== undefined && hasInternalRange(device) && { InternalEndPort: insideTo }),
    ...(values.protocol && { PortMappingProtocol: values.protocol }),
  };
  return completed(draft, device);
}

/** Invalid input becomes NaN, so that validation reports it. */
function numberOf(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

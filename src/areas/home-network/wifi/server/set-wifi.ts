// Changes the wifi networks: new values are validated together with the unchanged ones.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { NetworkDetail } from '../contract.ts';
import { invalidProperties, settled, valueOf, type WifiValues } from '../rules.ts';
import type { Band } from '../../constants.ts';
import type { WifiProperty } from '../constants.ts';
import type { RouterChange, WifiValue } from '../../server/router-management/router-management.ts';
import type { RouterNow } from '../../server/router-now.ts';

export type WifiPropertyChange = { PropertyName: WifiProperty; BandType: Band; Value: string };

type ReadProperty = Omit<WifiPropertyChange, 'Value'> & { Value: NonNullable<ReturnType<typeof valueOf>> };

export function setWifi(asked: readonly WifiPropertyChange[]) {
  return ({ wanted }: RouterNow): RouterChange | Refusal<'EC_Invalid_Request'> => {
    const read = readValues(asked);
    if (isRefusal(read)) return read;
    const values: WifiValue[] = [];
    for (const [band, given] of Map.groupBy(read, ({ BandType }) => BandType)) {
      const network = wanted.NetworksDetails.find(({ BandType }) => BandType === band);
      if (!network) return refuseProperty(asked, band, given[0]!.PropertyName);
      const changed = changedBand(network, given);
      if ('invalid' in changed) return refuseProperty(asked, band, changed.invalid);
      values.push(...changed.values);
    }
    return { kind: 'wifi', values };
  };
}

function readValues(asked: readonly WifiPropertyChange[]): ReadProperty[] | Refusal<'EC_Invalid_Request'> {
  const seen = new Set<string>();
  const read: ReadProperty[] = [];
  for (const { PropertyName, BandType, Value } of asked) {
    const value = valueOf(PropertyName, Value) ?? null;
    const name = `${PropertyName} ${BandType}`;
    if (value === null || seen.has(name)) return refuseProperty(asked, BandType, PropertyName);
    seen.add(name);
    read.push({ PropertyName, BandType, Value: value });
  }
  return read;
}

function changedBand(
  network: NetworkDetail,
  given: readonly ReadProperty[],
): { values: WifiValue[] } | { invalid: WifiProperty } {
  const names = new Set(given.map(({ PropertyName }) => PropertyName));
  const merged: WifiValues = {
    ...network,
    ...Object.fromEntries(given.map((each) => [each.PropertyName, each.Value])),
  };
  // A mode without an encryption gets the first one that it allows.
  const after = names.has('EncriptionMode') ? merged : settled(merged);
  if (names.has('Channel') && after.IsAutoChannel) return { invalid: 'Channel' };
  const judged = new Set<WifiProperty>([...names, ...(names.has('SecurityMode') ? (['EncriptionMode'] as const) : [])]);
  const invalid = invalidProperties(after, network.BandType).find((property) => judged.has(property));
  if (invalid) return { invalid };
  const values = [...names].map((PropertyName) => ({
    BandType: network.BandType,
    PropertyName,
    Value: after[PropertyName],
  }));
  if (names.has('EncriptionMode') || after.EncriptionMode === network.EncriptionMode) return { values };
  const follows = { BandType: network.BandType, PropertyName: 'EncriptionMode', Value: after.EncriptionMode } as const;
  return { values: [...values, follows] };
}

function refuseProperty(
  asked: readonly WifiPropertyChange[],
  band: Band,
  property: WifiProperty,
): Refusal<'EC_Invalid_Request'> {
  const index = asked.findLastIndex(({ PropertyName, BandType }) => PropertyName === property && BandType === band);
  return refuse('EC_Invalid_Request', { Field: `body/Properties/${Math.max(index, 0)}/Value` });
}

// The form of the wifi settings: what was loaded, what the person changed on it, and what of it may not stand.

import { useState } from 'react';
import type { NetworkDetail } from '../contract.ts';
import { changedProperties, invalidProperties, settled, type WifiChange, type WifiValues } from '../wifi-rules.ts';
import type { Band, WifiProperty } from '../constants.ts';

type Edits = Partial<Record<Band, Partial<WifiValues>>>;

export type BandForm = {
  number: Band;
  loaded: WifiValues;
  values: WifiValues;
  isChanged(property: WifiProperty): boolean;
  /** Changed to what it may not be; what stands on the router already is not judged. */
  isWrong(property: WifiProperty): boolean;
  set<Property extends WifiProperty>(property: Property, value: WifiValues[Property]): void;
};

export type WifiForm = { bands: BandForm[]; changes: WifiChange[]; isValid: boolean; forget(): void };

/** Edits lie on top of what is loaded, so that a reload brings the new values under them. */
export function useWifiForm(networks: readonly NetworkDetail[]): WifiForm {
  const [edits, setEdits] = useState<Edits>({});
  const bands = networks
    .toSorted((a, b) => b.BandType - a.BandType)
    .map((network) => {
      const edit = (values: Partial<WifiValues>) =>
        setEdits((all) => ({ ...all, [network.BandType]: { ...all[network.BandType], ...values } }));
      return bandForm(network, edits[network.BandType] ?? {}, edit);
    });
  return {
    bands,
    changes: bands.flatMap(({ loaded, values, number }) => changedProperties(loaded, values, number)),
    isValid: bands.every(({ values, number, isWrong }) => !invalidProperties(values, number).some(isWrong)),
    forget: () => setEdits({}),
  };
}

function bandForm(
  network: NetworkDetail,
  edits: Partial<WifiValues>,
  edit: (values: Partial<WifiValues>) => void,
): BandForm {
  const { BandType: number, ...loaded } = network;
  const values = { ...loaded, ...edits };
  const changed = new Set(changedProperties(loaded, values, number).map(({ PropertyName }) => PropertyName));
  const wrong = new Set(invalidProperties(values, number));
  return {
    number,
    loaded,
    values,
    isChanged: (property) => changed.has(property),
    isWrong: (property) => changed.has(property) && wrong.has(property),
    set(property, value) {
      // A mode that forbids the encryption takes its first one with it.
      const next = settled({ ...values, [property]: value });
      edit(
        property === 'SecurityMode'
          ? { SecurityMode: next.SecurityMode, EncriptionMode: next.EncriptionMode }
          : { [property]: value },
      );
    },
  };
}

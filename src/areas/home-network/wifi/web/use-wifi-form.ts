// The form of the wifi settings: loaded values, edits and invalid fields.

import { useState } from 'react';
import type { NetworkDetail } from '../contract.ts';
import { changedProperties, invalidProperties, settled, type WifiChange, type WifiValues } from '../rules.ts';
import type { Band } from '../../constants.ts';
import type { WifiProperty } from '../constants.ts';

type Edits = Partial<Record<Band, Partial<WifiValues>>>;

export type BandForm = {
  number: Band;
  loaded: WifiValues;
  values: WifiValues;
  isChanged(property: WifiProperty): boolean;
  /** An edited value is invalid; values that the router already has are not checked. */
  isWrong(property: WifiProperty): boolean;
  set<Property extends WifiProperty>(property: Property, value: WifiValues[Property]): void;
};

export type WifiForm = { bands: BandForm[]; changes: WifiChange[]; isValid: boolean; forget(): void };

/** Edits are stored separately from the loaded values, so that a reload updates the values below them. */
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
      // A mode that forbids the encryption selects the first one that it allows.
      const next = settled({ ...values, [property]: value });
      edit(
        property === 'SecurityMode'
          ? { SecurityMode: next.SecurityMode, EncriptionMode: next.EncriptionMode }
          : { [property]: value },
      );
    },
  };
}

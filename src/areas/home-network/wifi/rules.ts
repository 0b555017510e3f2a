// Rules for wifi names, passwords, security modes and channels; server and web use them.

import type { NetworkDetail } from './contract.ts';
import {
  channelWidths,
  encryptions,
  securityModes,
  wifiProperties,
  type ChannelWidth,
  type Encryption,
  type SecurityMode,
  type WifiProperty,
} from './constants.ts';
import type { Band } from '../constants.ts';

/** Latin letters only: many devices show others as question marks. */
const namePattern = /^(?=.*\S)[A-Za-z0-9_ ]{4,32}$/;
const passwordPattern = /^[A-Za-z0-9!@$%^*)(+=._-]{8,63}$/;

export function isWifiName(name: string): boolean {
  return namePattern.test(name);
}

export function isWifiPassword(password: string): boolean {
  return passwordPattern.test(password);
}

const allowedEncryptions: Record<SecurityMode, readonly Encryption[]> = { 1: [], 2: [1, 2, 3], 3: [2, 3], 4: [2] };

export function encryptionsOf(mode: SecurityMode): readonly Encryption[] {
  return allowedEncryptions[mode];
}

const channels: Record<Band, readonly number[]> = {
  1: range(1, 13, 1),
  2: [...range(36, 64, 4), ...range(100, 136, 4)],
};

export function channelsOf(band: Band): readonly number[] {
  return channels[band];
}

export function widthsOf(band: Band): readonly ChannelWidth[] {
  return band === 2 ? channelWidths : [0, 1, 2];
}

/** Values from a form or a request, one field per property. */
export type WifiValues = Omit<NetworkDetail, 'BandType'>;
export type WifiValue = WifiValues[WifiProperty];
export type WifiChange = { PropertyName: WifiProperty; BandType: Band; Value: WifiValue };

/** An encryption that the mode no longer allows becomes the first one that it allows. */
export function settled(values: WifiValues): WifiValues {
  const allowed = encryptionsOf(values.SecurityMode);
  const kept = allowed.find((each) => each === values.EncriptionMode);
  return { ...values, EncriptionMode: kept ?? allowed[0] ?? null };
}

export function invalidProperties(values: WifiValues, band: Band): WifiProperty[] {
  const allowed = encryptionsOf(values.SecurityMode);
  const isGood: Partial<Record<WifiProperty, boolean>> = {
    WifiName: isWifiName(values.WifiName),
    WifiPassword: isWifiPassword(values.WifiPassword),
    EncriptionMode: values.EncriptionMode === null ? allowed.length === 0 : allowed.includes(values.EncriptionMode),
    Channel: channelsOf(band).includes(values.Channel),
    ChannelWidth: widthsOf(band).includes(values.ChannelWidth),
  };
  return wifiProperties.filter((property) => isGood[property] === false);
}

/** The differences from the loaded values. WEP sends no encryption, and auto channel no channel. */
export function changedProperties(before: WifiValues, after: WifiValues, band: Band): WifiChange[] {
  return wifiProperties
    .filter((property) => before[property] !== after[property])
    .filter((property) => !(property === 'EncriptionMode' && after.EncriptionMode === null))
    .filter((property) => !(property === 'Channel' && after.IsAutoChannel))
    .map((property) => ({ PropertyName: property, BandType: band, Value: after[property] }));
}

/** Parses the text of a value; undefined if it is invalid for the property. */
export function valueOf(property: WifiProperty, text: string): WifiValue | undefined {
  if (property === 'WifiName' || property === 'WifiPassword') return text;
  return allowedValues[property].find((value) => String(value) === text);
}

const yesOrNo = [true, false] as const;
const allowedValues: Record<Exclude<WifiProperty, 'WifiName' | 'WifiPassword'>, readonly WifiValue[]> = {
  IsNetworkActive: yesOrNo,
  SecurityMode: securityModes,
  EncriptionMode: encryptions,
  Channel: [...channels[1], ...channels[2]],
  IsAutoChannel: yesOrNo,
  ChannelWidth: channelWidths,
  Wps: yesOrNo,
};

export type Impact = 'reconnect' | 'pause' | 'none';

const impacts: Record<WifiProperty, Impact> = {
  WifiName: 'reconnect',
  WifiPassword: 'reconnect',
  IsNetworkActive: 'reconnect',
  SecurityMode: 'reconnect',
  EncriptionMode: 'reconnect',
  Channel: 'pause',
  IsAutoChannel: 'pause',
  ChannelWidth: 'pause',
  Wps: 'none',
};

/** The impact on devices of a band: they must reconnect, they lose the network for a moment, or nothing. */
export function impactOf(changes: readonly Pick<WifiChange, 'PropertyName'>[]): Impact {
  const felt = new Set(changes.map(({ PropertyName }) => impacts[PropertyName]));
  return (['reconnect', 'pause'] as const).find((impact) => felt.has(impact)) ?? 'none';
}

export type Strength = 'weak' | 'fair' | 'strong';

/** The strength of a password: its length, its kinds of characters, and its distinct characters. */
export function strengthOf(password: string): Strength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (!isWifiPassword(password) || kinds < 2 || different < 5) return 'weak';
  return password.length >= 12 && kinds >= 3 && different >= 8 ? 'strong' : 'fair';
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}

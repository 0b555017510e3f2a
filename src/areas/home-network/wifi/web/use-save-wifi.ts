// Saves the wifi settings: shows the changes and their impact, sends the call, shows the result.

import { useTranslations } from 'use-intl/react';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { setWifiProperties } from '../contract.ts';
import type { Device } from '../../contract.ts';
import { impactOf, type WifiChange } from '../rules.ts';
import { bandNames, type Band } from '../../constants.ts';
import { encryptionNames, securityNames, widthNames } from '../constants.ts';
import { useNetworkChange } from '../../web/use-network-change.ts';

export function useSaveWifi(msisdn: string, device: Device, onSaved: () => void): (changes: WifiChange[]) => void {
  const t = useTranslations('home-network');
  const change = useNetworkChange(msisdn);
  const words = useChangeWords();
  const save = (changes: readonly WifiChange[]) =>
    change(
      t('loader_wifi'),
      (api) =>
        api.call(setWifiProperties, {
          headers: { 'if-match': `"${device.Version}"` },
          body: {
            SerialNumber: device.DeviceSerNo,
            Properties: changes.map((each) => ({ ...each, Value: String(each.Value) })),
            Service: msisdn,
          },
        }),
      () => {
        onSaved();
        const text = t(device.IsOnline ? 'success_wifi' : 'success_wifi_off');
        openDialog('home-network.Success', { text, leadsTo: 'network' });
      },
    );
  return (changes) =>
    openDialog('home-network.Info', {
      title: t('confirm_title'),
      text: words.impact(changes, device),
      lines: changes.map(words.line),
      confirm: { label: t('confirm_save'), back: t('confirm_back'), run: () => save(changes) },
    });
}

function useChangeWords() {
  const t = useTranslations('home-network');
  const valueOf = ({ PropertyName, Value }: WifiChange): string => {
    if (PropertyName === 'WifiPassword') return t('value_new_password');
    if (typeof Value === 'boolean') return t(Value ? 'value_on' : 'value_off');
    if (PropertyName === 'SecurityMode') return securityNames[Value as 1];
    if (PropertyName === 'EncriptionMode') return encryptionNames[Value as 1];
    return PropertyName === 'ChannelWidth' ? widthNames[Value as 1] : String(Value);
  };
  return {
    line: (change: WifiChange) => ({
      key: `${change.BandType} ${change.PropertyName}`,
      label: `${bandNames[change.BandType]} · ${t(`property_${change.PropertyName}`)}`,
      value: valueOf(change),
    }),
    /** The worst impact on any device, and the connected devices by band. */
    impact(changes: readonly WifiChange[], { Hosts }: Device): string {
      const byBand = [...Map.groupBy(changes, ({ BandType }) => BandType)];
      const felt = impactOf(changes);
      const bands = byBand.filter(([, own]) => impactOf(own) === felt).map(([band]) => band);
      const names = Hosts.filter(({ BandType }) => bands.includes(BandType as Band)).map(({ Name }) => Name);
      const sentence = t(`confirm_${felt}`, { bands: bands.map((band) => bandNames[band]).join(', ') });
      return felt === 'none' || names.length === 0
        ? sentence
        : `${sentence} ${t('confirm_devices', { names: names.join(', ') })}`;
    },
  };
}

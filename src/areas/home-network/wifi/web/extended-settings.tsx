import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx';
import { Select } from '#platform/web/ui/fields/select.tsx';
import { channelsOf, encryptionsOf, widthsOf, type WifiValues } from '../rules.ts';
import { encryptionNames, securityModes, securityNames, widthNames } from '../constants.ts';
import { SettingInfo } from './setting-info.tsx';
import type { BandForm } from './use-wifi-form.ts';

/** The security mode and the channel settings of a network. */
export function ExtendedSettings({ band }: { band: BandForm }) {
  const t = useTranslations('home-network');
  const place = useRef<HTMLFieldSetElement>(null);
  // In newer browsers scrollIntoView returns a promise, which must not become the effect's clean-up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { values, number, isChanged } = band;
  const encryptions = encryptionsOf(values.SecurityMode);
  const mark = (property: keyof WifiValues) => isChanged(property) && t('changed');
  const numbers = (all: readonly number[]) => all.map((each) => ({ value: String(each), text: String(each) }));
  return (
    <fieldset ref={place} className="band-extended">
      <legend className="sr-only">{t('extended')}</legend>
      <div className="band-field">
        <Select
          label={t('security_mode')}
          mark={mark('SecurityMode')}
          value={values.SecurityMode}
          options={securityModes.map((mode) => ({ value: String(mode), text: securityNames[mode] }))}
          onChange={(event) => band.set('SecurityMode', Number(event.currentTarget.value) as 1)}
        />
        <SettingInfo property="SecurityMode" />
      </div>
      <div className="band-field">
        <Select
          label={t('encryption')}
          mark={mark('EncriptionMode')}
          help={encryptions.length === 0 && t('encryption_none_help')}
          value={values.EncriptionMode ?? ''}
          disabled={encryptions.length === 0}
          options={
            encryptions.length === 0
              ? [{ value: '', text: t('encryption_none') }]
              : encryptions.map((each) => ({ value: String(each), text: encryptionNames[each] }))
          }
          onChange={(event) => band.set('EncriptionMode', Number(event.currentTarget.value) as 1)}
        />
        <SettingInfo property="EncriptionMode" />
      </div>
      <div className="band-field grid content-start gap-2">
        <Select
          label={t('channel')}
          mark={mark('Channel')}
          help={t('channel_note')}
          value={values.Channel}
          disabled={values.IsAutoChannel}
          options={numbers(channelsOf(number))}
          onChange={(event) => band.set('Channel', Number(event.currentTarget.value))}
        />
        <Checkbox
          label={t('channel_auto')}
          checked={values.IsAutoChannel}
          onChange={(event) => band.set('IsAutoChannel', event.currentTarget.checked)}
        />
        <SettingInfo property="Channel" />
      </div>
      <div className="band-field">
        <Select
          label={t('width')}
          mark={mark('ChannelWidth')}
          value={values.ChannelWidth}
          options={widthsOf(number).map((width) => ({ value: String(width), text: widthNames[width] }))}
          onChange={(event) => band.set('ChannelWidth', Number(event.currentTarget.value) as 0)}
        />
        <SettingInfo property="ChannelWidth" />
      </div>
    </fieldset>
  );
}

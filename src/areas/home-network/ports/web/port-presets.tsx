import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { slidersIcon } from '#platform/web/art/icons/actions.ts';
import { Select } from '#platform/web/ui/fields/select.tsx';
import type { Device } from '../../contract.ts';
import { withPreset, type PortValues } from '../form.ts';
import { presetKinds, presets, type Preset, type PresetKind } from '../presets.ts';
import { protocolOptions } from '../rules.ts';
import { kindIcons } from './kind-icons.ts';

type PresetChoice = PresetKind | 'other';
type PortPresetsProps = { device: Device; values: PortValues; onValues: (values: PortValues) => void };

/** Well-known uses that fill in the ports. */
export function PortPresets({ device, values, onValues }: PortPresetsProps) {
  const t = useTranslations('port-forwarding');
  const [kind, setKind] = useState<PresetChoice>('other');
  const [key, setKey] = useState('');
  const options = protocolOptions(device, device.AvailableProps.PortFwd.AvailableProtocols);
  const fill = (preset: Preset, ofKind: PresetKind) => {
    setKey(preset.key);
    onValues(withPreset(values, preset, ofKind === 'game' ? preset.name : t(`preset_${ofKind}`), options));
  };
  const choose = (next: PresetChoice) => {
    setKind(next);
    if (next !== 'other') fill(presets[next][0], next);
  };
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t('presets')}</legend>
        <div className="port-presets">
          {[...presetKinds, 'other' as const].map((each) => (
            <label key={each} className="port-preset">
              <input type="radio" name="preset" checked={kind === each} onChange={() => choose(each)} />
              <Icon shape={each === 'other' ? slidersIcon : kindIcons[each]} />
              <span>{t(`preset_${each}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {kind !== 'other' && (
        <Select
          label={t('which')}
          value={key}
          options={presets[kind].map((preset) => ({ value: preset.key, text: preset.name }))}
          onChange={(event) => {
            const preset = presets[kind].find((each) => each.key === event.currentTarget.value);
            if (preset) fill(preset, kind);
          }}
        />
      )}
    </>
  );
}

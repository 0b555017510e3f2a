import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { chevronRightIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Disclosure } from '#platform/web/ui/layout/disclosure.tsx';
import { Switch } from '#platform/web/ui/fields/switch.tsx';
import type { Device } from '../../contract.ts';
import { bandNames } from '../../constants.ts';
import type { WifiProperty } from '../constants.ts';
import { ExtendedSettings } from './extended-settings.tsx';
import { SettingInfo } from './setting-info.tsx';
import { useExtendedBand } from './use-extended-band.ts';
import type { BandForm } from './use-wifi-form.ts';
import { WifiFields } from './wifi-fields.tsx';
import './band-section.css';

type BandSectionProps = {
  band: BandForm;
  /** The network that remains when this one is turned off. */
  other: BandForm | undefined;
  device: Device;
  isFirst: boolean;
};

/** The fields inside that can be invalid. */
const foldedFields = ['WifiName', 'WifiPassword'] as const satisfies readonly WifiProperty[];

/** One network: on or off, its name and password, WPS, and links to more. */
export function BandSection({ band, other, device, isFirst }: BandSectionProps) {
  const t = useTranslations('home-network');
  const extended = useExtendedBand() === band.number;
  const [open, setOpen] = useState(isFirst || extended);
  const { values, number } = band;
  const wrong = foldedFields.filter(band.isWrong).map((property) => t(`property_${property}`));
  const noteIfOff = other ? t('network_if_off', { other: bandNames[other.number] }) : t('network_if_off_alone');
  return (
    <Card as="section" aria-label={bandNames[number]}>
      <Disclosure
        title={bandNames[number]}
        isBad={!open && wrong.length > 0}
        note={
          !open && wrong.length > 0
            ? t('invalid_inside', { fields: wrong.join(', ') })
            : `${values.WifiName} · ${t(values.IsNetworkActive ? 'network_on' : 'network_off')} · ${t(`reach_${number}`)}`
        }
        open={open}
        onOpenChange={setOpen}
      >
        <div className="band-row">
          <Switch
            label={t(values.IsNetworkActive ? 'network_is_on' : 'network_is_off')}
            note={values.IsNetworkActive ? noteIfOff : undefined}
            checked={values.IsNetworkActive}
            onChange={(event) => band.set('IsNetworkActive', event.currentTarget.checked)}
          />
          <SettingInfo property="IsNetworkActive" />
        </div>
        <WifiFields band={band} />
        <div className="band-links">
          <div className="band-row">
            <Switch
              label={t('wps')}
              note={t('wps_note')}
              checked={values.Wps}
              onChange={(event) => band.set('Wps', event.currentTarget.checked)}
            />
            <SettingInfo property="Wps" />
          </div>
          <PortalLink
            to="/home-network-module/settings"
            search={extended ? {} : { extended: String(number) }}
            className="band-link"
            aria-expanded={extended}
          >
            <span>
              <b>{extended ? t('extended_hide') : t('extended')}</b>
              <small>{t('extended_note')}</small>
            </span>
            <Icon shape={chevronRightIcon} size="s" />
          </PortalLink>
          {extended && <ExtendedSettings band={band} />}
          <PortalLink to="/home-network-module/port-forwarding" className="band-link">
            <span>
              <b>{t('ports')}</b>
              <small>{t('port_rules', { count: device.PortFwd.length })}</small>
            </span>
            <Icon shape={chevronRightIcon} size="s" />
          </PortalLink>
        </div>
      </Disclosure>
    </Card>
  );
}

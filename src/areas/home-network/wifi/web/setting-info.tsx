import { useTranslations } from 'use-intl/react';
import { InfoButton } from '../../web/info-button.tsx';
import type { WifiProperty } from '../constants.ts';

export function SettingInfo({ property }: { property: Exclude<WifiProperty, 'IsAutoChannel'> }) {
  const t = useTranslations('home-network');
  return <InfoButton setting={t(`property_${property}`)} text={t(`info_${property}`)} />;
}

// Formats amounts, kinds with their zones, and ages of figures.

import { useFormatter, useTranslations } from 'use-intl/react';
import type { UsageKind, Zone } from '../constants.ts';
import { amountParts } from '../rules.ts';

/** 3.1 GB, 142 min, 37 SMS. */
export function useAmountText(): (kind: UsageKind, amount: number) => string {
  const t = useTranslations('usage');
  const format = useFormatter();
  return (kind, amount) => {
    const { value, unit } = amountParts(kind, amount);
    return unit === 'uses' ? t('uses', { count: value }) : t(unit, { count: format.number(value) });
  };
}

/** Data in Bulgaria, calls outside the EU. */
export function useKindText(): (kind: UsageKind, zone: Zone) => string {
  const t = useTranslations('usage');
  return (kind, zone) => (kind === 'premium' ? t('kind_premium') : t(`in_${zone}`, { kind: t(`kind_${kind}`) }));
}

/** 12 minutes ago, by the clock of the server. */
export function useAgeText(): (measuredAt: string, now: string) => string {
  const t = useTranslations('usage');
  const format = useFormatter();
  return (measuredAt, now) => {
    const isNew = Date.parse(now) - Date.parse(measuredAt) < 60_000;
    return isNew ? t('just_now') : format.relativeTime(new Date(measuredAt), new Date(now));
  };
}

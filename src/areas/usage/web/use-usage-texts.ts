// Formats amounts, kinds with their zones, and ages of figures.

import { useFormatter, useTranslations } from 'use-intl/react';
import type { UsageKind, Zone } from '../constants.ts';
import { ageText, amountText } from './usage-title-texts.ts';

/** 3.1 GB, 142 min, 37 SMS. */
export function useAmountText(): (kind: UsageKind, amount: number) => string {
  const t = useTranslations('usage');
  const format = useFormatter();
  return (kind, amount) => amountText({ t, format }, kind, amount);
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
  return (measuredAt, now) => ageText({ t, format }, measuredAt, now);
}

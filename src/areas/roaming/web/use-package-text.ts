// Formats one active package: its last day and what is left in it.

import { useFormatter, useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import type { RoamingPackage, RoamingPlan } from '../contract.ts';
import { useDataText } from './use-amount-text.ts';

export function usePackageEnd(): (running: RoamingPackage) => string {
  const t = useTranslations('roaming');
  return ({ expires_on }) => (expires_on ? t('package_until', { day: shownDay(expires_on) }) : t('package_waits'));
}

/** 1.1 GB and 48 min; empty when the package is used up. */
export function usePackageLeft(): (plan: RoamingPlan, running: RoamingPackage) => string {
  const t = useTranslations('roaming');
  const format = useFormatter();
  const dataWords = useDataText();
  return ({ allowance }, { used }) => {
    if (!allowance) return '';
    const [megabytes, minutes, sms] = (['megabytes', 'minutes', 'sms'] as const).map((use) =>
      Math.max(0, allowance[use] - used[use]),
    ) as [number, number, number];
    const parts = [
      megabytes > 0 && dataWords(megabytes),
      minutes > 0 && t('minutes', { count: minutes }),
      sms > 0 && t('messages', { count: sms }),
    ];
    return format.list(parts.filter((part) => part !== false));
  };
}

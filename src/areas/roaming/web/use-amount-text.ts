// Formats minutes, messages and megabytes: 3072 MB is 3 GB.

import { useFormatter, useTranslations } from 'use-intl/react';
import type { RoamingPlan } from '../contract.ts';

const megabytesInGigabyte = 1024;

export function useDataText(): (megabytes: number) => string {
  const t = useTranslations('roaming');
  const format = useFormatter();
  return (megabytes) => {
    if (megabytes < megabytesInGigabyte) return t('megabytes', { count: format.number(megabytes) });
    const count = format.number(megabytes / megabytesInGigabyte, { maximumFractionDigits: 1 });
    return t('gigabytes', { count });
  };
}

/** The content of a package: 5 GB · 60 min · 15 days. */
export function usePackageText(): (plan: RoamingPlan) => string {
  const t = useTranslations('roaming');
  const dataWords = useDataText();
  return ({ allowance, valid_days }) => {
    if (!allowance || valid_days === null) return '';
    return [
      allowance.megabytes > 0 && dataWords(allowance.megabytes),
      allowance.minutes > 0 && t('minutes', { count: allowance.minutes }),
      allowance.sms > 0 && t('messages', { count: allowance.sms }),
      t('days', { count: valid_days }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

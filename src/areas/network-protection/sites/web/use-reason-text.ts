// Why a site is stopped or opens, in words.

import { useTranslations } from 'use-intl/react';
import { readableDomain } from '../../rules.ts';
import type { SiteCheck } from '../contract.ts';
import { momentText } from '../../web/moment-text.ts';

export function useReasonText(): (check: SiteCheck) => string {
  const t = useTranslations('protection-times');
  return ({ reason, category, until, is_closing: isClosing, domain, entry, overruled }) => {
    if (isClosing) return t('reason_closing');
    const when = until ? momentText(until) : '';
    if (reason === 'allowed-now' || reason === 'schedule') {
      return until ? t(`reason_${reason}`, { when }) : t(`reason_${reason}-open`);
    }
    const explained = `explain_${category}` as 'explain_malware';
    const explanation = reason === 'dangerous' && t.has(explained) ? ` ${t(explained)}` : '';
    const covers = entry && entry !== domain ? ` ${t('reason_entry', { site: readableDomain(entry) })}` : '';
    const except = overruled ? ` ${t('reason_overruled', { site: readableDomain(overruled) })}` : '';
    return `${t(`reason_${reason}`)}${explanation}${covers}${except}`;
  };
}

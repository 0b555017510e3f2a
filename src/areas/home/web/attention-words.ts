// What a waiting thing says, and where it is dealt with.

import { useTranslations } from 'use-intl/react';
import { daysBetween, shownDay } from '#platform/clock.ts';
import type { Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import type { Attention } from '../contract.ts';
import type { AttentionKind } from '../rules.ts';

export type AttentionWords = { title: string; text: string; action: string };

type Words = (values: Record<string, string | number>) => AttentionWords;

export function useAttentionWords(today: string): (item: Attention) => AttentionWords {
  const t = useTranslations('home');
  const language = useLanguage();
  const words: Record<AttentionKind, Words> = {
    'free-period-ends': (v) => ({
      title: t('free_period_title', v as never),
      text: t('free_period_text', v as never),
      action: t('free_period_action'),
    }),
    'deactivation-waits': (v) => ({
      title: t('deactivation_title', v as never),
      text: t('deactivation_text', v as never),
      action: t('deactivation_action'),
    }),
    'request-in-progress': (v) => ({
      title: t('request_title', v as never),
      text: t('request_text'),
      action: t('request_action'),
    }),
    'trial-ends': (v) => ({
      title: t('trial_title', v as never),
      text: t('trial_text', v as never),
      action: t('trial_action'),
    }),
    'document-to-sign': (v) => ({
      title: t('document_title', v as never),
      text: t('document_text', v as never),
      action: t('document_action'),
    }),
    'limit-near': (v) => ({
      title: t('limit_title', v as never),
      text: t('limit_text', v as never),
      action: t('limit_action'),
    }),
  };
  return (item) => words[item.kind](valuesOf(item, today, language));
}

function valuesOf(item: Attention, today: string, language: Language): Record<string, string | number> {
  const { name, price_cents, limit_cents, used_percent, requested_on } = item.properties;
  const cents = price_cents ?? limit_cents;
  const [main, second] = typeof cents === 'number' ? priceOf(cents) : [];
  return {
    name: String(name ?? ''),
    day: item.due_on ? shownDay(item.due_on) : '',
    days: item.due_on ? daysBetween(today, item.due_on) : 0,
    requested: typeof requested_on === 'string' ? shownDay(requested_on) : '',
    percent: Number(used_percent ?? 0),
    price: main ? shownPrice(main, language) : '',
    second: second ? shownPrice(second, language) : '',
  };
}

export const placeOfAttention: Record<AttentionKind, string> = {
  'free-period-ends': '/digital-extras/included-services',
  'deactivation-waits': '/digital-extras/select-services',
  'request-in-progress': '/digital-extras/select-services',
  'trial-ends': '/campaigns/music',
  'document-to-sign': '/e-signing',
  'limit-near': '/roaming',
};

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { deskOperatorQuery } from './queries.ts';

/** What a saved change is confirmed with: the given text, or that it waits for another editor. */
export function useSavedText(): (text: string) => string {
  const t = useTranslations('operator-desk');
  const { data } = useQuery(deskOperatorQuery(useApi()));
  return (text) => (data?.needs_approval ? t('sent_for_approval') : text);
}

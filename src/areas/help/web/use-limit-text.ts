import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { filesPerDay, messagesPerDay } from '../rules.ts';

const limits = { too_many: messagesPerDay, too_many_files: filesPerDay } as const;

/** Explains the limit of a day; other refusals have their usual texts. */
export function useLimitText(key: keyof typeof limits = 'too_many'): (error: unknown) => string | null {
  const t = useTranslations('help');
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'EC_Too_Many_Requests') return null;
    const seconds = error.properties['WaitSeconds'];
    if (typeof seconds !== 'number') return null;
    return t(key, { most: limits[key], hours: Math.ceil(seconds / 3600) });
  };
}

import { useTranslations } from 'use-intl/react';
import type { SealLevel as Level } from '../rules.ts';
import { dayOf } from '../../web/moments.ts';

/** How strong the seal of a file is, until when it can be verified, and why. */
export function SealLevel({ level, until }: { level: Level; until: string | null }) {
  const t = useTranslations('e-signing');
  return (
    <dl className="mt-4 grid gap-1 text-s">
      <dt className="font-bold">{t('level_title', { level })}</dt>
      <dd className="text-ink-quiet">{t(`level_${level}`)}</dd>
      {until && <dd>{t('verifiable_until', { day: dayOf(until) })}</dd>}
    </dl>
  );
}

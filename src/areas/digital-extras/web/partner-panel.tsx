import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import type { Extra } from '../contract-parts.ts';

/** An extra whose partner knows more about it: account, policy, document. */
export type PartnerStateProps = { extra: Extra; msisdn: string };

type PanelProps = { title: string; asked: UseQueryResult; children: ReactNode };

/** An unavailable partner affects only its own panel. */
export function Panel({ title, asked: { error, isPending, refetch }, children }: PanelProps) {
  const t = useTranslations('digital-extras');
  const errorText = useErrorText();
  return (
    <section className="grid w-full justify-items-start gap-3 border-t border-line pt-4">
      <h2 className="text-l">{title}</h2>
      {error && (
        <Notice tone="danger" shape={warnIcon} live>
          {errorText(error)} <TextButton onClick={() => void refetch()}>{t('retry')}</TextButton>
        </Notice>
      )}
      {isPending && !error && (
        <SkeletonGroup label={title} className="grid w-full gap-3">
          <Skeleton />
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {children}
    </section>
  );
}

import { useTranslations } from 'use-intl/react';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';

/** Placeholders of the usage of a number. The page contains them without style attributes. */
export function UsageSkeleton() {
  const t = useTranslations('shell');
  return (
    <SkeletonGroup label={t('loading')} className="grid gap-section">
      <Skeleton className="h-12 w-[min(70%,22rem)]" />
      <Skeleton className="h-48 rounded-l" />
      <Skeleton className="h-64 rounded-l" />
    </SkeletonGroup>
  );
}

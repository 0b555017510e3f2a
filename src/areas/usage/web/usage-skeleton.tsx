import { useTranslations } from 'use-intl/react';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';

/** Placeholders of the usage of a number. The page contains them without style attributes. */
export function UsageSkeleton() {
  const t = useTranslations('shell');
  return (
    <SkeletonGroup label={t('loading')} className="grid gap-section">
      <div data-title className="min-h-42 lg:min-h-29">
        <Skeleton className="h-9 w-[min(70%,22rem)]" />
        <Skeleton className="mt-3 h-6 w-[min(90%,26rem)]" />
      </div>
      <Skeleton className="h-48 rounded-l" />
      <Skeleton className="h-64 rounded-l" />
    </SkeletonGroup>
  );
}

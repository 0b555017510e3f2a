import { useTranslations } from 'use-intl/react';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';

export function MusicSkeleton() {
  const shell = useTranslations('shell');
  return (
    <SkeletonGroup label={shell('loading')}>
      <Skeleton height="21rem" radius="var(--r-xl)" />
      <div className="mt-8">
        <Skeleton height="13rem" radius="var(--r-l)" />
      </div>
    </SkeletonGroup>
  );
}

import { useTranslations } from 'use-intl/react';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';

export function DonationSkeleton() {
  const shell = useTranslations('shell');
  return (
    <SkeletonGroup label={shell('loading')}>
      <Skeleton height="20rem" radius="var(--r-xl)" />
      <div className="mt-6 grid grid-cols-3 gap-2 md:grid-cols-6">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} height="76px" radius="var(--r-l)" />
        ))}
      </div>
      <div className="mt-6">
        <Skeleton height="13.5rem" radius="var(--r-l)" />
      </div>
    </SkeletonGroup>
  );
}

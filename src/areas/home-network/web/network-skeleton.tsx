import { useTranslations } from 'use-intl/react';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';

export function NetworkSkeleton() {
  const t = useTranslations('shell');
  return (
    <SkeletonGroup label={t('loading')} className="grid gap-section">
      <div className="grid gap-3">
        <Skeleton width="min(70%, 20rem)" height="3rem" />
        <Skeleton width="min(80%, 24rem)" />
      </div>
      <Card>
        <Skeleton height="280px" radius="20px" />
      </Card>
      <Card>
        <Skeleton height="120px" radius="20px" />
      </Card>
    </SkeletonGroup>
  );
}

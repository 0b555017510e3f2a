import { useTranslations } from 'use-intl/react';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import './home-screen.css';

/** Placeholders of the home screen, so that the layout does not shift. */
export function HomeSkeleton() {
  const t = useTranslations('shell');
  return (
    <SkeletonGroup label={t('loading')} className="grid gap-section">
      <div className="hello">
        <div className="grid gap-4">
          <Skeleton width="min(80%, 22rem)" height="3.5rem" />
          <Skeleton width="min(90%, 26rem)" height="1.5rem" />
        </div>
        <div className="hello-wires" />
      </div>
      <ul className="needs">
        {[1, 2, 3].map((card) => (
          <Card as="li" key={card} className="grid min-h-64 content-start gap-4">
            <Skeleton width="60%" />
            <Skeleton height="3rem" />
            <Skeleton height="4rem" />
          </Card>
        ))}
      </ul>
    </SkeletonGroup>
  );
}

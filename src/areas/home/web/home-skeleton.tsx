import { useTranslations } from 'use-intl/react';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import './home-screen.css';

/** Placeholders of the home screen, so that the layout does not shift. The page contains them without style attributes. */
export function HomeSkeleton() {
  const t = useTranslations('shell');
  return (
    <SkeletonGroup label={t('loading')} className="grid gap-section">
      <div className="hello">
        <div>
          <Skeleton className="hello-coming w-[min(80%,22rem)]" />
          <Skeleton className="mt-3 h-13 w-[min(90%,26rem)]" />
          <Skeleton className="mt-2 h-6 w-32" />
        </div>
        <div className="hello-wires" />
      </div>
      <ul className="needs">
        {[1, 2, 3].map((card) => (
          <Card as="li" key={card} className="grid min-h-64 content-start gap-4">
            <Skeleton className="w-3/5" />
            <Skeleton className="h-12" />
            <Skeleton className="h-16" />
          </Card>
        ))}
      </ul>
    </SkeletonGroup>
  );
}

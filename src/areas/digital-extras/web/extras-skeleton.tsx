import { useTranslations } from 'use-intl/react';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import '#platform/web/ui/cards/pick-card.css';
import '#platform/web/ui/layout/dock.css';
import './positions-board.css';

export function ExtrasSkeleton() {
  const t = useTranslations('shell');
  return (
    <SkeletonGroup label={t('loading')} className="grid gap-section">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Skeleton width="min(60%, 12rem)" height="3rem" />
        <Skeleton width="min(100%, 21rem)" height="3rem" radius="999px" />
      </div>
      <div className="with-rail">
        <div className="grid gap-8">
          <div className="board-place">
            <div className="board">
              <header>
                <Skeleton width="80%" height="2rem" />
                <Skeleton width="60%" />
              </header>
              <div className="slots">
                {[1, 2, 3].map((slot) => (
                  <div key={slot} className="slot" />
                ))}
              </div>
            </div>
          </div>
          <div className="pick-cards">
            {[1, 2, 3, 4].map((card) => (
              <div key={card} className="pick-place">
                <div className="pick-card">
                  <Skeleton className="pick-picture" height="76px" />
                  <div className="pick-words grid gap-2">
                    <Skeleton width="60%" />
                    <Skeleton />
                    <Skeleton width="40%" />
                  </div>
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}

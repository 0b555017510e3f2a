import { useTranslations } from 'use-intl/react';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import '#platform/web/ui/cards/pick-card.css';
import '#platform/web/ui/layout/dock.css';
import './positions-board.css';

/** Placeholders of the extras of a number. The page contains them without style attributes. */
export function ExtrasSkeleton() {
  const t = useTranslations('shell');
  return (
    <SkeletonGroup label={t('loading')} className="grid gap-section">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Skeleton className="h-12 w-[min(60%,12rem)]" />
        <Skeleton className="h-12 w-[min(100%,21rem)] rounded-full" />
      </div>
      <div className="with-rail">
        <div className="grid gap-8">
          <div className="board-place">
            <div className="board">
              <header data-title>
                <Skeleton className="h-8 w-4/5" />
                <Skeleton className="w-3/5" />
              </header>
              <div className="slots">
                {[1, 2, 3].map((slot) => (
                  <div key={slot} className="slot" />
                ))}
              </div>
              <div className="board-turn">
                <p data-note className="min-h-10" />
              </div>
            </div>
          </div>
          <div className="pick-cards">
            {[1, 2, 3, 4].map((card) => (
              <div key={card} className="pick-place">
                <div className="pick-card">
                  <Skeleton className="pick-picture h-19" />
                  <div className="pick-words grid gap-2">
                    <Skeleton className="w-3/5" />
                    <Skeleton />
                    <Skeleton className="w-2/5" />
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

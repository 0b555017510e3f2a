import type { ReactNode } from 'react';
import { EmptyScene } from '#platform/web/art/scenes/empty-scene.tsx';
import { StateActions, StateCard, type StateTexts } from './state-card.tsx';

/** Explains why there is nothing here and what to do. */
export function EmptyState({ action, ...words }: StateTexts & { action?: ReactNode }) {
  return (
    <StateCard {...words} scene={<EmptyScene />}>
      {action && <StateActions>{action}</StateActions>}
    </StateCard>
  );
}

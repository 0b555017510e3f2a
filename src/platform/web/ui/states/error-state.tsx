import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { retryIcon } from '#platform/web/art/icons/shell.ts';
import { BrokenScene } from '#platform/web/art/scenes/broken-scene.tsx';
import { Button } from '../actions/button.tsx';
import { StateActions, StateCard, type StateTexts } from './state-card.tsx';

export type ErrorStateProps = StateTexts & {
  retry?: { label: string; run: () => void; busy?: boolean };
  /** A detail beside the retry, e.g. when it was last tried. */
  note?: ReactNode;
  /** An alternative to the retry. */
  action?: ReactNode;
};

/** Explains what failed, whether anything changed, and what to do; the rest of the page still works. */
export function ErrorState({ retry, note, action, ...words }: ErrorStateProps) {
  return (
    <StateCard {...words} scene={<BrokenScene />} live>
      {(retry || action || note) && (
        <StateActions>
          {retry && (
            <Button onClick={retry.run} busy={retry.busy ?? false}>
              {!retry.busy && <Icon shape={retryIcon} size="s" />}
              {retry.label}
            </Button>
          )}
          {action}
          {note && <span className="text-xs leading-snug text-ink-quiet">{note}</span>}
        </StateActions>
      )}
    </StateCard>
  );
}

import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { retryIcon } from '#platform/web/art/icons/shell.ts';
import { currentDialog, onDialogChange } from '#platform/web/ui/dialog-registry.ts';
import { isFindingOut, onFindingOut } from './finding-out-store.ts';

/** Says on the page that the answer to a change was lost and is being found out; an open dialog says it itself. */
export function FindingOut() {
  const t = useTranslations('shell');
  const isRunning = useSyncExternalStore(onFindingOut, isFindingOut);
  const dialog = useSyncExternalStore(onDialogChange, currentDialog);
  return (
    <section className="toasts" aria-label={t('finding_out_region')}>
      <output className="block">
        {isRunning && !dialog && (
          <span className="toast" data-tone="waiting">
            <Icon shape={retryIcon} />
            <span>{t('finding_out')}</span>
          </span>
        )}
      </output>
    </section>
  );
}

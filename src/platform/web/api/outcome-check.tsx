import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { retryIcon } from '#platform/web/art/icons/shell.ts';
import { currentDialog, onDialogChange } from '#platform/web/ui/dialog/dialog-registry.ts';
import { isOutcomeCheckRunning, onOutcomeCheckChange } from './outcome-check-store.ts';

/** Shows that the outcome of a change is being determined; an open dialog shows it itself. */
export function OutcomeCheck() {
  const t = useTranslations('shell');
  const isRunning = useSyncExternalStore(onOutcomeCheckChange, isOutcomeCheckRunning);
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

import { useTranslations } from 'use-intl/react';
import { OutcomeUnknownContent } from '#platform/web/api/outcome-unknown.tsx';

/** A change of roaming whose answer was lost for good. */
export function OutcomeUnknownDialog({ again }: { again: () => Promise<void> }) {
  const t = useTranslations('roaming-dialogs');
  return <OutcomeUnknownContent again={again} where={t('unknown_where')} />;
}

import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import type { UnknownOutcome } from './change-host.ts';

/** The dialog for a change whose outcome is still unknown after several retries. */
export function OutcomeUnknownDialog({ again, where }: UnknownOutcome) {
  const t = useTranslations('shell');
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    await again();
    setBusy(false);
  };
  return (
    <DialogContent
      title={t('unknown_title')}
      text={t('unknown_text')}
      actions={<DialogActions main={t('unknown_check')} busy={busy} onMain={() => void check()} quiet={t('close')} />}
    >
      <p className="text-ink-quiet">{where}</p>
    </DialogContent>
  );
}

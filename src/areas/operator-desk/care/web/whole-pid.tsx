import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { usePress } from '#platform/web/use-press.ts';
import { revealPid } from '../contract.ts';

/** The end of the pid; the whole of it only when asked for, which is written down. */
export function WholePid({ customer, end }: { customer: string; end: string }) {
  const t = useTranslations('operator-desk');
  const api = useApi();
  const errorText = useErrorText('operator-desk');
  const [pid, setPid] = useState<string | null>(null);
  const { busy, press } = usePress((error) => void showToast({ tone: 'failed', text: errorText(error) }));
  const reveal = () => press(async () => setPid((await api.call(revealPid, { params: { customer } })).pid));
  return (
    <span className="desk-row">
      <span className="desk-code">{pid ?? t('pid_end', { end })}</span>
      {pid === null && (
        <Button busy={busy} onClick={() => void reveal()}>
          {t('pid_reveal')}
        </Button>
      )}
    </span>
  );
}

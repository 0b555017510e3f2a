import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { revealPid } from '../contract.ts';

/** The end of the pid; the whole pid on request, which is audited. */
export function WholePid({ customer, end }: { customer: string; end: string }) {
  const t = useTranslations('operator-desk');
  const [pid, setPid] = useState<string | null>(null);
  const { busy, run } = useChange({ area: 'operator-desk', failureIn: 'toast' });
  const reveal = () =>
    run((api) => api.call(revealPid, { params: { customer } }), { onDone: (answer) => setPid(answer.pid) });
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

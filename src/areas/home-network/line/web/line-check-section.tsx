import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { sofiaTime } from '#platform/clock.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { checkLine, type LineCheck } from '../contract.ts';
import { LineVerdict } from './line-verdict.tsx';

/** Checks the line when asked. A result stays with its time until the next check. */
export function LineCheckSection({ msisdn }: { msisdn: string }) {
  const t = useTranslations('home-people');
  const [found, setFound] = useState<LineCheck | null>(null);
  const { run, busy, failure } = useChange();
  const check = () => {
    setFound(null);
    void run((api) => api.call(checkLine, { body: { Msisdn: msisdn } }), { onDone: setFound });
  };
  return (
    <div className="grid justify-items-start gap-4">
      <Button kind={found ? 'soft' : 'primary'} busy={busy} onClick={check}>
        {t('line_check')}
      </Button>
      <output className="grid w-full gap-4">
        {busy && <p className="text-ink-quiet">{t('line_checking')}</p>}
        {failure && (
          <Notice tone="danger" shape={warnIcon}>
            <b>{t('line_failed')}.</b> {t('line_failed_text')} {failure}
          </Notice>
        )}
        {found && <LineVerdict found={found} checked={sofiaTime(new Date(found.CheckedAt))} />}
      </output>
    </div>
  );
}

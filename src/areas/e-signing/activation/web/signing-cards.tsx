import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { signIcon } from '#platform/web/art/icons/services.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import type { EsigningStatus } from '../../contract.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';

/** The signing settings of each pid: status, number and actions. */
export function SigningCards({ statuses }: { statuses: readonly EsigningStatus[] }) {
  const t = useTranslations('e-signing');
  return (
    <div className="grid gap-4">
      {statuses.map((status) => (
        <SigningCard key={status.pid} status={status} isOnly={statuses.length === 1} />
      ))}
      <PortalLink to="/e-signing/check" className={`${textLinkClass} justify-self-start`}>
        {t('check_link')}
      </PortalLink>
    </div>
  );
}

export function SigningCard({ status, isOnly }: { status: EsigningStatus; isOnly: boolean }) {
  const t = useTranslations('e-signing');
  const { msisdn, pid, numbers, holder_name: name } = status;
  const off = numbers.length > 0 ? t('card_off_text') : t('card_no_number');
  return (
    <Card as="section" className="signing-card" aria-label={t('card_of', { name })}>
      <Disc shape={signIcon} />
      <div className="flex-1">
        <h2 className="flex flex-wrap items-center gap-2 text-l">
          {isOnly ? t('card_title') : t('card_of', { name })}
          <Badge tone={msisdn ? 'good' : 'calm'}>{msisdn ? t('card_on') : t('card_off')}</Badge>
        </h2>
        <p className="text-s text-ink-quiet">
          {msisdn ? t.rich('card_on_text', { ...bold, number: readableNumber(msisdn) }) : off}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {msisdn && (
          <>
            <Button onClick={() => openDialog('e-signing.ChangeEsigningMsisdn', { status })}>{t('card_change')}</Button>
            <Button kind="bare" onClick={() => openDialog('e-signing.StopEsigning', { pid })}>
              {t('card_stop')}
            </Button>
          </>
        )}
        {!msisdn && numbers.length > 0 && (
          <PortalLink to="/e-signing/activation" search={{ pid }} className={buttonClass({})}>
            {t('card_activate')}
          </PortalLink>
        )}
      </div>
    </Card>
  );
}

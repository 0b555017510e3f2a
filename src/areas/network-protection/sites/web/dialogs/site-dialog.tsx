import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import type { Dialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { readableDomain } from '../../../rules.ts';
import { siteCheckQuery } from '../../../web/queries.ts';
import type { SiteCheck } from '../../contract.ts';
import { allowChoices } from '../../rules.ts';
import { useAllowSite } from '../use-allow-site.ts';
import { useReasonText } from '../use-reason-text.ts';

/** Why a site is stopped now, and allowing it for a time. */
export function SiteDialog({ msisdn, domain }: Dialogs['network-protection.Site']) {
  const t = useTranslations('protection-times');
  const errorText = useErrorText();
  const { data, error } = useQuery(siteCheckQuery(useApi(), msisdn, domain));
  if (data) return <CheckedSite msisdn={msisdn} check={data} />;
  const text = error ? t('check_failed', { reason: errorText(error) }) : t('site_checking');
  return <DialogContent title={readableDomain(domain)} text={text} />;
}

export function CheckedSite({ msisdn, check }: { msisdn: string; check: SiteCheck }) {
  const reasonText = useReasonText();
  return (
    <DialogContent title={readableDomain(check.domain)} text={reasonText(check)}>
      {check.is_stopped && <AllowChoices msisdn={msisdn} check={check} />}
    </DialogContent>
  );
}

function AllowChoices({ msisdn, check: { domain, reason } }: { msisdn: string; check: SiteCheck }) {
  const t = useTranslations('protection-times');
  const { busy, failure, allow } = useAllowSite(msisdn, domain, 'allow');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-bold">{t('allow_title')}</legend>
      {reason === 'dangerous' && <p className="text-s text-ink-quiet">{t('allow_danger')}</p>}
      {allowChoices.map((choice) => (
        <Button key={choice} wide busy={busy} onClick={() => allow(choice)}>
          {t(`allow_${choice}`)}
        </Button>
      ))}
      {failure && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
    </fieldset>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { closeIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { readableDomain } from '../../rules.ts';
import { momentText } from '../../web/moment-text.ts';
import { allowancesQuery } from '../../web/queries.ts';
import type { Allowances } from '../contract.ts';
import { useAllowSite } from './use-allow-site.ts';

/** The sites that are allowed for a time, each with its end. */
export function OpenSites({ msisdn }: { msisdn: string }) {
  const t = useTranslations('protection-times');
  const { data } = useQuery(allowancesQuery(useApi(), msisdn));
  if (!data || data.sites.length === 0) return null;
  return (
    <Section title={t('open')}>
      <Card>
        <ul>
          {data.sites.map((site) => (
            <li key={site.domain}>
              <OpenSite msisdn={msisdn} site={site} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function OpenSite({ msisdn, site: { domain, until, state } }: { msisdn: string; site: Allowances['sites'][number] }) {
  const t = useTranslations('protection-times');
  const { busy, failure, close } = useAllowSite(msisdn, domain, 'close');
  const name = readableDomain(domain);
  return (
    <div className="site-row">
      <span className="event-words">
        <b>{name}</b>
        <small>{t(`open_${state}`, { when: momentText(until) })}</small>
        {failure && (
          <Notice tone="danger" shape={warnIcon} live>
            {failure}
          </Notice>
        )}
      </span>
      {state !== 'closing' && (
        <IconButton
          label={t('close', { site: name })}
          shape={closeIcon}
          aria-disabled={busy || undefined}
          onClick={close}
        />
      )}
    </div>
  );
}

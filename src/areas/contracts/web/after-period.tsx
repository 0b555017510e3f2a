import { useTranslations } from 'use-intl/react';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import type { Purchase } from '../contract.ts';

/** Where each thing is stopped in the usual way. The page of contracts has the terms of documents; a top-up has no end. */
const places: Record<Purchase['kind'], { area: string; to: string } | null> = {
  extra: { area: 'digital-extras', to: '/digital-extras/select-services' },
  'roaming-plan': { area: 'roaming', to: '/roaming' },
  'roaming-package': { area: 'roaming', to: '/roaming' },
  music: { area: 'music-offer', to: '/campaigns/music' },
  document: { area: 'contracts', to: '/contracts' },
  'top-up': null,
};

/** What is possible when the period of withdrawal is over: the usual end, or a question. */
export function AfterPeriod({ purchase: { kind, refusal, service_id } }: { purchase: Purchase }) {
  const t = useTranslations('contracts');
  const isEnabled = useIsAreaEnabled();
  if (refusal !== 'over' && refusal !== 'business') return null;
  const place = places[kind];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2" aria-label={t('instead')}>
      {place && isEnabled(place.area) && (
        <li>
          <PortalLink to={place.to} search={{ msisdn: service_id ?? '' }} className={textLinkClass}>
            {t(kind === 'document' ? 'instead_terms' : 'instead_stop')}
          </PortalLink>
        </li>
      )}
      {isEnabled('help') && (
        <li>
          <PortalLink to="/help" className={textLinkClass}>
            {t('instead_ask')}
          </PortalLink>
        </li>
      )}
    </ul>
  );
}

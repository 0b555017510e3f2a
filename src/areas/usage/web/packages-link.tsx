import { useTranslations } from 'use-intl/react';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { homeZone, type Zone } from '../constants.ts';

/** Where packages for a zone are sold. */
export function PackagesLink({ msisdn, zone }: { msisdn: string; zone: Zone }) {
  const t = useTranslations('usage');
  const isEnabled = useIsAreaEnabled();
  const link = { search: { msisdn }, className: `${textLinkClass} justify-self-start`, children: t('see_packages') };
  if (zone === homeZone) return <PortalLink to="/digital-extras/traffic-packages" {...link} />;
  return isEnabled('roaming') ? <PortalLink to="/roaming" {...link} /> : null;
}

import { useTranslations } from 'use-intl/react';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { rowClass, RowContent, RowList } from '#platform/web/ui/cards/row-list.tsx';

export function TimesLink({ msisdn }: { msisdn: string }) {
  const t = useTranslations('protection-times');
  return (
    <RowList>
      <li>
        <PortalLink to="/network-protection/times" search={{ msisdn }} className={rowClass}>
          <RowContent lead={<Disc shape={clockIcon} tone="accent" />} title={t('times')} note={t('times_row')} />
        </PortalLink>
      </li>
    </RowList>
  );
}

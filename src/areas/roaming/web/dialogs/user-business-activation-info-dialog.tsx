import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { serviceOwnerName } from '#areas/home/contract.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { ownerKey } from '#platform/web/api/query-keys.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

/** For users who are not the owner: who changes the plans and limits. */
export function UserBusinessActivationInfoDialog({ msisdn }: { msisdn: string }) {
  const t = useTranslations('roaming-dialogs');
  const api = useApi();
  const { data } = useQuery({
    queryKey: ownerKey(msisdn),
    queryFn: ({ signal }) => api.call(serviceOwnerName, { query: { serviceId: msisdn }, signal }),
    staleTime: 3_600_000,
  });
  return (
    <InfoContent
      title={t('not_owner_title')}
      text={t('not_owner_text', { number: readableNumber(msisdn), owner: data?.owner_name ?? '…' })}
      close={t('understood')}
    >
      <p className="text-ink-quiet">{t('not_owner_can')}</p>
    </InfoContent>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { serviceOwnerName } from '#areas/home/contract.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { ClosedState } from '#platform/web/ui/states/closed-state.tsx';
import { StateActions, StateCard } from '#platform/web/ui/states/state-card.tsx';
import { GateScene } from '#platform/web/art/scenes/gate-scene.tsx';
import { ownerKey } from '#platform/web/api/query-keys.ts';

/** No permission: names who manages the number, and what the user can still do. */
export function ClosedExtras({ msisdn }: { msisdn: string }) {
  const isInProfile = useShellPerson()?.services.some(({ service_id }) => service_id === msisdn) ?? false;
  return isInProfile ? <NotOwned msisdn={msisdn} /> : <NotInProfile />;
}

function NotOwned({ msisdn }: { msisdn: string }) {
  const t = useTranslations('digital-extras');
  const api = useApi();
  const { data: owner } = useQuery({
    queryKey: ownerKey(msisdn),
    queryFn: ({ signal }) => api.call(serviceOwnerName, { query: { serviceId: msisdn }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <ClosedState
      level={1}
      title={t('closed_title')}
      text={t('closed_text')}
      holder={{ name: owner?.owner_name ?? t('closed_holder_unknown'), role: t('closed_role') }}
      may={[t('closed_may')]}
      mayNot={[t('closed_may_not')]}
      action={<ToServices />}
    />
  );
}

function NotInProfile() {
  const t = useTranslations('digital-extras');
  const errors = useTranslations('errors');
  return (
    <StateCard level={1} scene={<GateScene />} title={t('not_in_profile_title')} text={errors('EC_USER_NOT_AUTHORIED')}>
      <StateActions>
        <ToServices />
      </StateActions>
    </StateCard>
  );
}

function ToServices() {
  const t = useTranslations('digital-extras');
  return (
    <PortalLink to="/my-services" className={buttonClass({ kind: 'soft' })}>
      {t('to_services')}
    </PortalLink>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useIsAreaEnabled, type IsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { serviceIcon } from '#platform/web/shell/service-look.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { editIcon } from '#platform/web/art/icons/actions.ts';
import { Button, buttonClass } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import type { Service } from '../contract.ts';
import { ownerQuery } from './queries.ts';
import { registerHomeDialogs } from './dialogs.ts';

registerHomeDialogs();

/** The facts of a service: plan, contract, owner, address, and a link to manage it. */
export function ServiceFacts({ service }: { service: Service }) {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  const isEnabled = useIsAreaEnabled();
  const place = placeFor(service, isEnabled);
  const hasBalance = useHasBalance(service.service_id);
  const isMobile = service.msisdn_type === 'Mobile';
  return (
    <Card as="section" className="grid gap-5" aria-label={readableNumber(service.service_id)}>
      <div className="flex items-center gap-4">
        <Disc shape={serviceIcon[service.service_type]} tone="accent" />
        <div>
          <h2 className="text-xl">{readableNumber(service.service_id)}</h2>
          <p className="text-s text-ink-quiet">{service.label ?? shell(`type_${service.service_type}`)}</p>
        </div>
      </div>
      <dl className="grid gap-3">
        <FactRow term={t('fact_tariff')}>{service.tariff_name}</FactRow>
        <FactRow term={t('fact_contract')}>{service.contract_id}</FactRow>
        <FactRow term={t('fact_owner')}>
          <OwnerName serviceId={service.service_id} />
        </FactRow>
        <FactRow term={t('fact_holding')}>{t(service.owner ? 'holding_owner' : 'holding_user')}</FactRow>
        {service.installation_address && <FactRow term={t('fact_address')}>{service.installation_address}</FactRow>}
      </dl>
      <ServiceActions service={service} />
      {hasBalance && (
        <PortalLink to="/balance" search={{ msisdn: service.service_id }} className={buttonClass({ kind: 'soft' })}>
          {t('go_balance')}
        </PortalLink>
      )}
      {isMobile && isEnabled('usage') && (
        <PortalLink to="/usage" search={{ msisdn: service.service_id }} className={buttonClass({ kind: 'soft' })}>
          {t('go_usage')}
        </PortalLink>
      )}
      {place && (
        <PortalLink to={place.to} search={{ msisdn: service.service_id }} className={buttonClass({ kind: 'soft' })}>
          {t(place.text)}
        </PortalLink>
      )}
    </Card>
  );
}

/** Whether it is a prepaid number of the user with a known balance. */
function useHasBalance(serviceId: string): boolean {
  const services = useShellPerson()?.services ?? [];
  return services.some(({ service_id, hasBalance }) => hasBalance && service_id === serviceId);
}

/** Actions on the list entry of a service; its contract does not change. */
function ServiceActions({ service }: { service: Service }) {
  const t = useTranslations('home');
  const { service_id: serviceId, label } = service;
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => openDialog('home.NameService', { serviceId, label: label ?? '' })}>
        <Icon shape={editIcon} size="s" />
        {t('name_service')}
      </Button>
      <Button kind="bare" onClick={() => openDialog('home.RemoveService', { serviceId })}>
        {t('remove_service')}
      </Button>
    </div>
  );
}

function FactRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-3 large-text:grid-cols-1 large-text:gap-0">
      <dt className="text-s text-ink-quiet">{term}</dt>
      <dd className="font-mid">{children}</dd>
    </div>
  );
}

function OwnerName({ serviceId }: { serviceId: string }) {
  const t = useTranslations('home');
  const { data, isError } = useQuery(ownerQuery(useApi(), serviceId));
  if (isError) return t('owner_unknown');
  return data?.owner_name ?? <Skeleton width="9rem" />;
}

type ManagementPlace = { to: string; text: 'go_extras' | 'go_network' };

function placeFor(service: Service, isEnabled: IsAreaEnabled): ManagementPlace | null {
  if (service.service_type === 'HomeBroadband') {
    return isEnabled('home-network') ? { to: '/home-network-module', text: 'go_network' } : null;
  }
  if (service.service_type === 'Landline') return null;
  return { to: '/digital-extras/select-services', text: 'go_extras' };
}

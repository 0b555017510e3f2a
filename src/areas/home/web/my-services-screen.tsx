import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { chosenOf, useChosenMsisdn } from '#platform/web/shell/chosen-service.ts';
import { searchIcon } from '#platform/web/art/icons/shell.ts';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { Service } from '../contract.ts';
import { matching } from '../rules.ts';
import { servicesQuery } from './queries.ts';
import { ServiceFacts } from './service-facts.tsx';
import { ServiceRows } from './service-rows.tsx';

/** All services of the profile; the chosen one with its contract, holder and address. */
export function MyServicesScreen() {
  const t = useTranslations('home');
  const { data: services } = useSuspenseQuery(servicesQuery(useApi(), useLanguage()));
  const chosen = chosenOf(services, useChosenMsisdn());
  useDocumentTitle(t('services_page'));
  return (
    <>
      <PageTitle title={t('services_title', { count: services.length })} text={t('services_text')} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {chosen && (
          <div className="xl:sticky xl:top-24 xl:order-2">
            <ServiceFacts service={chosen} />
          </div>
        )}
        <FoundServices services={services} chosen={chosen?.service_id} />
      </div>
    </>
  );
}

/** A search appears once there are more services than fit on a screen. */
const fewServices = 8;

function FoundServices({ services, chosen }: { services: readonly Service[]; chosen: string | undefined }) {
  const t = useTranslations('home');
  const [typed, setTyped] = useState('');
  const found = matching(services, typed);
  return (
    <div className="grid gap-4">
      {services.length > fewServices && (
        <TextField
          type="search"
          shape={searchIcon}
          label={t('find_service')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <output aria-live="polite">{found.length === 0 && t('nothing_found', { typed })}</output>
      {found.length > 0 && <ServiceRows services={found} chosen={chosen} />}
    </div>
  );
}

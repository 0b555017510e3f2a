import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { chosenOf, useChosenMsisdn } from '#platform/web/shell/chosen-service.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { plusIcon, searchIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { TextField } from '#platform/web/ui/fields/text-field.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import type { ProfileService } from '../contract.ts';
import { byHolder, matching } from '../rules.ts';
import { servicesQuery } from './queries.ts';
import { ServiceFacts } from './service-facts.tsx';
import { ServiceRows } from './service-rows.tsx';

/** All services of the profile; the selected one with its contract, owner and address. */
export function MyServicesScreen() {
  const t = useTranslations('home');
  const { data: services } = useSuspenseQuery(servicesQuery(useApi(), useLanguage()));
  const chosen = chosenOf(services, useChosenMsisdn());
  useDocumentTitle(t('services_page'));
  return (
    <>
      <PageTitle
        title={t('services_title', { count: services.length })}
        text={t('services_text', { count: services.length })}
      />
      <PortalLink to="/registration/pid-and-eik" className={buttonClass({ kind: 'soft' }, 'justify-self-start')}>
        <Icon shape={plusIcon} size="s" />
        {t('add_service')}
      </PortalLink>
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

/** A search appears when the services exceed one screen. */
const fewServices = 8;

function FoundServices({ services, chosen }: { services: readonly ProfileService[]; chosen: string | undefined }) {
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
      <HolderGroups services={found} chosen={chosen} />
    </div>
  );
}

/** One list per owner; with a single owner the heading is omitted. */
function HolderGroups({ services, chosen }: { services: readonly ProfileService[]; chosen: string | undefined }) {
  const t = useTranslations('home');
  const groups = byHolder(services);
  if (groups.length === 0) return null;
  return groups.map((group) => (
    <section key={group.key} className="grid gap-3" aria-label={group.holder}>
      {groups.length > 1 && (
        <h2 className="text-l font-bold">
          {group.pid === null
            ? t('holder_other', { holder: group.holder })
            : t('holder_own', { holder: group.holder, pid: `••••${group.pid.slice(-4)}` })}
        </h2>
      )}
      <ServiceRows services={group.services} chosen={chosen} />
    </section>
  ));
}

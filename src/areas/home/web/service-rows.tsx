import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { serviceIcon } from '#platform/web/shell/service-look.ts';
import { Disc } from '#platform/web/ui/disc.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/row-list.tsx';
import type { Service } from '../contract.ts';

/** Services one under another; each leads to its own facts. */
export function ServiceRows({ services, chosen }: { services: readonly Service[]; chosen?: string | undefined }) {
  const t = useTranslations('home');
  return (
    <RowList>
      {services.map((service) => (
        <li key={service.service_id}>
          <PortalLink
            to="/my-services"
            search={{ msisdn: service.service_id }}
            className={rowClass}
            aria-current={service.service_id === chosen ? 'true' : undefined}
          >
            <RowContent
              lead={<Disc shape={serviceIcon[service.service_type]} />}
              title={readableNumber(service.service_id)}
              note={<ServiceNote service={service} />}
              state={service.owner ? <span className="text-accent-word">{t('all_well')}</span> : undefined}
            />
          </PortalLink>
        </li>
      ))}
    </RowList>
  );
}

function ServiceNote({ service }: { service: Service }) {
  const t = useTranslations('shell');
  const name = service.label ?? t(`type_${service.service_type}`);
  return name === service.tariff_name ? name : `${name} · ${service.tariff_name}`;
}

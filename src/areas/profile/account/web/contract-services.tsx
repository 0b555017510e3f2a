import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { serviceIcon } from '#platform/web/shell/service-look.ts';
import type { ServiceType } from '#platform/service-type.ts';
import { serviceIdentity } from '../rules.ts';

type ContractService = {
  service_id: string;
  service_type: ServiceType;
  installation_address: string | null;
  tariff_name: string;
};

/** The services of a contract: an icon of the type, then the address or the number. */
export function ContractServices({ services }: { services: readonly ContractService[] }) {
  const shell = useTranslations('shell');
  return (
    <ul className="grid gap-3">
      {services.map((service) => (
        <li key={service.service_id} className="flex gap-3" data-service-type={service.service_type}>
          <Icon shape={serviceIcon[service.service_type] ?? serviceIcon.OtherServices} />
          <span>
            <span className="sr-only">{shell(`type_${service.service_type}`)}: </span>
            <b className="wrap-anywhere">{serviceIdentity(service)}</b>
            <small className="block text-ink-quiet">{service.tariff_name}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useAmountText } from '#platform/web/currency.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { serviceIcon } from '#platform/web/shell/service-look.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import type { HomeService, Service } from '../contract.ts';
import { AllowanceText } from './allowance-text.tsx';

type ListedService = Service & Partial<Pick<HomeService, 'allowance' | 'balance'>>;

/** Services in a column; each links to its facts. */
export function ServiceRows({ services, chosen }: { services: readonly ListedService[]; chosen?: string | undefined }) {
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
              state={<ServiceFigure service={service} />}
            />
          </PortalLink>
        </li>
      ))}
    </RowList>
  );
}

/** The figure that matters most, or the state. */
function ServiceFigure({ service }: { service: ListedService }) {
  const t = useTranslations('home');
  const amountText = useAmountText();
  if (service.balance) return t('balance_left', { amount: amountText(service.balance) });
  if (service.allowance) return <AllowanceText allowance={service.allowance} />;
  return <ServiceState service={service} />;
}

/** Only the owner sees the state of a service. */
function ServiceState({ service }: { service: Service }) {
  const t = useTranslations('home');
  const person = useShellPerson();
  if (!service.owner) return null;
  const waits = person?.services.some(({ service_id, waits }) => waits && service_id === service.service_id);
  return waits ? (
    <b className="text-highlight-word">{t('waits')}</b>
  ) : (
    <span className="text-accent-word">{t('all_well')}</span>
  );
}

function ServiceNote({ service }: { service: Service }) {
  const t = useTranslations('shell');
  const name = service.label ?? t(`type_${service.service_type}`);
  return name === service.tariff_name ? name : `${name} · ${service.tariff_name}`;
}

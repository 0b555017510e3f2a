import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { checkIcon, chevronDownIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '../portal-link.tsx';
import { useChosenService, useServedServices } from './chosen-service.ts';
import { serviceIcon } from './service-look.ts';
import type { ShellService } from './shell-data.ts';
import { useCloseOutside } from './use-close-outside.ts';

/** The service of the screens. The address contains it, so it can be shared and reloaded. */
export function ServiceSwitcher({ path }: { path: string }) {
  const t = useTranslations('shell');
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  const services = useServedServices();
  const chosen = useChosenService();
  if (!chosen) return null;
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details ref={menu} className="switcher">
      <summary>
        <span className="sr-only">{t('chosen_service')} </span>
        <Icon shape={serviceIcon[chosen.service_type]} size="s" className="switcher-icon text-accent-word" />
        <span>{readableNumber(chosen.service_id)}</span>
        <em>{chosen.tariff_name}</em>
        <Icon shape={chevronDownIcon} size="s" className="switcher-arrow" />
      </summary>
      <nav className="switcher-menu" aria-label={t('choose_service')}>
        {services.map((service) => (
          <PortalLink
            key={service.service_id}
            to={path}
            search={{ msisdn: service.service_id }}
            aria-current={service === chosen ? 'true' : undefined}
            onClick={close}
          >
            <Icon shape={serviceIcon[service.service_type]} />
            <span>
              <b>{readableNumber(service.service_id)}</b>
              <small>{noteOf(service, t(`type_${service.service_type}`))}</small>
            </span>
            {service === chosen ? (
              <Icon shape={checkIcon} />
            ) : (
              service.waits && (
                <span className="switcher-dot">
                  <span className="sr-only">{t('waits_for_you')}</span>
                </span>
              )
            )}
          </PortalLink>
        ))}
      </nav>
    </details>
  );
}

function noteOf(service: ShellService, type: string): string {
  const name = service.label ?? type;
  return name === service.tariff_name ? name : `${name} · ${service.tariff_name}`;
}

import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { useMoment } from '../../web/moment.ts';
import type { readCustomer } from '../contract.ts';

export type CustomerPage = Result<typeof readCustomer>;

/** What is active on every number, and what waits. */
export function CustomerHoldings({ customer }: { customer: CustomerPage }) {
  const t = useTranslations('operator-desk');
  const moment = useMoment();
  return (
    <Section title={t('services')}>
      <ul className="desk-stack">
        {customer.services.map(({ service, tariff, extras }) => (
          <li key={service} className="desk-preview">
            <b>{service}</b> {tariff}
            {extras.map(({ code, name, status }) => (
              <div key={code} className="desk-quiet">
                {t('extra_line', { code, name, status })}
              </div>
            ))}
          </li>
        ))}
      </ul>
      <h3>{t('waiting')}</h3>
      {customer.waiting.length === 0 && <p className="desk-quiet">{t('waiting_none')}</p>}
      <ul>
        {customer.waiting.map(({ service, what, at }) => (
          <li key={`${service} ${what}`}>{t('waiting_line', { service, what, at: moment(at) })}</li>
        ))}
      </ul>
    </Section>
  );
}

import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { useMoment } from '../../web/moment.ts';
import type { readCustomer } from '../contract.ts';

export type CustomerPage = Result<typeof readCustomer>;

type Waiting = CustomerPage['waiting'][number]['kind'];
type Underscored<Kind extends string> = Kind extends `${infer Head}-${infer Rest}`
  ? `${Head}_${Underscored<Rest>}`
  : Kind;

const wordOf = (kind: Waiting) => kind.replaceAll('-', '_') as Underscored<Waiting>;

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
                {t('extra_line', { code, name, status: t(`status_${status}`) })}
              </div>
            ))}
          </li>
        ))}
      </ul>
      <h3>{t('waiting')}</h3>
      {customer.waiting.length === 0 && <p className="desk-quiet">{t('waiting_none')}</p>}
      <ul>
        {customer.waiting.map(({ service, kind, subject, at }) => (
          <li key={`${service} ${kind} ${subject}`}>
            {t('waiting_line', { service, what: t(`waits_${wordOf(kind)}`), subject, at: moment(at) })}
          </li>
        ))}
      </ul>
    </Section>
  );
}

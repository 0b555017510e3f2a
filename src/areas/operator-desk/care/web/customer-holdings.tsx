import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { useMoment } from '../../web/moment.ts';
import { useNameOf } from '../../web/use-name-of.ts';
import type { readCustomer } from '../contract.ts';
import { SupportFacts } from './support-facts.tsx';

export type CustomerPage = Result<typeof readCustomer>;

type PendingKind = CustomerPage['waiting'][number]['kind'];
type WithUnderscores<Kind extends string> = Kind extends `${infer Head}-${infer Rest}`
  ? `${Head}_${WithUnderscores<Rest>}`
  : Kind;

const wordOf = (kind: PendingKind) => kind.replaceAll('-', '_') as WithUnderscores<PendingKind>;

const tones = {
  Active: 'good',
  WaitingForDeactivation: 'waiting',
  InProgress: 'waiting',
  PendingActivation: 'waiting',
} as const;

export function CustomerHoldings({ customer }: { customer: CustomerPage }) {
  const t = useTranslations('operator-desk');
  return (
    <Section title={t('services')}>
      <ul className="desk-stack">
        {customer.services.map(({ service, tariff, extras }) => (
          <Card as="li" key={service}>
            <div className="desk-row">
              <h3>{readableNumber(service)}</h3>
              <span className="desk-quiet" translate="no">
                {tariff}
              </span>
            </div>
            <ul className="desk-list">
              {extras.map(({ code, name, status }) => (
                <li key={code} className="desk-row">
                  <span>
                    <span translate="no">{name}</span> <span className="desk-quiet">{code}</span>
                  </span>
                  <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>
                </li>
              ))}
            </ul>
            <SupportFacts entries={customer.facts.filter((entry) => entry.service === service)} />
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** What is pending for the user or the network. */
export function CustomerWaiting({ customer }: { customer: CustomerPage }) {
  const t = useTranslations('operator-desk');
  const nameOf = useNameOf();
  const moment = useMoment();
  return (
    <Section title={t('waiting')}>
      <Card>
        {customer.waiting.length === 0 && <p className="desk-quiet">{t('waiting_none')}</p>}
        <ul className="desk-list">
          {customer.waiting.map(({ service, kind, subject, name, at }) => (
            <li key={`${service} ${kind} ${subject}`} className="desk-row">
              <span>
                {t(`waits_${wordOf(kind)}`)}{' '}
                <span className="desk-quiet" translate="no">
                  {name ?? nameOf('subject', subject)}
                </span>
              </span>
              <span className="desk-quiet">
                {t('waiting_line', { service: readableNumber(service), at: moment(at) })}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

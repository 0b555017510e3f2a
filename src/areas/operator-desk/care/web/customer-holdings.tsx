import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Disclosure } from '#platform/web/ui/layout/disclosure.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { useMoment } from '../../web/moment.ts';
import { useNameOf } from '../../web/use-name-of.ts';
import type { readCustomer } from '../contract.ts';
import { FactList, SupportFacts } from './support-facts.tsx';

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

type Service = CustomerPage['services'][number];
type FactEntries = CustomerPage['facts'];

/** Each service folds; that of a customer with a single one is open. */
export function CustomerHoldings({ customer: { services, facts } }: { customer: CustomerPage }) {
  const t = useTranslations('operator-desk');
  return (
    <Section title={t('services')}>
      <ul className="desk-stack">
        {services.map((service) => (
          <Card as="li" key={service.service}>
            <ServiceFold
              service={service}
              entries={facts.filter((entry) => entry.service === service.service)}
              isOpen={services.length === 1}
            />
          </Card>
        ))}
      </ul>
    </Section>
  );
}

type ServiceFoldProps = { service: Service; entries: FactEntries; isOpen: boolean };

function ServiceFold({ service: { service, tariff, extras }, entries, isOpen }: ServiceFoldProps) {
  const t = useTranslations('operator-desk');
  const ofExtra = (code: string) => entries.find((entry) => entry.topic === 'extras' && entry.code === code);
  const note = (
    <>
      <span translate="no">{tariff}</span> · {t('extras_count', { count: extras.length })}
    </>
  );
  return (
    <Disclosure title={readableNumber(service)} note={note} open={isOpen}>
      {extras.length > 0 && <h3 className="desk-topic">{t('topic_extras')}</h3>}
      <ul className="desk-list">
        {extras.map((extra) => (
          <ExtraLine key={extra.code} extra={extra} entry={ofExtra(extra.code)} />
        ))}
      </ul>
      <SupportFacts entries={entries.filter(({ topic }) => topic !== 'extras')} />
    </Disclosure>
  );
}

type ExtraLineProps = { extra: Service['extras'][number]; entry: FactEntries[number] | undefined };

function ExtraLine({ extra: { code, name, status }, entry }: ExtraLineProps) {
  const t = useTranslations('operator-desk');
  return (
    <li>
      <div className="desk-row">
        <span>
          <span translate="no">{name}</span> <span className="desk-quiet">{code}</span>
        </span>
        <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>
      </div>
      {entry && <FactList entry={entry} />}
    </li>
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

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import {
  offerSummary,
  offerSummaryDocument,
  openOfferSummary,
  openOfferSummaryDocument,
  type ContractSummary,
  type OpenOfferKind,
} from '#platform/contract-summary.ts';
import type { PurchaseKindName } from '#platform/purchases.ts';
import { useApi } from '../api/api-context.ts';
import { offerSummaryKey } from '../api/query-keys.ts';
import type { ReadClient } from '../api/read-client.ts';
import { FileLink } from '../file-link.tsx';
import { useLanguage } from '../i18n/text-provider.tsx';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { QueryContent } from '../ui/states/query-content.tsx';
import './offer-summary.css';

export type OfferSummaryProps = { subjects: readonly string[] } & (
  | { kind: PurchaseKindName; msisdn: string }
  /** An offer to anybody. */
  | { kind: OpenOfferKind; msisdn: null }
);

/** The contract summary in a dialog that orders something against payment; read when it is opened. */
export function OfferSummary(offer: OfferSummaryProps) {
  const t = useTranslations('shell');
  const api = useApi();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { kind, msisdn, subjects } = offer;
  const query = useQuery({
    queryKey: offerSummaryKey(kind, msisdn, subjects, language),
    queryFn: ({ signal }) => readSummary(api, offer, signal),
    enabled: isOpen,
    staleTime: 60_000,
  });
  if (subjects.length === 0) return null;
  return (
    <Disclosure title={t('summary_title')} note={t('summary_note')} open={isOpen} onOpenChange={setOpen}>
      {isOpen && (
        <div className="grid gap-4">
          <QueryContent query={query} height="8rem" level={3} title={t('summary_failed')}>
            {(summary) => <Sections summary={summary} />}
          </QueryContent>
          <FileLink failed={t('summary_failed')} read={(client) => readDocument(client, offer)}>
            {t('summary_pdf')}
          </FileLink>
        </div>
      )}
    </Disclosure>
  );
}

function readSummary(api: ReadClient, offer: OfferSummaryProps, signal: AbortSignal) {
  const subjects = offer.subjects.join(',');
  return offer.msisdn === null
    ? api.call(openOfferSummary, { query: { kind: offer.kind, subjects }, signal })
    : api.call(offerSummary, { query: { msisdn: offer.msisdn, kind: offer.kind, subjects }, signal });
}

function readDocument(api: ReadClient, offer: OfferSummaryProps) {
  const subjects = offer.subjects.join(',');
  return offer.msisdn === null
    ? api.download(openOfferSummaryDocument, { query: { kind: offer.kind, subjects } })
    : api.download(offerSummaryDocument, { query: { msisdn: offer.msisdn, kind: offer.kind, subjects } });
}

function Sections({ summary }: { summary: ContractSummary }) {
  return summary.sections.map(({ title, facts }) => (
    <section key={title} className="offer-summary">
      <h3>{title}</h3>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

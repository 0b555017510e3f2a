import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { demoPartnerArrival, demoPartnerLink, partnerStanding } from '../contract.ts';
import { usePartnerName } from './partner-name.ts';
import { demoArrivalKey, demoConsentKey } from './queries.ts';

/** Replaces a partner's site in the demo: sends the user to the portal, and reads the returned values. */
export function DemoPartnerScreen() {
  const t = useTranslations('partners');
  const { source = '' } = useParams({ strict: false }) as { source?: string };
  const { msisdn, type } = useSearch({ strict: false }) as Record<string, string | undefined>;
  useDocumentTitle(t('site_page', { partner: usePartnerName()(source) }));
  return msisdn && type ? <Back source={source} msisdn={msisdn} type={type} /> : <Away source={source} />;
}

function Away({ source }: { source: string }) {
  const t = useTranslations('partners');
  const go = useGoToPortal(source);
  return (
    <Site source={source} title={t('site_title')} text={t('site_text')}>
      <Button kind="primary" tall onClick={() => void go()}>
        {t('site_go')}
      </Button>
    </Site>
  );
}

type BackProps = { source: string; msisdn: string; type: string };

function Back({ source, msisdn, type }: BackProps) {
  const t = useTranslations('partners');
  const api = useApi();
  const go = useGoToPortal(source);
  const arrival = useQuery({
    queryKey: demoArrivalKey(source, msisdn),
    queryFn: () => readOnce(msisdn, () => api.call(demoPartnerArrival, { params: { source }, body: { msisdn, type } })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const consent = useQuery({
    queryKey: demoConsentKey(source, msisdn),
    queryFn: () => api.call(partnerStanding, { query: { source, encrypted_msisdn: msisdn } }),
    enabled: arrival.isSuccess,
  });
  if (arrival.isError) {
    return (
      <Site source={source} title={t('site_refused')} text={t('site_refused_text')}>
        <Button onClick={() => void go()}>{t('site_again')}</Button>
      </Site>
    );
  }
  if (!arrival.data) return <Skeleton height="16rem" radius="var(--r-l)" />;
  const { msisdn: number, subscription_type: kind } = arrival.data;
  return (
    <Site
      source={source}
      title={t('site_welcome', { number: readableNumber(number) })}
      text={t('site_values', { type: kind ?? t('site_type_unknown') })}
    >
      {consent.data && <p className="font-bold">{t(consent.data.is_active ? 'site_standing' : 'site_withdrawn')}</p>}
      <Button onClick={() => void consent.refetch()} busy={consent.isFetching}>
        {t('site_check')}
      </Button>
    </Site>
  );
}

/** The value works once; the partner keeps the result while the tab is open. */
async function readOnce<Read>(value: string, read: () => Promise<Read>): Promise<Read> {
  const key = `demo-partner ${value}`;
  const known = sessionStorage.getItem(key);
  if (known) return JSON.parse(known) as Read;
  const fresh = await read();
  sessionStorage.setItem(key, JSON.stringify(fresh));
  return fresh;
}

function useGoToPortal(source: string): () => Promise<void> {
  const api = useApi();
  const { navigate } = useRouter();
  return async () => {
    const values = await api.call(demoPartnerLink, { params: { source } });
    await navigate({ to: '/partner-verification', search: values });
  };
}

type SiteProps = { source: string; title: string; text: string; children: ReactNode };

function Site({ source, title, text, children }: SiteProps) {
  const t = useTranslations('partners');
  return (
    <Card as="section" className="mx-auto grid w-full max-w-[40rem] justify-items-start gap-4" aria-labelledby="site">
      <p className="text-s text-ink-quiet">
        {usePartnerName()(source)} · {t('site_kicker')}
      </p>
      <h1 id="site" className="text-3xl wrap-anywhere">
        {title}
      </h1>
      <p className="text-l text-ink-quiet">{text}</p>
      {children}
    </Card>
  );
}

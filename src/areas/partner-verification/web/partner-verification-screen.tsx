import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { GateScene } from '#platform/web/art/scenes/gate-scene.tsx';
import { forgetProved } from '#platform/web/number-proof/unique-id.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { buttonClass } from '#platform/web/ui/actions/button.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { StateActions, StateCard } from '#platform/web/ui/states/state-card.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { Consent } from './consent.tsx';
import { usePartnerName } from './partner-name.ts';
import { ProveNumber } from './prove-number.tsx';
import { arrivalQuery, type PartnerVisitState } from './queries.ts';

/** From a partner's site and back to it. Invalid values end here. */
export function PartnerVerificationScreen() {
  const t = useTranslations('partners');
  const shell = useTranslations('shell');
  useDocumentTitle(t('page'));
  const search = useSearch({ strict: false }) as Record<string, string | undefined>;
  const { source = '', time = '', encryptionKeyName = '' } = search;
  const query = useQuery(arrivalQuery(useApi(), { source, time, encryptionKeyName }));
  const { data, error } = query;
  if (error && !data) return <QueryErrorState level={1} queries={[query]} />;
  return (
    <div className="mx-auto w-full max-w-[34rem]">
      {data ? (
        <Arrived arrival={data} />
      ) : (
        <SkeletonGroup label={shell('loading')}>
          <Skeleton height="22rem" radius="var(--r-l)" />
        </SkeletonGroup>
      )}
    </div>
  );
}

type ConsentState = 'asking' | 'said-no' | 'over';

function Arrived({ arrival }: { arrival: PartnerVisitState }) {
  const t = useTranslations('partners');
  const name = usePartnerName();
  const [msisdn, setMsisdn] = useState(arrival.msisdn);
  const [consent, setConsent] = useState<ConsentState>('asking');
  /** The proof expired after the user had agreed. */
  const [wasAgreed, setWasAgreed] = useState(false);
  const { source } = arrival.state;
  if (!source || consent === 'over') return <Closed title={t('refused_title')} text={t('refused_text')} />;
  const partner = name(source);
  if (consent === 'said-no') {
    return (
      <Closed title={t('said_no_title')} text={t('said_no_text', { partner })}>
        <a className={buttonClass({ kind: 'primary' })} href={arrival.address}>
          {t('back_to_partner', { partner })}
        </a>
      </Closed>
    );
  }
  if (!msisdn) {
    return <ProveNumber source={source} notice={wasAgreed ? t('proof_over') : null} onProved={setMsisdn} />;
  }
  return (
    <Consent
      source={source}
      site={arrival.site}
      msisdn={msisdn}
      isRecognised={msisdn === arrival.recognised}
      isAgreed={wasAgreed}
      onOther={() => {
        setWasAgreed(false);
        setMsisdn(null);
      }}
      onRefuse={() => setConsent('said-no')}
      onProofOver={() => {
        forgetProved(source);
        setWasAgreed(true);
        setMsisdn(null);
      }}
      onVisitOver={() => setConsent('over')}
    />
  );
}

function Closed({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const t = useTranslations('partners');
  return (
    <StateCard level={1} scene={<GateScene />} title={title} text={text}>
      <StateActions>
        {children}
        <PortalLink to="/" className={buttonClass({ kind: 'soft' })}>
          {t('home')}
        </PortalLink>
      </StateActions>
    </StateCard>
  );
}

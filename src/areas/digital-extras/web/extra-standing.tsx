import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import type { Result } from '#platform/endpoint.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { TextButton, textLinkClass } from '#platform/web/ui/text-link.tsx';
import type { Extra } from '../contract-parts.ts';
import { groups, isStreamingExtra } from '../groups.ts';
import type { homeAssistancePolicy } from '../home-assistance-contract.ts';
import { isActive } from '../lists.ts';
import { FactList } from './fact-list.tsx';
import { InsurancePolicy } from './insurance-policy.tsx';
import { assistanceQuery, insuranceQuery, streamingQuery } from './queries.ts';
import { useHomeAssistanceCodes } from './use-home-assistance-codes.ts';

type Standing = { extra: Extra; msisdn: string };

/** How an extra stands at its partner: the account, the policy, the document. */
export function ExtraStanding({ extra, msisdn }: Standing) {
  const isHomeAssistance = useHomeAssistanceCodes().has(extra.code);
  if (isHomeAssistance && extra.status !== 'Inactive') return <AssistancePolicy msisdn={msisdn} />;
  if (!isActive(extra)) return null;
  if (isStreamingExtra(extra)) return <StreamingAccount extra={extra} msisdn={msisdn} />;
  return extra.group_type === groups.insurance ? <Insurance extra={extra} msisdn={msisdn} /> : null;
}

function StreamingAccount({ extra, msisdn }: Standing) {
  const t = useTranslations('digital-extras');
  const asked = useQuery(streamingQuery(useApi(), msisdn, extra.code));
  return (
    <Panel title={t('streaming_account')} asked={asked}>
      {asked.data && (
        <>
          <p>{t(asked.data.status === 'Registered' ? 'streaming_registered' : 'streaming_not_registered')}</p>
          {asked.data.link && (
            <a href={asked.data.link} className={textLinkClass}>
              {t('streaming_register')}
            </a>
          )}
        </>
      )}
    </Panel>
  );
}

function AssistancePolicy({ msisdn }: { msisdn: string }) {
  const t = useTranslations('digital-extras');
  const asked = useQuery(assistanceQuery(useApi(), msisdn));
  return (
    <Panel title={t('assistance_policy')} asked={asked}>
      {asked.data && <AssistanceFacts {...asked.data} />}
    </Panel>
  );
}

type Assistance = { policy: Result<typeof homeAssistancePolicy>; documentId: string | null };

function AssistanceFacts({ policy, documentId }: Assistance) {
  const t = useTranslations('digital-extras');
  return (
    <>
      <FactList
        facts={[
          { word: t('policy_number'), fact: policy.policy_number },
          {
            word: t('policy_status'),
            fact: t(policy.status === 'Active' ? 'policy_status_active' : 'policy_status_pending'),
          },
          { word: t('policy_address'), fact: `${policy.zip_code} ${policy.city}, ${policy.address}` },
          { word: t('address_contact_number'), fact: readableNumber(policy.contact_number) },
          { word: t('policy_from'), fact: shownDay(policy.start_date) },
          ...(policy.end_date ? [{ word: t('policy_to'), fact: shownDay(policy.end_date) }] : []),
        ]}
      />
      {documentId && (
        <PortalLink to="/e-signing" search={{ documentId }} className={textLinkClass}>
          {t('policy_document')}
        </PortalLink>
      )}
    </>
  );
}

function Insurance({ extra, msisdn }: Standing) {
  const t = useTranslations('digital-extras');
  const words = useTranslations('extras-dialogs');
  const asked = useQuery(insuranceQuery(useApi(), msisdn, extra.code));
  return (
    <Panel title={words('insurance_title')} asked={asked}>
      {asked.data && <InsurancePolicy policy={asked.data} />}
      {asked.data === null && <p>{t('policy_ending')}</p>}
    </Panel>
  );
}

type PanelProps = { title: string; asked: UseQueryResult; children: ReactNode };

/** A partner that does not answer spoils only its own part of the page. */
function Panel({ title, asked: { error, isPending, refetch }, children }: PanelProps) {
  const t = useTranslations('digital-extras');
  const errorText = useErrorText();
  return (
    <section className="grid w-full justify-items-start gap-3 border-t border-line pt-4">
      <h2 className="text-l">{title}</h2>
      {error && (
        <Notice tone="danger" shape={warnIcon} live>
          {errorText(error)} <TextButton onClick={() => void refetch()}>{t('retry')}</TextButton>
        </Notice>
      )}
      {isPending && !error && (
        <SkeletonGroup label={title} className="grid w-full gap-3">
          <Skeleton />
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {children}
    </section>
  );
}

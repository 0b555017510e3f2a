import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import type { Result } from '#platform/endpoint.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import type { homeAssistancePolicy } from '../contract.ts';
import { FactList } from '../../web/fact-list.tsx';
import { assistanceQuery } from './queries.ts';
import { Panel } from '../../web/partner-panel.tsx';

export function AssistancePolicy({ msisdn }: { msisdn: string }) {
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
  const isEnabled = useIsAreaEnabled();
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
      {documentId && isEnabled('e-signing') && (
        <PortalLink to="/e-signing" search={{ documentId }} className={textLinkClass}>
          {t('policy_document')}
        </PortalLink>
      )}
    </>
  );
}

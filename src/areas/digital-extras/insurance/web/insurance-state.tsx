import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { InsurancePolicy } from './insurance-policy.tsx';
import { insuranceQuery } from './queries.ts';
import { Panel, type PartnerStateProps } from '../../web/partner-panel.tsx';

export function Insurance({ extra, msisdn }: PartnerStateProps) {
  const t = useTranslations('digital-extras');
  const words = useTranslations('extras-dialogs');
  const asked = useQuery(insuranceQuery(useApi(), msisdn, extra));
  return (
    <Panel title={words('insurance_title')} asked={asked}>
      {asked.data && <InsurancePolicy policy={asked.data} />}
      {asked.data === null && <p>{t('policy_ending')}</p>}
    </Panel>
  );
}

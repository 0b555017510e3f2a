import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import type { ContractDetails } from '../../contract.ts';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { contractQuery } from '../../../web/queries.ts';
import { ContractServices } from '../contract-services.tsx';

export function ContractDetailsDialog({ contractId }: { contractId: string }) {
  const t = useTranslations('profile');
  const query = useQuery(contractQuery(useApi(), useLanguage(), contractId));
  return (
    <DialogContent title={t('contract_number', { number: contractId })}>
      <QueryContent query={query} height="12rem">
        {(details) => <Details details={details} />}
      </QueryContent>
    </DialogContent>
  );
}

function Details({ details }: { details: ContractDetails }) {
  const t = useTranslations('profile');
  const facts = [
    [t('contract_holder'), details.holder_name],
    [t('contract_signed'), shownDay(details.signed_on)],
    [t('contract_ends'), details.ends_on ? shownDay(details.ends_on) : t('contract_endless')],
  ] as const;
  return (
    <div className="grid gap-5">
      <dl className="grid gap-3">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 large-text:block">
            <dt className="text-ink-quiet">{name}</dt>
            <dd className="text-right font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className="mb-2 text-m font-bold">{t('contract_services')}</h3>
        <ContractServices services={details.services} />
      </div>
    </div>
  );
}

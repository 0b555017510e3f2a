import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { customerServices } from '#areas/home/contract.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { byContract } from '../rules.ts';
import { ContractServices } from './contract-services.tsx';
import { registerProfileDialogs } from '../../web/dialogs.ts';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { servicesKey } from '#platform/web/api/query-keys.ts';
import { ProfilePage } from '../../web/profile-page.tsx';

registerProfileDialogs();

export function ContractsScreen() {
  const t = useTranslations('profile');
  const api = useApi();
  const query = useQuery({
    queryKey: servicesKey(useLanguage()),
    queryFn: ({ signal }) => api.call(customerServices, { signal }),
    staleTime: 60_000,
  });
  return (
    <ProfilePage title={t('contracts_title')} text={t('contracts_text')}>
      <QueryContent query={query} height="16rem">
        {(services) => {
          const contracts = byContract(services.filter(({ owner }) => owner));
          if (contracts.length === 0) {
            return <EmptyState title={t('contracts_empty_title')} text={t('contracts_empty_text')} />;
          }
          return (
            <div className="grid gap-5">
              {contracts.map((contract) => (
                <Contract key={contract.contractId} {...contract} />
              ))}
            </div>
          );
        }}
      </QueryContent>
    </ProfilePage>
  );
}

type ContractProps = { contractId: string; services: Parameters<typeof ContractServices>[0]['services'] };

function Contract({ contractId, services }: ContractProps) {
  const t = useTranslations('profile');
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-l">{t('contract_number', { number: contractId })}</h2>
        <Button
          aria-label={t('contract_details_of', { number: contractId })}
          onClick={() => openDialog('profile.ContractDetailsModal', { contractId })}
        >
          {t('contract_details')}
        </Button>
      </div>
      <ContractServices services={services} />
    </Card>
  );
}

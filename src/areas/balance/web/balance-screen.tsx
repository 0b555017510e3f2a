import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { chosenOf, useChosenMsisdn, useServedServices } from '#platform/web/shell/chosen-service.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { AutomaticCard, StopAutomatic } from './automatic-card.tsx';
import { BalanceTitle } from './balance-title.tsx';
import { registerBalanceDialogs } from './dialogs.ts';
import { Movements } from './movements.tsx';
import { OpenPurchases } from './open-purchases.tsx';
import { balanceQuery } from './queries.ts';
import { TopUpList } from './top-up-list.tsx';
import { TopUpResult } from './top-up-result.tsx';
import './balance.css';

registerBalanceDialogs();

type Search = { payment?: string; missing?: string };

export function BalanceScreen() {
  const t = useTranslations('balance');
  useDocumentTitle(t('page'));
  const { payment, missing } = useSearch({ strict: false }) as Search;
  const msisdn = usePrepaidNumber();
  useTopUpForPurchase(msisdn, missing, payment);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <BackLink to="/">{t('home')}</BackLink>
      {payment && <TopUpResult topUpId={payment} />}
      {msisdn ? <BalanceOf key={msisdn} msisdn={msisdn} shownTopUp={payment} /> : <NoPrepaidNumber />}
      <TopUpList />
    </div>
  );
}

/** The number in the address; without one, the first with a balance. */
function usePrepaidNumber(): string | undefined {
  const services = useServedServices();
  const chosen = useChosenMsisdn();
  const withBalance = services.filter(({ hasBalance }) => hasBalance);
  return chosenOf(chosen ? services : [...withBalance, ...services], chosen)?.service_id;
}

/** A purchase sent the user here to top up what is missing. */
function useTopUpForPurchase(
  msisdn: string | undefined,
  missing: string | undefined,
  payment: string | undefined,
): void {
  useEffect(() => {
    if (msisdn && missing && !payment) openDialog('balance.TopUp', { msisdn, missingCents: Number(missing) || 0 });
  }, [msisdn, missing, payment]);
}

const refusedAs = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

/** Open top-ups are shown after a reload too, except the one that is already shown. */
function BalanceOf({ msisdn, shownTopUp }: { msisdn: string; shownTopUp: string | undefined }) {
  const t = useTranslations('balance');
  const query = useQuery(balanceQuery(useApi(), msisdn, useLanguage()));
  const { data, error } = query;
  if (data) {
    return (
      <>
        {data.open_top_ups.map(({ top_up_id: id }) => id !== shownTopUp && <TopUpResult key={id} topUpId={id} />)}
        <BalanceTitle balance={data} />
        <OpenPurchases balance={data} />
        <AutomaticCard balance={data} />
        <Movements movements={data.movements} />
      </>
    );
  }
  if (refusedAs(error, 'EC_Number_Not_Prepaid')) return <NoPrepaidNumber />;
  if (refusedAs(error, 'EC_No_Balance_Data')) {
    const topUp = (
      <>
        <Button kind="primary" tall onClick={() => openDialog('balance.TopUp', { msisdn })}>
          {t('top_up')}
        </Button>
        {(error as ApiError).properties['IsAutomatic'] === true && <StopAutomatic msisdn={msisdn} />}
      </>
    );
    return <EmptyState level={1} title={t('unknown_title')} text={t('unknown_text')} action={topUp} />;
  }
  if (error) return <QueryErrorState level={1} title={t('not_loaded')} queries={[query]} />;
  return (
    <>
      <Skeleton width="min(70%, 22rem)" height="3rem" />
      <Skeleton height="20rem" radius="var(--r-l)" />
    </>
  );
}

function NoPrepaidNumber() {
  const t = useTranslations('balance');
  const topUp = (
    <Button kind="primary" tall onClick={() => openDialog('balance.TopUp', {})}>
      {t('top_up_other')}
    </Button>
  );
  return <EmptyState level={1} title={t('not_prepaid_title')} text={t('not_prepaid_text')} action={topUp} />;
}

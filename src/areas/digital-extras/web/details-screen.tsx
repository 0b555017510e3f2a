import { Navigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { BackLink } from '#platform/web/ui/layout/back-link.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { swapArea } from '../states.ts';
import { donationGroup } from '../constants.ts';
import { DonationForm } from '../donation/web/donation-form.tsx';
import { ExtraDetails } from './extra-details.tsx';
import { ExtrasPage, type NumberExtras } from './extras-page.tsx';
import { useExtraName } from './use-extra-names.ts';

type DetailsSearch = { msisdn?: string; code?: string; isPromoSwap?: string; extraCodeToBeSwapped?: string };

/** A single extra; a donation also has its form. */
export function DetailsScreen() {
  const t = useTranslations('digital-extras');
  const { msisdn, code } = useSearch({ strict: false }) as DetailsSearch;
  if (!code) return <Navigate to="/digital-extras/select-services" search={msisdn ? { msisdn } : {}} replace />;
  return (
    <ExtrasPage>
      {(given) => {
        return (
          <>
            <BackLink to="/digital-extras/select-services">{t('title')}</BackLink>
            <Details {...given} code={code} />
          </>
        );
      }}
    </ExtrasPage>
  );
}

function Details({ code, ...given }: NumberExtras & { code: string }) {
  const t = useTranslations('digital-extras');
  const { isPromoSwap, extraCodeToBeSwapped } = useSearch({ strict: false }) as DetailsSearch;
  const { currentExtra: extra } = swapArea(given.data, code);
  const nameOf = useExtraName();
  useDocumentTitle(extra ? nameOf(extra) : t('no_such_extra'));
  if (!extra) return <EmptyState level={1} title={t('no_such_extra')} text={t('no_such_extra_text')} />;
  const swapped = isPromoSwap === 'true' ? extraCodeToBeSwapped : undefined;
  return (
    <>
      <ExtraDetails extra={extra} {...given} />
      {extra.group_type === donationGroup && <DonationForm extra={extra} swapped={swapped} {...given} />}
    </>
  );
}

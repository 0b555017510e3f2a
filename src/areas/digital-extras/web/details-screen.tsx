import { Navigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import { chevronLeftIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { textLinkClass } from '#platform/web/ui/text-link.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { swapArea } from '../states.ts';
import { donationGroup } from '../words.ts';
import { DonationForm } from '../donation/web/donation-form.tsx';
import { ExtraDetails } from './extra-details.tsx';
import { ExtrasPage, type NumberExtras } from './extras-page.tsx';
import { useExtraName } from './use-extra-names.ts';

type DetailsSearch = { msisdn?: string; code?: string; isPromoSwap?: string; extraCodeToBeSwapped?: string };

/** One extra by itself; a donation also asks for its cause and amount. */
export function DetailsScreen() {
  const t = useTranslations('digital-extras');
  const { msisdn, code } = useSearch({ strict: false }) as DetailsSearch;
  if (!code) return <Navigate to="/digital-extras/select-services" search={msisdn ? { msisdn } : {}} replace />;
  return (
    <ExtrasPage>
      {(given) => {
        return (
          <>
            <PortalLink
              to="/digital-extras/select-services"
              className={`${textLinkClass} inline-flex min-h-tap items-center gap-1 justify-self-start`}
            >
              <Icon shape={chevronLeftIcon} size="s" />
              {t('title')}
            </PortalLink>
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

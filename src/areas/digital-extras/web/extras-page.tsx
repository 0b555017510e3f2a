import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { useShellPerson } from '#platform/web/shell/shell-data.ts';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { useDialogsAtHand } from '#platform/web/ui/dialog/use-dialogs-at-hand.ts';
import type { Eligibility } from '../contract.ts';
import { useChosenNumber } from './chosen-number.ts';
import { ClosedExtras } from './closed-extras.tsx';
import { registerExtrasDialogs } from './dialogs.ts';
import { ExtrasSkeleton } from './extras-skeleton.tsx';
import { eligibilityQuery } from './queries.ts';

registerExtrasDialogs();

export type NumberExtras = { data: Eligibility; msisdn: string };

/** The frame of every extras screen while its data loads or when it cannot load. */
export function ExtrasPage({ children }: { children: (given: NumberExtras) => ReactNode }) {
  const t = useTranslations('digital-extras');
  const { msisdn, isPending } = useChosenNumber();
  if (isPending) return <ExtrasSkeleton />;
  if (!msisdn) return <EmptyState level={1} title={t('no_services_title')} text={t('no_services_text')} />;
  return <ExtrasOf key={msisdn} msisdn={msisdn} content={children} />;
}

const closedCodes = new Set(['EC_Unavailable_For_Business', 'EC_User_Not_Authoried', 'Error_403']);

function ExtrasOf({ msisdn, content }: { msisdn: string; content: (given: NumberExtras) => ReactNode }) {
  const query = useQuery(eligibilityQuery(useApi(), useLanguage(), msisdn));
  const { data, error } = query;
  const t = useTranslations('digital-extras');
  const errorText = useErrorText();
  const isFixed = useIsFixed(msisdn);
  useDialogsAtHand('digital-extras.Failure', 'change.OutcomeUnknown');
  if (data && !isFixed) return content({ data, msisdn });
  if (isFixed) return <EmptyState level={1} title={t('not_offered_title')} text={t('not_offered_text')} />;
  if (!error) return <ExtrasSkeleton />;
  const code = error instanceof ApiError ? error.code : null;
  if (code && closedCodes.has(code)) return <ClosedExtras msisdn={msisdn} />;
  if (code === 'EC_Prepaid_Tv_Is_Not_Eligible') {
    return <EmptyState level={1} title={t('not_offered_title')} text={errorText(error)} />;
  }
  return <QueryErrorState level={1} title={t('not_loaded')} queries={[query]} />;
}

/** Home internet and landlines have no extras. */
function useIsFixed(msisdn: string): boolean {
  const service = useShellPerson()?.services.find(({ service_id }) => service_id === msisdn);
  return service ? ['HomeBroadband', 'Landline', 'NetBox'].includes(service.service_type) : false;
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { Price } from '#platform/web/ui/price.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import type { InsuranceDetails } from '../../partner-contract.ts';
import { CloseAction } from '../dialog-actions.tsx';
import type { OfExtra } from '../flow.ts';
import { insuranceQuery } from '../queries.ts';

/** The policy behind an insurance extra; a notice takes its place while the policy is being ended. */
export function InsuranceDetailsDialog({ msisdn, extra }: OfExtra) {
  const t = useTranslations('extras-dialogs');
  const errorText = useErrorText();
  const { data, error } = useQuery(insuranceQuery(useApi(), msisdn, extra.code));
  const isEnding = error instanceof ApiError && error.code === 'EC_Deactivation_In_Process';
  useEffect(() => {
    if (isEnding) replaceDialog('InsuranceDeactivationInProgress');
  }, [isEnding]);
  return (
    <DialogContent title={t('insurance_title')} actions={<CloseAction words={t('close')} />}>
      {error && !isEnding && <p role="alert">{errorText(error)}</p>}
      {data ? (
        <Policy policy={data} />
      ) : (
        !error && (
          <SkeletonGroup label={t('insurance_loading')} className="grid gap-3">
            <Skeleton />
            <Skeleton />
            <Skeleton width="60%" />
          </SkeletonGroup>
        )
      )}
    </DialogContent>
  );
}

function Policy({ policy }: { policy: InsuranceDetails }) {
  const t = useTranslations('extras-dialogs');
  const language = useLanguage();
  const facts = [
    [t('insurance_number'), policy.policy_number],
    [t('insurance_name'), policy.insured_name],
    [t('insurance_from'), shownDay(policy.start_date)],
    ...(policy.end_date ? [[t('insurance_to'), shownDay(policy.end_date)]] : []),
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3">
      {facts.map(([word, fact]) => (
        <div key={word} className="contents">
          <dt className="text-ink-quiet">{word}</dt>
          <dd className="text-end font-bold">{fact}</dd>
        </div>
      ))}
      <dt className="text-ink-quiet">{t('insurance_price')}</dt>
      <dd className="justify-self-end">
        <Price prices={policy.price_currency} language={language} align="end" />
      </dd>
    </dl>
  );
}

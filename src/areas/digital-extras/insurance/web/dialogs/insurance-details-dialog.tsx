import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import type { ExtraSubject } from '../../../web/flow.ts';
import { InsurancePolicy } from '../insurance-policy.tsx';
import { insuranceQuery } from '../queries.ts';

/** The policy of an insurance extra, or a notice while the policy is being ended. */
export function InsuranceDetailsDialog({ msisdn, extra }: ExtraSubject) {
  const t = useTranslations('extras-dialogs');
  const errorText = useErrorText();
  const { data, error } = useQuery(insuranceQuery(useApi(), msisdn, extra));
  const isEnding = data === null;
  useEffect(() => {
    if (isEnding) replaceDialog('digital-extras.InsuranceDeactivationInProgress');
  }, [isEnding]);
  return (
    <InfoContent title={t('insurance_title')} close={t('close')}>
      {error && <p role="alert">{errorText(error)}</p>}
      {data ? (
        <InsurancePolicy policy={data} />
      ) : (
        !error &&
        !isEnding && (
          <SkeletonGroup label={t('insurance_loading')} className="grid gap-3">
            <Skeleton />
            <Skeleton />
            <Skeleton width="60%" />
          </SkeletonGroup>
        )
      )}
    </InfoContent>
  );
}

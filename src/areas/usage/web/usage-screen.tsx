import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { useChosenService } from '#platform/web/shell/chosen-service.ts';
import { NothingHere } from '#platform/web/shell/nothing-here.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { useDialogsAtHand } from '#platform/web/ui/dialog/use-dialogs-at-hand.ts';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { Allowances } from './allowances.tsx';
import { Control } from './control.tsx';
import { Days } from './days.tsx';
import { registerUsageDialogs } from './dialogs.ts';
import { FairUseCard } from './fair-use-card.tsx';
import { OutsidePlan } from './outside-plan.tsx';
import { usageQuery } from './queries.ts';
import { usageServiceTypes } from './usage-service-types.ts';
import { UsageSkeleton } from './usage-skeleton.tsx';
import { UsageTitle } from './usage-title.tsx';
import './usage.css';

registerUsageDialogs();

export function UsageScreen() {
  const t = useTranslations('usage');
  useDocumentTitle(t('page'));
  const service = useChosenService();
  if (!service || !usageServiceTypes.includes(service.service_type)) {
    return <NothingHere title={t('no_number')} text={t('no_number_text')} />;
  }
  return <UsageOf key={service.service_id} msisdn={service.service_id} />;
}

/** A retry would be answered in the same way. */
const hasNoData = (error: unknown) => error instanceof ApiError && error.code === 'EC_No_Usage_Data';

function UsageOf({ msisdn }: { msisdn: string }) {
  const t = useTranslations('usage');
  useDialogsAtHand('change.OutcomeUnknown');
  const usage = useQuery(usageQuery(useApi(), useLanguage(), msisdn));
  if (!usage.data) {
    if (!usage.error) return <UsageSkeleton />;
    if (hasNoData(usage.error)) return <NothingHere title={t('no_data')} text={t('no_data_text')} />;
    return <QueryErrorState level={1} title={t('not_loaded')} queries={[usage]} />;
  }
  const { data } = usage;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
      <UsageTitle usage={data} />
      {data.allowances.length > 0 && <Allowances usage={data} />}
      <Days msisdn={msisdn} owner={data.owner} />
      <div className="usage-halves gap-y-section">
        <OutsidePlan usage={data} />
        {data.fair_use && <FairUseCard fairUse={data.fair_use} />}
      </div>
      <Control usage={data} />
    </div>
  );
}

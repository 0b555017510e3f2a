// The last step of a flow: activates the plan, in place of the active main plan where it is one.

import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { activatePlan } from './plan-actions.ts';
import type { PlanFlow } from './plan-flow.ts';
import { useRun } from './use-run.ts';

export function useActivate({ msisdn, plan, activeMain }: PlanFlow): () => void {
  const t = useTranslations('roaming-dialogs');
  const api = useApi();
  const run = useRun(msisdn);
  const before = plan.component_type === 'MAIN_TARIFF' ? activeMain : null;
  const success = before
    ? ({ kind: 'change', msisdn, plan: plan.name, before: before.name } as const)
    : ({ kind: 'activate', msisdn, plan: plan.name } as const);
  const work = () => activatePlan(api, { msisdn, plan_id: plan.plan_id }, plan, activeMain);
  return () => void run(t('loader_plan'), work, success);
}

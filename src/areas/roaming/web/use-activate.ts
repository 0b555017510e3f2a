// The last step of a flow: activates the plan; a main plan replaces the active one.

import { useTranslations } from 'use-intl/react';
import { activatePlan } from './plan-actions.ts';
import type { PlanFlow } from './plan-flow.ts';
import { stepOf } from './use-package-purchase.ts';
import { useRoamingChange } from './use-roaming-change.ts';

export function useActivate(flow: PlanFlow): () => void {
  const { msisdn, plan, activeMain } = flow;
  const t = useTranslations('roaming-dialogs');
  const change = useRoamingChange(msisdn, stepOf(flow));
  const before = plan.component_type === 'MAIN_TARIFF' ? activeMain : null;
  const success = before
    ? ({ kind: 'change', msisdn, plan: plan.name, before: before.name } as const)
    : ({ kind: 'activate', msisdn, plan: plan.name } as const);
  return () =>
    change(t('loader_plan'), (api) => activatePlan(api, { msisdn, plan_id: plan.plan_id }, plan, activeMain), success);
}

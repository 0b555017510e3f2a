import { useTranslations } from 'use-intl/react';
import { smsIcon } from '#platform/web/art/icons/services.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { Consequences } from '#platform/web/ui/receipt.tsx';
import type { ComponentType } from '../../words.ts';
import { deactivatePlan } from '../plan-actions.ts';
import type { PlanSubject } from '../plan-flow.ts';
import { useRoamingChange } from '../use-roaming-change.ts';

const losesOf = {
  MAIN_TARIFF: 'deactivate_main_loses',
  PACKAGE: 'deactivate_package_loses',
  ADDITIONAL_TARIFF: 'deactivate_additional_loses',
} as const satisfies Record<ComponentType, string>;

/** Before a plan is stopped: what is lost with it. */
export function DeactivateInfoDialog({ msisdn, plan }: PlanSubject) {
  const t = useTranslations('roaming-dialogs');
  const change = useRoamingChange(msisdn);
  const isMain = plan.component_type === 'MAIN_TARIFF';
  const stop = () =>
    change(t('loader_plan'), (api) => deactivatePlan(api, { msisdn, plan_id: plan.plan_id }), {
      kind: 'deactivate',
      msisdn,
      plan: plan.name,
    });
  return (
    <DialogContent
      title={isMain ? t('deactivate_title_roaming') : t('deactivate_title', { plan: plan.name })}
      text={t(losesOf[plan.component_type])}
      actions={
        <DialogActions
          danger
          main={t(isMain ? 'deactivate_main_roaming' : 'deactivate_main')}
          onMain={stop}
          quiet={t('deactivate_keep')}
        />
      }
    >
      <Consequences
        items={[
          ...(plan.is_archived
            ? [{ key: 'archived', shape: warnIcon, text: t('archived_lost', { plan: plan.name }) }]
            : []),
          { key: 'soon', shape: smsIcon, text: t('deactivate_soon') },
        ]}
      />
    </DialogContent>
  );
}

import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import type { RoamingPackage, RoamingPlan } from '../contract.ts';
import { usePackageEnd, usePackageLeft } from './use-package-text.ts';

type RunningPackagesProps = { plan: RoamingPlan; isDisabled: boolean; onStop: (running: RoamingPackage) => void };

/** The active packages of a plan, each with its last day and stop button. */
export function RunningPackages({ plan, isDisabled, onStop }: RunningPackagesProps) {
  const t = useTranslations('roaming');
  const endOf = usePackageEnd();
  const leftIn = usePackageLeft();
  if (plan.packages.length === 0) return null;
  return (
    <ul className="plan-packages">
      {plan.packages.map((running) => {
        const left = leftIn(plan, running);
        const end = endOf(running);
        return (
          <li key={running.package_id}>
            <span>
              <b>{end}</b>
              <small>{left ? t('package_left', { left }) : t('package_empty')}</small>
            </span>
            {running.is_ending ? (
              <output>{t('deactivating')}</output>
            ) : (
              <Button
                kind="bare"
                disabled={isDisabled}
                aria-label={t('package_button', { action: t('stop'), plan: plan.name, end })}
                onClick={() => onStop(running)}
              >
                {t('stop')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

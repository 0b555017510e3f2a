import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { centsOf } from '#platform/money.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon } from '#platform/web/art/icons/shell.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Price } from '#platform/web/ui/cards/price.tsx';
import type { Roaming, RoamingPackage, RoamingPlan } from '../contract.ts';
import type { PostpaidDetails } from '../contract-limits.ts';
import { beginActivation, flowOf, needsMainPlan, othersRunning } from './plan-flow.ts';
import { RunningPackages } from './running-packages.tsx';
import { useDataText, usePackageText } from './use-amount-text.ts';

type PlanCardProps = { plan: RoamingPlan; roaming: Roaming; details: PostpaidDetails };

export function PlanCard({ plan, roaming, details }: PlanCardProps) {
  const t = useTranslations('roaming');
  const packageWords = usePackageText();
  return (
    <Card as="article" className="plan" data-on={plan.is_active || undefined}>
      <PlanAmount plan={plan} />
      <PlanState plan={plan} />
      <h3>
        {plan.name}
        {plan.is_archived && <Badge>{t('archived')}</Badge>}
      </h3>
      <div className="plan-facts">
        <p>{plan.description}</p>
        {plan.component_type === 'PACKAGE' && <p>{packageWords(plan)}</p>}
      </div>
      <PlanButtons plan={plan} roaming={roaming} details={details} />
    </Card>
  );
}

/** The most important value: the gigabytes, or the number of countries with home prices. */
function PlanAmount({ plan }: { plan: RoamingPlan }) {
  const t = useTranslations('roaming');
  const dataWords = useDataText();
  const { component_type, allowance, country_count } = plan;
  if (component_type === 'PACKAGE' && allowance) {
    return <p className="plan-amount">{dataWords(allowance.megabytes)}</p>;
  }
  return (
    <p className="plan-amount" data-words>
      {t('countries', { count: country_count })}
      {component_type === 'MAIN_TARIFF' && <small> {t('as_at_home')}</small>}
    </p>
  );
}

function PlanState({ plan }: { plan: RoamingPlan }) {
  return (
    <div className="plan-state">
      <PlanLive plan={plan} />
      <PlanPrice plan={plan} />
    </div>
  );
}

function PlanLive({ plan }: { plan: RoamingPlan }) {
  const t = useTranslations('roaming');
  const { pending, is_active: isActive, active_count: count } = plan;
  if (pending) {
    return (
      <output className="plan-live" data-waits>
        <Icon shape={clockIcon} size="s" />
        {t(pending === 'activate' ? 'activating' : 'deactivating')}
      </output>
    );
  }
  if (!isActive) return null;
  return (
    <p className="plan-live">
      <Icon shape={checkIcon} size="s" />
      {count > 1 ? t('active_many', { count }) : t('active')}
    </p>
  );
}

function PlanPrice({ plan }: { plan: RoamingPlan }) {
  const t = useTranslations('roaming');
  const language = useLanguage();
  if (centsOf(plan.price_currency) === 0) return <p className="plan-free">{t('no_fee')}</p>;
  const texts = plan.valid_days === null ? { per: t('per_month') } : {};
  return <Price prices={plan.price_currency} language={language} align="end" texts={texts} />;
}

function PlanButtons({ plan, roaming, details }: PlanCardProps) {
  const t = useTranslations('roaming');
  const flow = flowOf(plan, roaming, details);
  const { msisdn } = flow;
  const isDisabled = roaming.has_request;
  const named = (action: string) => t('plan_button', { action, plan: plan.name });
  const stop = (running: RoamingPackage | null) =>
    details.owner
      ? openDialog('roaming.DeactivateInfo', { msisdn, plan, running, others: othersRunning(plan, running, roaming) })
      : openDialog('roaming.UserBusinessActivationInfo', { msisdn });
  const isPackage = plan.component_type === 'PACKAGE';
  const action = t(plan.is_eligible_for_swappable_activation ? 'change_to' : 'activate');
  const isWithoutMain = !plan.is_active && needsMainPlan(plan, roaming);
  const reasonId = useId();
  const stopWords = t(plan.component_type === 'MAIN_TARIFF' ? 'stop_roaming' : 'stop');
  return (
    <div className="plan-buttons">
      <RunningPackages plan={plan} isDisabled={isDisabled} onStop={stop} />
      {plan.is_active && plan.component_type !== 'ADDITIONAL_TARIFF' && (
        <Button wide aria-label={named(t('see_usage'))} onClick={() => openDialog('roaming.ActivePlanUsage', flow)}>
          {t('see_usage')}
        </Button>
      )}
      {!plan.is_active && !plan.pending && (
        <Button
          kind="outline"
          wide
          disabled={isDisabled || isWithoutMain}
          aria-label={named(action)}
          aria-describedby={isDisabled || isWithoutMain ? reasonId : undefined}
          onClick={() => beginActivation(flow)}
        >
          {action}
        </Button>
      )}
      {plan.is_active && !isPackage && !plan.pending && (
        <Button kind="bare" wide disabled={isDisabled} aria-label={named(stopWords)} onClick={() => stop(null)}>
          {stopWords}
        </Button>
      )}
      {(isDisabled || isWithoutMain) && !plan.pending && (
        <p className="plan-wait" id={reasonId}>
          {t(isDisabled ? 'wait_for_request' : 'main_plan_first')}
        </p>
      )}
      <AboutAdditional plan={plan} />
    </div>
  );
}

function AboutAdditional({ plan }: { plan: RoamingPlan }) {
  const t = useTranslations('roaming');
  if (plan.component_type !== 'ADDITIONAL_TARIFF') return null;
  const words = t('what_is_it');
  return (
    <Button
      kind="bare"
      wide
      aria-label={t('plan_button', { action: words, plan: plan.name })}
      onClick={() => openDialog('roaming.AdditionalInfo', { plan })}
    >
      {words}
    </Button>
  );
}

import { useTranslations } from 'use-intl/react';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import type { Roaming, RoamingPlan } from '../contract.ts';
import type { PostpaidDetails } from '../contract-limits.ts';
import type { ComponentType } from '../constants.ts';
import { PlanCard } from './plan-card.tsx';

type PlansProps = { roaming: Roaming; details: PostpaidDetails };

/** The main plans, of which one can be active; then packages and additional tariffs. */
export function Plans({ roaming, details }: PlansProps) {
  const t = useTranslations('roaming');
  const ofType = (type: ComponentType) => roaming.roaming_plans.filter(({ component_type }) => component_type === type);
  const [mains, packages, additional] = [ofType('MAIN_TARIFF'), ofType('PACKAGE'), ofType('ADDITIONAL_TARIFF')];
  const cards = (plans: RoamingPlan[]) => (
    <div className="plans">
      {plans.map((plan) => (
        <PlanCard key={plan.plan_id} plan={plan} roaming={roaming} details={details} />
      ))}
    </div>
  );
  const whenTitle = t('packages_when_title');
  const when = { title: whenTitle, lines: [t('packages_when_text')] };
  return (
    <>
      <Section
        title={t('mains_title')}
        text={t('mains_text')}
        action={
          <TextButton
            className="whitespace-nowrap"
            onClick={() => openDialog('roaming.MainPlansInfo', { plans: mains })}
          >
            {t('mains_how')}
          </TextButton>
        }
      >
        {cards(mains)}
      </Section>
      {packages.length > 0 && (
        <Section
          title={t('packages_title')}
          text={t('packages_text')}
          action={
            <TextButton className="whitespace-nowrap" onClick={() => openDialog('roaming.CustomInfo', when)}>
              {t('packages_when')}
            </TextButton>
          }
        >
          {cards(packages)}
        </Section>
      )}
      {additional.length > 0 && (
        <Section title={t('additional_title')} text={t('additional_text')}>
          {cards(additional)}
        </Section>
      )}
    </>
  );
}

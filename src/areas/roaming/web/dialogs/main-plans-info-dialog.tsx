import { useTranslations } from 'use-intl/react';
import { centsOf } from '#platform/money.ts';
import { checkIcon } from '#platform/web/art/icons/shell.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import type { RoamingPlan } from '../../contract.ts';

export function MainPlansInfoDialog({ plans }: { plans: RoamingPlan[] }) {
  const t = useTranslations('roaming-dialogs');
  const says = useTranslations('roaming');
  const language = useLanguage();
  return (
    <InfoContent title={t('main_info_title')} text={t('main_info_text')} close={t('understood')}>
      <ul className="main-plans">
        {plans.map((plan) => (
          <li key={plan.plan_id}>
            <div className="min-w-0">
              <b>{plan.name}</b>
              {plan.is_active && (
                <Badge tone="good" shape={checkIcon}>
                  {says('active')}
                </Badge>
              )}
              <p>{plan.description}</p>
            </div>
            <Price
              prices={plan.price_currency}
              language={language}
              align="end"
              texts={centsOf(plan.price_currency) === 0 ? { free: says('no_fee') } : { per: says('per_month') }}
            />
          </li>
        ))}
      </ul>
    </InfoContent>
  );
}

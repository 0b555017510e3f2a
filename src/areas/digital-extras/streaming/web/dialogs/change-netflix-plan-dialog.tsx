import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Result } from '#platform/endpoint.ts';
import { priceOf } from '#platform/money.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { BalanceAfter } from '#platform/web/balance/balance-after.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { OfferSummary } from '#platform/web/contract-summary/offer-summary.tsx';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { Receipt } from '#platform/web/ui/cards/receipt.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { downgradeStreamingPlan, upgradeStreamingPlan, type familyEligibility } from '../../contract.ts';
import { isStreamingPlan, streamingPlans } from '../../rules.ts';
import { CloseAction, DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import type { ExtraSubject } from '../../../web/flow.ts';
import { familyQuery } from '../queries.ts';
import { useExtraName } from '../../../web/use-extra-names.ts';
import { useExtraChange, type SendExtraChange } from '../../../web/use-extra-change.ts';
import { useTakenAtOnce } from '../../../web/use-extra-purchase.ts';
import { restOfMonth } from '../../../web/rest-of-month.ts';

type Plan = Result<typeof familyEligibility>['available_upgrades'][number];

/** Moves a streaming plan up or down, within what is available. */
export function ChangeNetflixPlanDialog(props: ExtraSubject) {
  const { msisdn, isPrepaid, extra, today } = props;
  const t = useTranslations('extras-dialogs');
  const api = useApi();
  const language = useLanguage();
  const change = useExtraChange({ msisdn });
  const errorText = useErrorText();
  const nameOf = useExtraName();
  const [code, setCode] = useState<string | null>(null);
  const { data, error } = useQuery(familyQuery(api, language, msisdn, extra.code));
  const upgrades = data?.available_upgrades ?? [];
  const downgrades = data?.available_downgrades ?? [];
  const chosen = [...upgrades, ...downgrades].find((plan) => plan.code === code);
  const says = useTranslations('shell');
  const purchase = useTakenAtOnce(props, chosen?.prorate_price ?? priceOf(0), 'digital-extras.ChangeNetflixPlan');
  const changeTo =
    (plan: Plan): SendExtraChange =>
    async (changing) => {
      const body = { code: extra.code, msisdn };
      if (upgrades.includes(plan))
        await changing.call(upgradeStreamingPlan, { body: { ...body, code_to_upgrade_with: plan.code } });
      else await changing.call(downgradeStreamingPlan, { body: { ...body, code_to_downgrade_with: plan.code } });
      return () => openDialog('digital-extras.RequestAccepted');
    };
  const group = (legend: string, plans: readonly Plan[]) =>
    plans.length > 0 && <PlanGroup legend={legend} plans={plans} value={code} onValueChange={setCode} />;
  return (
    <DialogContent
      title={t('plan_title')}
      text={t('plan_text', { name: nameOf(extra) })}
      actions={
        upgrades.length + downgrades.length > 0 ? (
          <DialogActions
            main={purchase.topUp ? says('balance_top_up') : t('plan_change')}
            disabled={!chosen}
            busy={change.busy}
            onMain={purchase.topUp ?? (() => chosen && void change.run(changeTo(chosen)))}
            quiet={t('give_up')}
          />
        ) : (
          (data || error) && <CloseAction words={t('understood')} />
        )
      }
    >
      {error && <p role="alert">{errorText(error)}</p>}
      {!error && !data && (
        <SkeletonGroup label={t('plan_loading')} className="grid gap-3">
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </SkeletonGroup>
      )}
      {data && upgrades.length + downgrades.length === 0 && <p>{t('plan_none')}</p>}
      {group(t('plan_upgrades'), upgrades)}
      {group(t('plan_downgrades'), downgrades)}
      {chosen && <OfferSummary kind="extra" msisdn={msisdn} subjects={[chosen.code]} />}
      {chosen && (
        <Receipt
          lines={[
            {
              key: 'now',
              title: t('plan_now'),
              price: <Price prices={extra.current_price_currency} language={language} align="end" />,
              now: true,
            },
            ...(isPrepaid
              ? [
                  {
                    key: 'month',
                    title: t('balance_this_month'),
                    note: t('bill_this_month_note', restOfMonth(today)),
                    price: <Price prices={chosen.prorate_price} language={language} align="end" />,
                  },
                ]
              : []),
            {
              key: 'next',
              title: t(isPrepaid ? 'bill_monthly' : 'plan_next'),
              price: <Price prices={chosen.regular_price_currency} language={language} align="end" />,
            },
          ]}
        />
      )}
      <BalanceAfter {...purchase} />
    </DialogContent>
  );
}

type PlanGroupProps = {
  legend: string;
  plans: readonly Plan[];
  value: string | null;
  onValueChange: (code: string) => void;
};

function PlanGroup({ legend, plans, value, onValueChange }: PlanGroupProps) {
  const t = useTranslations('extras-dialogs');
  const language = useLanguage();
  const nameOf = useExtraName();
  return (
    <RadioGroup
      legend={legend}
      value={value}
      onValueChange={onValueChange}
      name="plan"
      options={plans.map((plan) => ({
        value: plan.code,
        label: nameOf(plan),
        note: isStreamingPlan(plan.code) ? t('plan_facts', streamingPlans[plan.code]) : undefined,
        aside: <Price prices={plan.regular_price_currency} language={language} align="end" />,
      }))}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { centsOfValue, centsOf } from '#platform/money.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePriceText } from '#platform/web/currency.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import type { CreditLimit, DrtDetails } from '../../contract-limits.ts';
import { validDrtLimits } from '../../rules.ts';
import { changeDrt } from '../plan-actions.ts';
import { creditQuery, drtQuery } from '../queries.ts';
import { useRoamingChange } from '../use-roaming-change.ts';

/** Changes both limits: a data limit that requires a higher credit limit. */
export function DrtAndCreditLimitChangeDialog({ msisdn }: { msisdn: string }) {
  const t = useTranslations('roaming-dialogs');
  const api = useApi();
  const drt = useQuery(drtQuery(api, msisdn));
  const credit = useQuery(creditQuery(api, msisdn, drt.data));
  if (!drt.data || !credit.data) {
    return (
      <DialogContent title={t('both_title')}>
        <Skeleton height="16rem" />
      </DialogContent>
    );
  }
  return <Choice msisdn={msisdn} drt={drt.data} credit={credit.data} />;
}

function Choice({ msisdn, drt, credit }: { msisdn: string; drt: DrtDetails; credit: CreditLimit }) {
  const t = useTranslations('roaming-dialogs');
  const change = useRoamingChange(msisdn);
  const priceText = usePriceText();
  const [creditValue, setCreditValue] = useState(credit.credit_limit);
  const [limitId, setLimitId] = useState(drt.limit_id);
  const limits = drt.drt_limits_list.map(({ limit_id, value_currency }) => ({
    limitId: limit_id,
    cents: centsOf(value_currency),
    words: priceText(value_currency),
  }));
  const validIds = new Set(
    validDrtLimits(limits, centsOf(drt.used_currency), centsOfValue(creditValue)).map((limit) => limit.limitId),
  );
  const isSame = creditValue === credit.credit_limit && limitId === drt.limit_id;
  const save = () => {
    const at = credit.available_credit_limits.indexOf(creditValue);
    const new_credit_limit_currency = credit.available_credit_limits_currency[at] ?? [];
    const newCredit = { new_credit_limit: creditValue, new_credit_limit_currency };
    const drtLimit = { drt_limit_id: limitId, ...(creditValue !== credit.credit_limit && newCredit) };
    change(t('loader_limits'), (api) => changeDrt(api, { msisdn, drtLimit }), { kind: 'limits', msisdn });
  };
  return (
    <DialogContent
      title={t('both_title')}
      text={t('both_text', { used: priceText(credit.used_currency) })}
      actions={
        <DialogActions
          main={t('both_save')}
          disabled={isSame || !validIds.has(limitId)}
          onMain={save}
          quiet={t('back')}
        />
      }
    >
      <RadioGroup
        legend={t('credit_legend')}
        value={String(creditValue)}
        onValueChange={(value) => setCreditValue(Number(value))}
        options={credit.available_credit_limits.map((value, at) => ({
          value: String(value),
          label: priceText(credit.available_credit_limits_currency[at] ?? []),
          ...(value === credit.credit_limit && { note: t('drt_now') }),
        }))}
      />
      <RadioGroup
        legend={t('drt_legend_both')}
        value={limitId}
        onValueChange={setLimitId}
        error={isSame || validIds.has(limitId) ? undefined : t('both_invalid')}
        options={limits.map((limit) => ({
          value: limit.limitId,
          label: limit.words,
          disabled: !validIds.has(limit.limitId) && limit.limitId !== limitId,
          ...(limit.limitId === drt.limit_id && { note: t('drt_now') }),
        }))}
      />
    </DialogContent>
  );
}

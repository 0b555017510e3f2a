import { useQuery } from '@tanstack/react-query';
import { centsOf } from '#platform/money.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePriceText } from '#platform/web/currency.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import type { CreditLimit, DrtDetails } from '../../contract-limits.ts';
import { changeDrt } from '../plan-actions.ts';
import { creditQuery, drtQuery } from '../queries.ts';
import { useRoamingChange } from '../use-roaming-change.ts';

/** The amount at which data abroad stops automatically. */
export function DrtLimitChangeDialog({ msisdn }: { msisdn: string }) {
  const t = useTranslations('roaming-dialogs');
  const api = useApi();
  const { data } = useQuery(drtQuery(api, msisdn));
  const credit = useQuery(creditQuery(api, msisdn, data));
  if (!data || credit.isLoading) {
    return (
      <DialogContent title={t('drt_title')}>
        <Skeleton height="12rem" />
      </DialogContent>
    );
  }
  return <Choice msisdn={msisdn} details={data} credit={credit.data ?? null} />;
}

type ChoiceProps = { msisdn: string; details: DrtDetails; credit: CreditLimit | null };

function Choice({ msisdn, details, credit }: ChoiceProps) {
  const t = useTranslations('roaming-dialogs');
  const change = useRoamingChange(msisdn);
  const priceText = usePriceText();
  const [chosen, setChosen] = useState(details.limit_id);
  const isDefault = details.current_drt_limit_type === 'Default';
  const current = details.drt_limits_list.find(({ limit_id }) => limit_id === details.limit_id);
  const currentLimit = priceText(current?.value_currency ?? []);
  const isAboveCredit = credit && current && centsOf(current.value_currency) > centsOf(credit.credit_limit_currency);
  const save = () =>
    change(t('loader_limits'), (api) => changeDrt(api, { msisdn, drtLimit: { drt_limit_id: chosen } }), {
      kind: 'limits',
      msisdn,
    });
  return (
    <DialogContent
      title={t('drt_title')}
      text={t('drt_text', { used: priceText(details.used_currency) })}
      actions={
        <DialogActions main={t('drt_save')} disabled={chosen === details.limit_id} onMain={save} quiet={t('back')} />
      }
    >
      <RadioGroup
        legend={t('drt_legend')}
        value={chosen}
        onValueChange={setChosen}
        options={listedLimits(details).map(({ limit_id, value_currency }) => ({
          value: limit_id,
          label: priceText(value_currency),
          ...(limit_id === details.limit_id && { note: t('drt_now') }),
        }))}
      />
      {isDefault && <p className="text-s text-ink-quiet">{t('drt_default', { limit: currentLimit })}</p>}
      {isAboveCredit && (
        <p className="text-s text-ink-quiet">
          {t('drt_above_credit', { limit: currentLimit, credit: priceText(credit.credit_limit_currency) })}
        </p>
      )}
      {details.has_credit_limit && details.valid_drt_limits_list.length < details.drt_limits_list.length && (
        <TextButton onClick={() => replaceDialog('roaming.DrtAndCreditLimitChange', { msisdn })}>
          {t('drt_more')}
        </TextButton>
      )}
    </DialogContent>
  );
}

/** The valid limits, and the current one even if it is no longer valid. */
function listedLimits({ drt_limits_list, valid_drt_limits_list, limit_id }: DrtDetails) {
  const validIds = new Set(valid_drt_limits_list.map((limit) => limit.limit_id));
  return drt_limits_list.filter((limit) => limit.limit_id === limit_id || validIds.has(limit.limit_id));
}

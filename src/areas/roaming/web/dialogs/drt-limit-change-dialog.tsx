import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePriceText } from '#platform/web/currency.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { RadioGroup } from '#platform/web/ui/radio-group.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TextButton } from '#platform/web/ui/text-link.tsx';
import type { DrtDetails } from '../../contract-limits.ts';
import { changeDrt } from '../plan-actions.ts';
import { drtQuery } from '../queries.ts';
import { useRoamingChange } from '../use-roaming-change.ts';

/** The sum at which data abroad stops by itself. */
export function DrtLimitChangeDialog({ msisdn }: { msisdn: string }) {
  const t = useTranslations('roaming-dialogs');
  const { data } = useQuery(drtQuery(useApi(), msisdn));
  if (!data) {
    return (
      <DialogContent title={t('drt_title')}>
        <Skeleton height="12rem" />
      </DialogContent>
    );
  }
  return <Choice msisdn={msisdn} details={data} />;
}

function Choice({ msisdn, details }: { msisdn: string; details: DrtDetails }) {
  const t = useTranslations('roaming-dialogs');
  const change = useRoamingChange(msisdn);
  const priceText = usePriceText();
  const [chosen, setChosen] = useState(details.limit_id);
  const isDefault = details.current_drt_limit_type === 'Default';
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
        options={details.valid_drt_limits_list.map(({ limit_id, value_currency }) => ({
          value: limit_id,
          label: priceText(value_currency),
          ...(limit_id === details.limit_id && { note: t('drt_now') }),
        }))}
      />
      {isDefault && <p className="text-s text-ink-quiet">{t('drt_default')}</p>}
      {details.valid_drt_limits_list.length < details.drt_limits_list.length && (
        <TextButton onClick={() => replaceDialog('roaming.DrtAndCreditLimitChange', { msisdn })}>
          {t('drt_more')}
        </TextButton>
      )}
    </DialogContent>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/states/skeleton.tsx';
import { CloseAction, DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import type { Extra } from '../../contract-parts.ts';
import { ExtraOptions } from '../extra-options.tsx';
import type { Subject } from '../flow.ts';
import { swapEligibilityQuery } from '../queries.ts';
import { useExtraName } from '../use-extra-names.ts';
import { useExtraChange } from '../use-extra-change.ts';
import { useSwap } from '../use-swap.ts';

export type SwapProps = Subject & { current: Extra };

/** Lists what an extra on a position can be swapped for. */
export function SwapDialog({ current, ...subject }: SwapProps) {
  const t = useTranslations('extras-dialogs');
  const screen = useTranslations('digital-extras');
  const errorText = useErrorText();
  const nameOf = useExtraName();
  const [code, setCode] = useState<string | null>(null);
  const change = useExtraChange({ msisdn: subject.msisdn });
  const { next } = useSwap();
  const { data, error } = useQuery(swapEligibilityQuery(useApi(), useLanguage(), subject.msisdn, current.code));
  const choices = data?.is_eligible ? data.eligible_extras : [];
  const target = choices.find((extra) => extra.code === code);
  const verificationType = data?.verification_type ?? subject.verificationType;
  const locked = data?.next_swap_date ? t('swap_locked', { day: shownDay(data.next_swap_date) }) : t('swap_none');
  return (
    <DialogContent
      title={t('swap_title', { name: nameOf(current) })}
      text={choices.length > 0 ? `${t('swap_text')} ${screen('board_rule')}` : undefined}
      actions={
        data && choices.length > 0 ? (
          <DialogActions
            main={target ? t('swap_do', { name: nameOf(target) }) : t('swap_choose')}
            disabled={!target}
            busy={change.busy}
            onMain={() => target && next({ ...subject, verificationType, current, target }, change)}
            quiet={t('give_up')}
          />
        ) : (
          (data || error) && <CloseAction words={t('understood')} />
        )
      }
    >
      {error && <p role="alert">{errorText(error)}</p>}
      {!error && !data && (
        <SkeletonGroup label={t('swap_loading')} className="grid gap-3">
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </SkeletonGroup>
      )}
      {data && (
        <ExtraOptions legend={t('swap_list')} extras={choices} value={code} onValueChange={setCode} empty={locked} />
      )}
    </DialogContent>
  );
}

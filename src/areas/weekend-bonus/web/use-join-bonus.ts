// Adds numbers to the weekend bonus: the Loader dialog covers it, and its own dialog shows the result.

import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { activateBonus } from '../contract.ts';
import type { CampaignProps } from './campaign-props.ts';
import { bonusKey } from './queries.ts';

export function useJoinBonus(campaign: CampaignProps): (msisdns: string[]) => Promise<boolean> {
  const t = useTranslations('weekend-bonus');
  const { run } = useChange({
    reread: [bonusKey],
    whereToSee: t('unknown_where'),
    onRefused: ({ code, text, subject }) => {
      if (code === 'EC_Phone_Is_Not_Eligible') openDialog('weekend-bonus.Ineligible');
      else openDialog('weekend-bonus.Error', { text: code === 'EC_Already_Active' ? null : text, subject });
      return true;
    },
  });
  return (msisdns) =>
    run((api) => api.call(activateBonus, { body: { msisdns } }), {
      loader: () => openDialog('weekend-bonus.Loader'),
      onDone: () => openDialog('weekend-bonus.Success', { ...campaign, count: msisdns.length }),
    });
}

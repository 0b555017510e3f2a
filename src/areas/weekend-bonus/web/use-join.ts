// Joining: the Loader while it is on its way, then what became of it.

import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { openDialog, replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { activateBonus } from '../contract.ts';
import type { OfCampaign } from './dialogs.ts';
import { bonusKey } from './queries.ts';

export function useJoin(campaign: OfCampaign): (msisdns: string[]) => Promise<boolean> {
  const api = useApi();
  const client = useQueryClient();
  const errorText = useErrorText();
  return async (msisdns) => {
    openDialog('weekend-bonus.Loader');
    try {
      await api.call(activateBonus, { body: { msisdns } });
    } catch (error) {
      await client.invalidateQueries({ queryKey: bonusKey });
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'EC_Phone_Is_Not_Eligible') replaceDialog('weekend-bonus.Ineligible');
      else replaceDialog('weekend-bonus.Error', { text: code === 'EC_Already_Active' ? null : errorText(error) });
      return false;
    }
    await client.invalidateQueries({ queryKey: bonusKey });
    replaceDialog('weekend-bonus.Success', { ...campaign, count: msisdns.length });
    return true;
  };
}

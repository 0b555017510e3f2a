// Taking a voucher: asked once. When the answer is lost, the list of vouchers tells whether there is a new one.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#platform/web/api/api-context.ts';
import { OutcomeUnknown } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { generateVoucher, type VipClub } from '../contract.ts';
import type { VoucherCode } from '../rules.ts';
import type { VoucherOutcomeProps } from './dialogs.ts';
import { clubKey, clubQuery } from './queries.ts';

export function useTakeVoucher(pid: string, voucherCode: string): { busy: boolean; take(): Promise<void> } {
  const api = useApi();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  const known = () => client.getQueryData<VipClub>(clubKey(pid))?.active_vouchers ?? [];

  const lookUp = async (before: readonly { voucher_number: string }[]): Promise<VoucherOutcomeProps> => {
    const { active_vouchers } = await client.fetchQuery({ ...clubQuery(api, pid), staleTime: 0 });
    const fresh = active_vouchers.find(
      (each) => each.voucher_code === voucherCode && !before.some((old) => old.voucher_number === each.voucher_number),
    );
    return fresh
      ? { outcome: 'taken', voucherNumber: fresh.voucher_number, validTo: fresh.valid_to }
      : { outcome: 'unknown', isListRead: true };
  };

  const ask = async (): Promise<VoucherOutcomeProps> => {
    const before = known();
    try {
      const query = { Pid: pid, VoucherCode: voucherCode as VoucherCode };
      const { voucher_number, valid_to } = await api.call(generateVoucher, { query });
      return { outcome: 'taken', voucherNumber: voucher_number, validTo: valid_to };
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) return { outcome: 'refused', text: errorText(error) };
      return lookUp(before).catch(() => ({ outcome: 'unknown', isListRead: false }) as const);
    }
  };

  return {
    busy,
    async take() {
      setBusy(true);
      const outcome = await ask();
      await client.invalidateQueries({ queryKey: clubKey(pid) });
      setBusy(false);
      replaceDialog('vip-club.VoucherOutcome', outcome);
    },
  };
}

// Takes a voucher once. If the answer is lost, the list of vouchers shows whether there is a new one.

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { generateVoucher, type VipClub } from '../contract.ts';
import type { VoucherCode } from '../rules.ts';
import type { VoucherOutcomeProps } from './dialogs/voucher-outcome-dialog.tsx';
import { clubKey, clubQuery } from './queries.ts';

type Vouchers = VipClub['active_vouchers'];

export function useTakeVoucher(pid: string, voucherCode: string): { busy: boolean; take(): void } {
  const reader = useApi();
  const client = useQueryClient();
  const before = useRef<Vouchers>([]);

  const lookUp = async (): Promise<VoucherOutcomeProps> => {
    const { active_vouchers } = await client.fetchQuery({ ...clubQuery(reader, pid), staleTime: 0 });
    const fresh = active_vouchers.find(
      (each) =>
        each.voucher_code === voucherCode && !before.current.some((old) => old.voucher_number === each.voucher_number),
    );
    return fresh
      ? { outcome: 'taken', voucherNumber: fresh.voucher_number, validTo: fresh.valid_to }
      : { outcome: 'unknown', isListRead: true };
  };
  const show = (outcome: VoucherOutcomeProps) => openDialog('vip-club.VoucherOutcome', outcome);
  const { busy, run } = useChange({
    reread: [clubKey(pid)],
    onRefused: ({ text }) => {
      show({ outcome: 'refused', text });
      return true;
    },
    onUnknown: () => lookUp().then(show, () => show({ outcome: 'unknown', isListRead: false })),
  });

  const take = () => {
    before.current = client.getQueryData<VipClub>(clubKey(pid))?.active_vouchers ?? [];
    const query = { Pid: pid, VoucherCode: voucherCode as VoucherCode };
    void run((api) => api.call(generateVoucher, { query }), {
      onDone: ({ voucher_number, valid_to }) =>
        show({ outcome: 'taken', voucherNumber: voucher_number, validTo: valid_to }),
    });
  };
  return { busy, take };
}

// The swap flow: five rules choose the next step, the final call makes the swap.

import { useRouter } from '@tanstack/react-router';
import { closeDialog, openDialog, replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { deactivateExtra } from '../contract.ts';
import { nextSwapStep } from '../flows.ts';
import type { Proof, SwapFlow } from './flow.ts';
import { useExtraName } from './use-extra-names.ts';
import { useHomeAssistanceCodes } from '../home-assistance/web/use-home-assistance-codes.ts';
import type { ExtraChange, SendExtraChange } from './use-extra-change.ts';

export function useSwap(): {
  /** Opens the next step, or sends the change if none follows. */
  next(flow: SwapFlow, change: ExtraChange): void;
  sendWith(flow: SwapFlow, proof?: Proof): SendExtraChange;
} {
  const router = useRouter();
  const nameOf = useExtraName();
  const homeAssistanceCodes = useHomeAssistanceCodes();
  const sendWith =
    (flow: SwapFlow, proof?: Proof): SendExtraChange =>
    async (api) => {
      const { msisdn, current, target, keepSubscriptionPaid } = flow;
      await api.call(deactivateExtra, {
        params: { msisdn },
        query: {
          type: 'addon',
          code: current.code,
          substitutionExtraCode: target.extra_code,
          ...(proof && { verificationCode: proof.code }),
          ...(proof?.verificationMsisdn && { verificationMsisdn: proof.verificationMsisdn }),
          ...(keepSubscriptionPaid !== undefined && { keepSubscriptionPaid }),
        },
      });
      const names = { names: nameOf(target), before: nameOf(current) };
      const kind = keepSubscriptionPaid ? 'swapped-kept' : 'swapped';
      return () => openDialog('digital-extras.Success', { kind, ...names, msisdn });
    };
  const go = async (to: string, search: Record<string, string>) => {
    await closeDialog();
    await router.navigate({ to, search });
  };
  const next = (flow: SwapFlow, change: ExtraChange) => {
    const { msisdn, current, target } = flow;
    const steps = {
      details: () =>
        go('/digital-extras/select-services/details', {
          msisdn,
          code: target.code,
          isPromoSwap: 'true',
          extraCodeToBeSwapped: current.code,
        }),
      address: () =>
        go('/digital-extras/select-services/home-assistance/address', {
          msisdn,
          extra: current.code,
          newExtra: target.code,
          ...(flow.keepSubscriptionPaid && { keepSubscriptionPaid: 'true' }),
        }),
      'ask-home-assistance': () => replaceDialog('digital-extras.SwapHomeAssistance', flow),
      'enter-number': () => replaceDialog('digital-extras.SwapEnterMsisdn2FA', flow),
      'enter-code': () => replaceDialog('digital-extras.SwapVerificationCode2FA', flow),
      swap: () => change.run(sendWith(flow)),
    };
    void steps[nextSwapStep({ ...flow, homeAssistanceCodes }).step]();
  };
  return { next, sendWith };
}

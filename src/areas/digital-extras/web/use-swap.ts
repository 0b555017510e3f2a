// The swap flow: the five rules decide what follows the choice, the call at the end makes the swap.

import { useRouter } from '@tanstack/react-router';
import { useApi } from '#platform/web/api/api-context.ts';
import { closeDialog, replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { deactivateExtra } from '../contract.ts';
import { nextSwapStep } from '../flows.ts';
import type { Proof, SwapFlow } from './flow.ts';
import { useExtraName } from './use-extra-names.ts';
import { useHomeAssistanceCodes } from '../home-assistance/web/use-home-assistance-codes.ts';
import { useReload } from './use-step.ts';

export function useSwap(): {
  next(flow: SwapFlow): Promise<void>;
  finish(flow: SwapFlow, proof?: Proof): Promise<void>;
} {
  const api = useApi();
  const router = useRouter();
  const reload = useReload();
  const nameOf = useExtraName();
  const homeAssistanceCodes = useHomeAssistanceCodes();
  const finish = async (flow: SwapFlow, proof?: Proof) => {
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
    await reload(msisdn);
    replaceDialog('digital-extras.Success', {
      kind: 'swapped',
      names: nameOf(target),
      before: nameOf(current),
      msisdn,
    });
  };
  const go = async (to: string, search: Record<string, string>) => {
    await closeDialog();
    await router.navigate({ to, search });
  };
  const next = async (flow: SwapFlow) => {
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
      'ask-home-assistance': async () => replaceDialog('digital-extras.SwapHomeAssistance', flow),
      'enter-number': async () => replaceDialog('digital-extras.SwapEnterMsisdn2FA', flow),
      'enter-code': async () => replaceDialog('digital-extras.SwapVerificationCode2FA', flow),
      swap: () => finish(flow),
    };
    await steps[nextSwapStep({ ...flow, homeAssistanceCodes }).step]();
  };
  return { next, finish };
}

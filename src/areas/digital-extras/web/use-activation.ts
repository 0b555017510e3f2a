// The activation flow: its steps, its final call and its result.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import { openDialog, replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { activateExtras, activateExtraAsPaid } from '../contract.ts';
import { afterActivation, needsVerification, nextActivationStep, successText, type ActivationStep } from '../flows.ts';
import { verifiedBy, type ActivationFlow, type Proof } from './flow.ts';
import { sendDonation } from '../donation/web/send-donation.ts';
import type { ExtraChange, SendExtraChange } from './use-extra-change.ts';
import { useExtraNames } from './use-extra-names.ts';

export function useActivation(flow: ActivationFlow): {
  /** Opens the next step, or sends the change if none follows. */
  next(step: ActivationStep, change: ExtraChange): void;
  sendWith(proof?: Proof): SendExtraChange;
} {
  const namesOf = useExtraNames();
  const showFailed = (failed: readonly string[]) => {
    const names = namesOf(flow.extras.filter(({ code }) => failed.includes(code)));
    openDialog('digital-extras.ActivationForbidden', { names, isPartial: failed.length < flow.extras.length });
  };
  const showActivated = () =>
    openDialog('digital-extras.Success', {
      kind: successText(codesOf(flow)) === 'special' ? 'special' : 'activated',
      names: namesOf(flow.extras),
      count: flow.extras.length,
      msisdn: flow.msisdn,
      after: afterActivation(stateOf(flow), flow.section, flow.msisdn),
    });
  const sendWith = (proof?: Proof): SendExtraChange => {
    if (flow.donation) return sendDonation(flow.donation, proof);
    return async (api) => {
      const failed = await activated(api, flow, proof);
      if (flow.asPaid) return () => openDialog('digital-extras.RequestAccepted');
      return failed.length > 0 ? () => showFailed(failed) : showActivated;
    };
  };
  const next = (step: ActivationStep, change: ExtraChange) => {
    const needsCode = needsVerification(flow.extras, flow.verificationType);
    const follows = nextActivationStep(step, needsCode, flow.verificationType);
    if (follows === 'enter-number') replaceDialog('digital-extras.EnterMsisdn2FA', flow);
    else if (follows === 'enter-code') replaceDialog('digital-extras.VerificationCode2FA', flow);
    else void change.run(sendWith());
  };
  return { next, sendWith };
}

/** Returns the codes that failed; without any, the request is in progress. */
async function activated(api: ApiClient, flow: ActivationFlow, proof: Proof | undefined): Promise<string[]> {
  const { msisdn } = flow;
  const verified = verifiedBy(proof);
  const [only] = flow.extras;
  if (flow.asPaid && only) {
    await api.call(activateExtraAsPaid, { body: { msisdn, code: only.code, ...verified } });
    return [];
  }
  const answer = await api.call(activateExtras, { body: { msisdn, codes: codesOf(flow), ...verified } });
  return answer ? answer.failed_activation_codes : [];
}

function codesOf(flow: ActivationFlow): string[] {
  return flow.extras.map(({ code }) => code);
}

function stateOf(flow: ActivationFlow) {
  return flow.extras.every((extra) => extra.current_period_state === 'Paid') ? 'Paid' : 'Free';
}

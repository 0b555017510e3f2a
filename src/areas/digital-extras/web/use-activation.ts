// The activation flow: which step follows which, the call at its end, and what is said about it.

import { useApi } from '#platform/web/api/api-context.ts';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { activateExtras, activateExtraAsPaid } from '../contract.ts';
import { afterActivation, needsVerification, nextActivationStep, successText, type ActivationStep } from '../flows.ts';
import { verifiedBy, type ActivationFlow, type Proof } from './flow.ts';
import { useDonation } from '../donation/web/use-donation.ts';
import { useReload } from './use-step.ts';
import { useExtraNames } from './use-extra-names.ts';

export function useActivation(flow: ActivationFlow): {
  next(step: ActivationStep): Promise<void>;
  finish(proof?: Proof): Promise<void>;
} {
  const api = useApi();
  const reload = useReload();
  const namesOf = useExtraNames();
  const donate = useDonation();
  const finish = async (proof?: Proof) => {
    if (flow.donation) return donate(flow.donation, proof);
    const failed = await activated(api, flow, proof);
    await reload(flow.msisdn);
    if (flow.asPaid) return replaceDialog('digital-extras.RequestAccepted');
    if (failed.length > 0) {
      const names = namesOf(flow.extras.filter(({ code }) => failed.includes(code)));
      return replaceDialog('digital-extras.ActivationForbidden', {
        names,
        isPartial: failed.length < flow.extras.length,
      });
    }
    replaceDialog('digital-extras.Success', {
      kind: successText(codesOf(flow)) === 'special' ? 'special' : 'activated',
      names: namesOf(flow.extras),
      count: flow.extras.length,
      msisdn: flow.msisdn,
      after: afterActivation(stateOf(flow), flow.section, flow.msisdn),
    });
  };
  const next = async (step: ActivationStep) => {
    const needsCode = needsVerification(flow.extras, flow.verificationType);
    const follows = nextActivationStep(step, needsCode, flow.verificationType);
    if (follows === 'enter-number') replaceDialog('digital-extras.EnterMsisdn2FA', flow);
    else if (follows === 'enter-code') replaceDialog('digital-extras.VerificationCode2FA', flow);
    else await finish();
  };
  return { next, finish };
}

type Api = ReturnType<typeof useApi>;

/** The codes that could not be activated; what was taken without any is being carried out. */
async function activated(api: Api, flow: ActivationFlow, proof: Proof | undefined): Promise<string[]> {
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

import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { sentNumber } from '#platform/msisdn.ts';
import { refusalOfActivation } from '../../rules.ts';
import { extraOf, freeSlot, type Change } from '../../server/change.ts';
import { savePolicy } from './store.ts';
import { startRequest } from '../../server/start-request.ts';
import { startSwap, swapPair } from '../../server/swap-extra.ts';

export type AssistanceRequest = {
  code: string;
  substitution: string | undefined;
  /** The replaced extra stays as a paid one. */
  keepPaid: boolean;
  useFreeSlot: boolean;
  contactNumber: string;
  zipCode: string;
  city: string;
  address: string;
  /** Reserved at the insurer. */
  policyNumber: string;
};

export async function activateHomeAssistance(change: Change, asked: AssistanceRequest) {
  const extra = extraOf(change, asked.code);
  if (extra?.kind !== 'home-assistance') return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  const refused = refusalOfActivation(extra);
  if (refused) return refuse(refused);
  if (change.number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  const contactNumber = sentNumber(asked.contactNumber);
  if (asked.substitution === undefined) {
    const slot = freeSlot(change.number);
    // The positions filled up meanwhile: the user requested a free one and must not pay instead.
    if (asked.useFreeSlot && slot === null) return refuse('EC_Try_Later');
    const started = await startRequest(change, 'home-assistance.activate', [{ extra, slot, contactNumber }]);
    if (isRefusal(started)) return started;
  } else {
    const pair = swapPair(change, asked.substitution, asked.code);
    if ('refused' in pair) return pair;
    const unpaid = await startSwap(change, pair, { contactNumber }, asked.keepPaid);
    if (unpaid) return unpaid;
  }
  const { customerId, serviceId, today } = change;
  const { policyNumber, zipCode, city, address } = asked;
  const key = { customerId, serviceId, code: asked.code };
  await savePolicy(change.tx, { ...key, zipCode, city, address, policyNumber, contactNumber, startsOn: today });
  return accepted;
}

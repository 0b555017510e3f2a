// Activates an extra for positions as a paid one, without a position.

import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { refusalOfActivation } from '../rules.ts';
import { extraOf, type Change } from './change.ts';
import { refusalOfPackage } from './required-package.ts';
import { startRequest } from './start-request.ts';
import { refusalOfCode } from './verification.ts';

export async function activateAsPaid(change: Change, code: string, verificationCode: string | undefined) {
  const extra = extraOf(change, code);
  if (extra?.placement !== 'slot' || extra.kind === 'donation' || extra.kind === 'home-assistance') {
    return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  }
  const refused = refusalOfActivation(extra) ?? refusalOfPackage(extra, change.number);
  if (refused) return refuse(refused);
  if (change.number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  const wrongCode = await refusalOfCode(change, { codes: [code], asPaid: true }, verificationCode);
  if (wrongCode) return wrongCode;
  const started = await startRequest(change, 'extra.activate-as-paid', [{ extra, slot: null }]);
  if (isRefusal(started)) return started;
  return accepted;
}

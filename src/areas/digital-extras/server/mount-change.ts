// Mounts a call that changes the extras of one number: the number is locked and read before the use case runs.

import type { EndpointSpec } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import type { Call, Outcome } from '#platform/server/http/call.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { beginChange, type Change, type ChangeRequest } from './change.ts';

/** A call on a number that the caller owns; its contract declares the refusal of prepaid TV. */
type ChangeSpec = EndpointSpec & { access: { holds: 'own-service' } };
type RefusesPrepaidTv<Spec extends ChangeSpec> = 'EC_Prepaid_Tv_Is_Not_Eligible' extends Spec['errors'][number]
  ? Spec
  : never;

export type ChangeHandler<Spec extends EndpointSpec> = (change: Change, request: Call<Spec>) => Promise<Outcome<Spec>>;

export function mountChange<Spec extends ChangeSpec>(
  at: Mounting,
  spec: RefusesPrepaidTv<Spec>,
  decide: ChangeHandler<Spec>,
): void {
  mount<Spec>(at, spec, (call) => inChange(at, call, decide));
}

/** For calls that answer some requests before they start a change. */
export function inChange<Spec extends EndpointSpec>(
  { platform }: Mounting,
  call: Call<Spec>,
  decide: ChangeHandler<Spec>,
): Promise<Outcome<Spec>> {
  return call.change(async (tx) => {
    // ChangeSpec guarantees both; the compiler cannot infer it for a generic contract.
    const change = await beginChange(platform, tx, call as unknown as ChangeRequest);
    return isRefusal(change) ? change : decide(change, call);
  });
}

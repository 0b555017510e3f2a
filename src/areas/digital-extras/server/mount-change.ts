// Mounts a call that changes the extras of one number: the number is held and known before the use case decides.

import type { EndpointSpec } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import type { Call, Outcome } from '#platform/server/http/call.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { beginChange, type Change, type ChangeRequest } from './change.ts';

/** A call about a number the caller owns; its contract names the refusal of prepaid TV. */
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

/** The same inside a call that answers some requests before it changes anything. */
export function inChange<Spec extends EndpointSpec>(
  { platform }: Mounting,
  call: Call<Spec>,
  decide: ChangeHandler<Spec>,
): Promise<Outcome<Spec>> {
  return call.change(async (tx) => {
    // Both hold by ChangeSpec; the compiler cannot see it while the contract is a parameter.
    const change = await beginChange(platform, tx, call as unknown as ChangeRequest);
    return isRefusal(change) ? change : decide(change, call);
  });
}

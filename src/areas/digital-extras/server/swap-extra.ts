// Puts another extra on a position: the replaced one ends at once or stays as a paid extra.

import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { BalanceRefusal } from '#platform/server/number-balance.ts';
import { nextSwapDay, nextSwapOf, refusalOfActivation, refusalOfDeactivation } from '../rules.ts';
import { payFromBalance } from './balance-purchases.ts';
import { changeExtra, moveExtra, saveSwap } from './change-store.ts';
import type { RollbackState } from './rollback-state.ts';
import { extraOf, type Change } from './change.ts';
import type { ExtraRow } from './catalogue.ts';
import { setPolicyEnded } from './policies.ts';
import { recordExtraPurchases } from './record-extra-purchases.ts';
import { refusalOfPackage } from './required-package.ts';
import { startRequest, type ActivationStart } from './start-request.ts';
import { refusalOfCode } from './verification.ts';

export type SwapRequest = {
  code: string;
  substitution: string;
  verificationCode: string | undefined;
  keepPaid: boolean;
};

export async function swapExtra(change: Change, asked: SwapRequest) {
  const pair = swapPair(change, asked.code, asked.substitution);
  if ('refused' in pair) return pair;
  // A donation needs a cause and home assistance an address; their own calls swap them in.
  if (pair.target.kind === 'donation' || pair.target.kind === 'home-assistance') {
    return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  }
  const confirmed = { codes: [asked.substitution], asPaid: asked.keepPaid };
  const refused = await refusalOfCode(change, confirmed, asked.verificationCode);
  if (refused) return refused;
  return (await startSwap(change, pair, {}, asked.keepPaid)) ?? accepted;
}

export type SwapPair = { current: ExtraRow; target: ExtraRow };

type SwapRefusal =
  | NonNullable<ReturnType<typeof refusalOfDeactivation>>
  | NonNullable<ReturnType<typeof refusalOfActivation>>
  | NonNullable<ReturnType<typeof refusalOfPackage>>
  | 'EC_Msisdn_Already_Has_Processing_Request'
  | 'EC_Try_Later';

/** The two extras of an allowed swap, or the refusal. */
export function swapPair(change: Change, code: string, substitution: string): SwapPair | Refusal<SwapRefusal> {
  const [current, target] = [extraOf(change, code), extraOf(change, substitution)];
  if (!current || !target || !maySubstitute(current, target)) return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  const refused =
    refusalOfDeactivation(current, change.today) ??
    refusalOfActivation(target) ??
    refusalOfPackage(target, change.number);
  if (refused) return refuse(refused);
  if (current.slot === null) return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  if (change.number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  const nextSwap = nextSwapOf(current, nextSwapDay(change.number.last_swap_on, change.today), change.today);
  return nextSwap ? refuse('EC_Try_Later', { NextSwapDate: nextSwap }) : { current, target };
}

export function maySubstitute(current: ExtraRow, target: ExtraRow): boolean {
  return (
    target.code !== current.code &&
    target.placement === 'slot' &&
    current.substitution_extra_group !== null &&
    target.substitution_extra_group === current.substitution_extra_group
  );
}

type SwapOptions = Omit<ActivationStart, 'extra' | 'slot' | 'replaces'>;

/** A refusal rolls the change back. */
export async function startSwap(
  change: Change,
  { current, target }: SwapPair,
  more: SwapOptions,
  keepPaid: boolean,
): Promise<BalanceRefusal | null> {
  const { tx, customerId, serviceId, today } = change;
  const undo = await giveUpPosition(change, current, keepPaid);
  const start = { ...more, extra: target, slot: current.slot, replaces: undo };
  const requestId = await startRequest(change, 'extra.swap', [start], undo);
  if (isRefusal(requestId)) return requestId;
  const kept = { extra: current, terms: { state: 'Paid', cents: current.regular_price_cents, endsOn: null } } as const;
  const unpaid = keepPaid ? await payFromBalance(change, requestId, [kept]) : null;
  if (unpaid) return unpaid;
  if (keepPaid) await recordExtraPurchases(change, requestId, [kept]);
  await saveSwap(tx, { customerId, serviceId, requestId, on: today, from: current.code, to: target.code });
  return null;
}

/** Removes an extra from its position and returns its state for the rollback. */
export async function giveUpPosition(change: Change, current: ExtraRow, keepPaid: boolean): Promise<RollbackState> {
  const { tx, customerId, serviceId, today } = change;
  const key = { customerId, serviceId, code: current.code };
  if (keepPaid) {
    await changeExtra(tx, key, { slot: null, period_state: 'Paid', price_cents: current.regular_price_cents });
  } else {
    await moveExtra(tx, key, 'Active', 'ended', { slot: null });
    await setPolicyEnded(tx, key, current.kind, today);
  }
  return {
    code: current.code,
    slot: current.slot,
    state: current.period_state ?? 'Free',
    cents: current.price_cents ?? 0,
    endsOn: current.price_ends_on,
    activatedOn: current.activation_date ?? today,
    isKept: keepPaid,
  };
}

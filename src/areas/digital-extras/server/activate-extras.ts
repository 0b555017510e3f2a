// Activates one or more extras. What cannot be activated is named; the others go on.

import { accepted, ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { isChosenAlone, lacksRequiredPackage } from '../choosing.ts';
import { refusalOfActivation } from '../rules.ts';
import { extraOf, freeSlot, type Change } from './change.ts';
import type { ExtraRow } from './extras-store.ts';
import { listed } from './listed.ts';
import { startRequest, type Start } from './start-request.ts';
import { refusalOfCode } from './verification.ts';

export async function activateExtras(change: Change, codes: readonly string[], verificationCode: string | undefined) {
  const starts: Start[] = [];
  const failed: { code: string; why: Why }[] = [];
  for (const code of codes) {
    const judged = judge(change, code, codes.length, starts);
    if (typeof judged === 'string') failed.push({ code, why: judged });
    else starts.push(judged);
  }
  const [first] = failed;
  if (starts.length === 0 && first && first.why !== 'forbidden') return refuse(first.why);
  const failed_activation_codes = failed.map(({ code }) => code);
  if (starts.length === 0) return ok({ failed_activation_codes });
  if (change.number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  const refused = await refusalOfCode(change, codes, verificationCode);
  if (refused) return refused;
  await startRequest(change, 'extra.activate', starts);
  return failed.length === 0 ? accepted : ok({ failed_activation_codes });
}

/** Forbidden: it has no error of its own, the answer names it among the failed. */
type Why = 'forbidden' | 'EC_Extra_Not_Supported_In_Tariff_Plan' | NonNullable<ReturnType<typeof refusalOfActivation>>;

function judge(change: Change, code: string, together: number, starts: readonly Start[]): Start | Why {
  const extra = extraOf(change, code);
  if (!extra) return 'EC_Extra_Not_Supported_In_Tariff_Plan';
  const refused = refusalOfActivation(extra);
  if (refused) return refused;
  if (hasOtherPlan(extra, change.number.extras)) return 'EC_Already_Active';
  if (asksForMore(extra) || (together > 1 && isChosenAlone(code))) return 'forbidden';
  if (lacksRequiredPackage(listed(extra), change.number.extras.map(listed))) return 'forbidden';
  if (extra.placement !== 'slot') return { extra, slot: null };
  const slot = freeSlot(
    change.number,
    starts.flatMap((start) => start.slot ?? []),
  );
  return slot === null ? 'forbidden' : { extra, slot };
}

/** A donation needs a cause and home assistance an address: they have calls of their own. */
function asksForMore({ kind }: ExtraRow): boolean {
  return kind === 'donation' || kind === 'home-assistance';
}

function hasOtherPlan(extra: ExtraRow, extras: readonly ExtraRow[]): boolean {
  if (extra.plan_rank === null) return false;
  return extras.some(
    (each) => each.code !== extra.code && each.group_type === extra.group_type && each.status !== 'Inactive',
  );
}

// Activates one or more extras. The answer lists those that fail; the others continue.

import { accepted, ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { isChosenAlone, packageFault } from '../choosing.ts';
import { refusalOfActivation } from '../rules.ts';
import { extraOf, freeSlot, isPrepaidTv, type Change } from './change.ts';
import type { ExtraRow } from './catalogue.ts';
import type { NumberRow } from './extras-store.ts';
import { listed } from './listed.ts';
import { startRequest, type ActivationStart } from './start-request.ts';
import type { StreamingProvider } from '../streaming/server/streaming-provider/streaming-provider.ts';
import { refusalOfCode } from './verification.ts';

export async function activateExtras(
  change: Change,
  codes: readonly string[],
  verificationCode: string | undefined,
  unavailable: ReadonlySet<string>,
) {
  const { starts, failed } = withPartnersThatAnswer(change, checkAll(change.number, codes), unavailable);
  const answer = answerWhenNothingStarts({ starts, failed });
  if (answer) return answer;
  if (change.number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  const refused = await refusalOfCode(change, { codes, asPaid: false }, verificationCode);
  if (refused) return refused;
  const started = await startRequest(change, 'extra.activate', starts);
  if (isRefusal(started)) return started;
  return failed.length === 0 ? accepted : ok({ failed_activation_codes: failed.map(({ code }) => code) });
}

/**
 * Answers without a lock when positions and packages allow nothing, so that a flood of attempts holds no lock. No other
 * refusal is answered here: a repeated request sees its own pending extra and must get its first answer again.
 */
export function answerWithoutLock(number: NumberRow, codes: readonly string[]) {
  const checked = checkAll(number, codes);
  const isForbidden = checked.failed.every(({ why }) => why === 'forbidden');
  return isForbidden && !isPrepaidTv(number) ? answerWhenNothingStarts(checked) : null;
}

/** The unavailable partners of the extras; called before the number is locked. */
export async function unavailablePartners(
  streaming: StreamingProvider,
  number: NumberRow,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const partners = new Set(codes.flatMap((code) => extraOf({ number }, code)?.partner ?? []));
  const known = await Promise.all(
    [...partners].map(async (partner) => ({ partner, isAvailable: await streaming.isAvailable(partner) })),
  );
  return new Set(known.filter(({ isAvailable }) => !isAvailable).map(({ partner }) => partner));
}

type CheckedExtras = { starts: ActivationStart[]; failed: { code: string; why: FailureReason }[] };

function checkAll(number: NumberRow, codes: readonly string[]): CheckedExtras {
  const starts: ActivationStart[] = [];
  const failed: CheckedExtras['failed'] = [];
  // Required packages come first, so that a package and its extra can be activated together.
  const standsOnOther = (code: string) => Number(Boolean(extraOf({ number }, code)?.parent_extra_group));
  for (const code of codes.toSorted((one, other) => standsOnOther(one) - standsOnOther(other))) {
    const checked = checkActivation(number, code, codes.length, starts);
    if (typeof checked === 'string') failed.push({ code, why: checked });
    else starts.push(checked);
  }
  return { starts, failed };
}

/** Extras of unavailable partners fail before anything is written. */
function withPartnersThatAnswer(
  { number }: Change,
  { starts, failed }: CheckedExtras,
  unavailable: ReadonlySet<string>,
): CheckedExtras {
  const checked: CheckedExtras = { starts: [], failed: [...failed] };
  for (const start of starts) {
    const { code, partner } = start.extra;
    if (partner && unavailable.has(partner)) checked.failed.push({ code, why: 'EC_Partner_Unavailable' });
    else {
      const refused = refusalOfPackage(start.extra, number, checked.starts);
      if (refused) checked.failed.push({ code, why: refused });
      else checked.starts.push(start);
    }
  }
  return checked;
}

function answerWhenNothingStarts({ starts, failed }: CheckedExtras) {
  const [first] = failed;
  if (starts.length > 0 || !first) return null;
  return first.why === 'forbidden'
    ? ok({ failed_activation_codes: failed.map(({ code }) => code) })
    : refuse(first.why);
}

/** 'forbidden' has no error code; the answer lists the extra as failed. */
type FailureReason =
  | 'forbidden'
  | 'EC_Extra_Not_Supported_In_Tariff_Plan'
  | 'EC_Partner_Unavailable'
  | 'EC_Cancel_Deactivation_Forbidden_For_Child'
  | NonNullable<ReturnType<typeof refusalOfActivation>>;

function checkActivation(
  number: NumberRow,
  code: string,
  together: number,
  starts: readonly ActivationStart[],
): ActivationStart | FailureReason {
  const extra = extraOf({ number }, code);
  if (!extra) return 'EC_Extra_Not_Supported_In_Tariff_Plan';
  const refused = refusalOfActivation(extra);
  if (refused) return refused;
  if (hasOtherPlan(extra, number.extras)) return 'EC_Already_Active';
  if (asksForMore(extra) || (together > 1 && isChosenAlone(code))) return 'forbidden';
  if (starts.some((start) => isOtherPlan(extra, start.extra))) return 'forbidden';
  const lacksPackage = refusalOfPackage(extra, number, starts);
  if (lacksPackage) return lacksPackage;
  if (extra.placement !== 'slot') return { extra, slot: null };
  const slot = freeSlot(
    number,
    starts.flatMap((start) => start.slot ?? []),
  );
  return slot === null ? 'forbidden' : { extra, slot };
}

/** A package that starts in the same request counts as active. */
function refusalOfPackage(
  extra: ExtraRow,
  number: NumberRow,
  starts: readonly ActivationStart[],
): FailureReason | null {
  const starting = starts.map((start) => ({ ...listed(start.extra), status: 'Active' as const }));
  const fault = packageFault(listed(extra), [...number.extras.map(listed), ...starting]);
  if (fault === 'missing') return 'forbidden';
  return fault && 'EC_Cancel_Deactivation_Forbidden_For_Child';
}

/** A donation needs a cause and home assistance an address; they have their own calls. */
function asksForMore({ kind }: ExtraRow): boolean {
  return kind === 'donation' || kind === 'home-assistance';
}

function hasOtherPlan(extra: ExtraRow, extras: readonly ExtraRow[]): boolean {
  return extras.some((each) => isOtherPlan(extra, each) && each.status !== 'Inactive');
}

/** A number has one plan of a family. */
function isOtherPlan(extra: ExtraRow, other: ExtraRow): boolean {
  return extra.plan_rank !== null && other.code !== extra.code && other.group_type === extra.group_type;
}

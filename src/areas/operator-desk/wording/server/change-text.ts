// Changes a text in one language from a given day, unless it changed since the editor read it.

import { sofiaDay, startOfSofiaDay } from '#platform/clock.ts';
import { done } from '#platform/endpoint.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { faultOfText } from '#platform/texts/text-fault.ts';
import { builtInTexts, type Catalogues } from '#platform/texts/texts.ts';
import { mayBeginOn } from '../../rules.ts';
import type { ChangeAuthor, MakeApprovedChange } from '../../server/change-or-propose.ts';
import { recordDeskAction } from '#platform/server/audit/record-desk-action.ts';
import { beginTextChangeJob } from './begin-text-change-job.ts';
import { lockText, saveChange, saveText, type TextAddress } from './store.ts';

export type TextChangeRequest = TextAddress & {
  text: string | null;
  was: string;
  begins_on: string;
  operator: ChangeAuthor;
  now: Date;
};

export async function changeText(
  tx: Tx,
  catalogues: Catalogues,
  { text, was, begins_on: beginsOn, operator, now, ...address }: TextChangeRequest,
): Promise<typeof done | Refusal<'EC_Not_Found' | 'EC_Invalid_Request' | 'EC_Settings_Changed'>> {
  const today = sofiaDay(now);
  if (!mayBeginOn(beginsOn, today)) return refuse('EC_Invalid_Request', { Field: 'body/begins_on' });
  const builtIn = builtInText(catalogues, address);
  if (builtIn === null) return refuse('EC_Not_Found');
  const fault = text === null ? null : faultOfText(builtIn, text);
  if (fault) {
    const values = 'values' in fault ? { Values: fault.values.join(', ') } : {};
    return refuse('EC_Invalid_Request', { Field: 'body/text', Reason: fault.reason, ...values });
  }
  const from = await lockText(tx, address);
  if ((from ?? builtIn) !== was) return refuse('EC_Settings_Changed');
  const to = text === builtIn ? null : text;
  const isToday = beginsOn === today;
  if (isToday && to === from) return done;
  if (isToday) await saveText(tx, address, to);
  const saved = { ...address, from, to, operatorId: operator.operatorId, now, beginsOn };
  const changeId = await saveChange(tx, { ...saved, appliedAt: isToday ? now : null });
  if (!isToday) await enqueue(tx, beginTextChangeJob, { changeId }, { runAt: startOfSofiaDay(beginsOn) });
  await recordDeskAction(tx, {
    by: operator.name,
    action: isToday ? 'text.change' : 'text.schedule',
    subject: subjectOfText(address),
    facts: isToday ? { from, to } : { begins_on: beginsOn, from, to },
    happenedAt: now,
  });
  return done;
}

/** Proposals of earlier versions have no day. */
type StoredRequest = Omit<TextChangeRequest, 'operator' | 'now' | 'begins_on'> & { begins_on?: string };

/** A change of a text that another editor approved. It starts today if its day has passed meanwhile. */
export function approvedTextChange(catalogues: Catalogues): MakeApprovedChange {
  return (tx, request, operator, now) => {
    const today = sofiaDay(now);
    const { begins_on: chosen = today, ...stored } = request as StoredRequest;
    return changeText(tx, catalogues, { ...stored, begins_on: chosen < today ? today : chosen, operator, now });
  };
}

export function subjectOfText({ feature, key, language }: TextAddress): string {
  return `${feature} ${key} ${language}`;
}

export function builtInText(catalogues: Catalogues, { feature, language, key }: TextAddress): string | null {
  const catalogue = Object.hasOwn(catalogues, feature) ? catalogues[feature] : undefined;
  const texts = catalogue ? builtInTexts(catalogue, language) : {};
  return Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
}

// Changes a text in one language, unless it changed since the editor read it.

import { done } from '#platform/endpoint.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { builtInTexts, type Catalogues } from '#platform/texts/texts.ts';
import type { ChangeAuthor, MakeApprovedChange } from '../../server/change-or-propose.ts';
import { recordDeskAction } from '../../server/record-desk-action.ts';
import { faultOfText } from '#platform/texts/text-fault.ts';
import { lockText, saveChange, saveText, type TextAddress } from './store.ts';

export type TextChangeRequest = TextAddress & { text: string | null; was: string; operator: ChangeAuthor; now: Date };

export async function changeText(
  tx: Tx,
  catalogues: Catalogues,
  { text, was, operator, now, ...address }: TextChangeRequest,
): Promise<typeof done | Refusal<'EC_Not_Found' | 'EC_Invalid_Request' | 'EC_Settings_Changed'>> {
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
  if (to === from) return done;
  await saveText(tx, address, to);
  await saveChange(tx, { ...address, from, to, operatorId: operator.operatorId, now });
  await recordDeskAction(tx, {
    by: operator.name,
    action: 'text.change',
    subject: `${address.feature} ${address.key} ${address.language}`,
    facts: { from, to },
    happenedAt: now,
  });
  return done;
}

/** A change of a text that another editor approved. */
export function approvedTextChange(catalogues: Catalogues): MakeApprovedChange {
  return (tx, request, operator, now) =>
    changeText(tx, catalogues, { ...(request as Omit<TextChangeRequest, 'operator' | 'now'>), operator, now });
}

export function builtInText(catalogues: Catalogues, { feature, language, key }: TextAddress): string | null {
  const catalogue = Object.hasOwn(catalogues, feature) ? catalogues[feature] : undefined;
  const texts = catalogue ? builtInTexts(catalogue, language) : {};
  return Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
}

// Accepts the answer that the gateway's page posts through the browser. Anyone can post one: only signed fields that
// match the visit count, and the gateway is asked for the unsigned ones.

import { inTransaction } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { ask } from './ask-gateway.ts';
import { findVisit, findVisitByNonce } from './store.ts';
import type { PaymentGateway } from '#platform/server/payment-gateway/payment-gateway.ts';
import { settle } from './settle-visit.ts';
import { keyOfVisit } from './visit-key.ts';

/** Whether the visit of the form ended with a saved card. */
export async function takeAnswer(
  platform: Platform,
  gateway: PaymentGateway,
  form: Readonly<Record<string, string>>,
): Promise<boolean> {
  const { db, clock } = platform;
  const nonce = gateway.identifyAnswer(form);
  const id = nonce === null ? null : await findVisitByNonce(db, nonce);
  const visit = id && (await findVisit(db, id));
  const answer = visit && gateway.readAnswer(form, keyOfVisit(visit));
  if (!id || !answer) return false;
  if (answer.outcome === 'unconfirmed') await ask(platform, gateway, id);
  else await inTransaction(db, (tx) => settle(tx, id, answer, clock.now()));
  return (await findVisit(db, id))?.state === 'saved';
}

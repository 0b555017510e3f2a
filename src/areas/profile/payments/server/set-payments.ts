// Sets which card pays what: on or off for given entries, or the full list of a card.

import { sofiaDay } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { lockOpenAccount } from '#platform/server/lock-open-account.ts';
import { cardLife } from '../../rules.ts';
import type { Assignment, PaymentKind } from '../rules.ts';
import { lockCard } from '../../server/lock-card.ts';
import { findPayments, payByCard, stopPaying, type PaymentRow } from './store.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

type Change = {
  accountId: number;
  cardId: string;
  assignment: Assignment;
  /** on and off apply to the given entries; all replaces everything that the card pays. */
  mode: 'on' | 'off' | 'all';
  now: Date;
};

export async function setPayments(
  tx: Tx,
  { accountId, cardId, assignment, mode, now }: Change,
): Promise<Refusal<'Error_401' | 'EC_User_Not_Authoried' | 'EC_Card_Expired'> | null> {
  // Closing the profile stops only the payments that exist then.
  if (!(await lockOpenAccount(tx, accountId))) return refuse('Error_401');
  const card = await lockCard(tx, accountId, cardId);
  if (!card) return refuse('EC_User_Not_Authoried');
  const payments = await findPayments(tx, accountId);
  const named = findNamed(payments, assignment);
  if (!named) return refuse('EC_User_Not_Authoried');
  const paid = payments.filter((row) => row.card_id === cardId);
  const started = mode === 'off' ? [] : named.filter((row) => row.card_id !== cardId);
  const stopped =
    mode === 'all' ? paid.filter((row) => !named.includes(row)) : named.filter((row) => paid.includes(row));
  if (started.length > 0 && cardLife(card.expiration_date, sofiaDay(now)) === 'expired')
    return refuse('EC_Card_Expired');
  await payByCard(tx, started.map(itemOf), { accountId, cardId, now });
  if (mode !== 'on') await stopPaying(tx, stopped.map(itemOf));
  await recordForAccount(tx, {
    accountId,
    action: 'payments.assign',
    subject: cardId,
    facts: { mode, ...assignment },
    now,
  });
  return null;
}

const itemOf = ({ customer_id, kind, item_id }: PaymentRow) => ({ customer_id, kind, item_id });

/** The rows of the given entries; null if one does not belong to the account. */
function findNamed(payments: readonly PaymentRow[], { contract_ids, enlightenments, smart_tvs }: Assignment) {
  const wanted: [PaymentKind, string[]][] = [
    ['contracts', contract_ids],
    ['enlightenment', enlightenments],
    ['smart_tv', smart_tvs],
  ];
  const named: PaymentRow[] = [];
  for (const [kind, ids] of wanted) {
    for (const id of ids) {
      const row = payments.find((payment) => payment.kind === kind && payment.item_id === id);
      if (!row) return null;
      named.push(row);
    }
  }
  return named;
}

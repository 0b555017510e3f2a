import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import type { AutomaticTopUp, Movement } from '../contract.ts';
import type { TopUp } from '../top-up-contract.ts';
import { isOld } from '../rules.ts';
import type { AutomaticRow } from './automatic-store.ts';
import type { BalanceNumber, MovementRow } from './balance-store.ts';
import type { ShownTopUp } from './top-up-store.ts';

/** Null while the balance is unknown. */
export function presentBalance(number: BalanceNumber, language: Language, now: Date) {
  const { balance_cents, available_cents, measured_at } = number;
  if (balance_cents === null || measured_at === null) return null;
  return {
    balance: priceOf(balance_cents),
    available: priceOf(available_cents ?? balance_cents),
    valid_until: number.valid_until,
    measured_at: measured_at.toISOString(),
    is_old: isOld(measured_at, now),
    is_source_away: number.is_source_away ?? false,
    purchases: number.purchases.map(({ purchase_id, name_bg, name_en, amount_cents, created_at }) => ({
      purchase_id,
      name: inLanguage({ bg: name_bg, en: name_en }, language),
      amount: priceOf(amount_cents),
      created_at: new Date(created_at).toISOString(),
    })),
    movements: number.movements.map((movement) => presentMovement(movement, language)),
  };
}

function presentMovement(row: MovementRow, language: Language): Movement {
  return {
    movement_id: row.movement_id,
    kind: row.kind,
    name: inLanguage({ bg: row.name_bg, en: row.name_en }, language),
    amount: priceOf(row.amount_cents),
    moved_at: new Date(row.moved_at).toISOString(),
  };
}

export function presentTopUp(row: ShownTopUp): TopUp {
  return {
    top_up_id: row.top_up_id,
    msisdn: row.service_id,
    way: row.way,
    is_automatic: row.is_automatic,
    state: row.state,
    reason: row.reason as TopUp['reason'],
    amount: row.amount_cents === null ? null : priceOf(row.amount_cents),
    card_name: row.card_name,
    message: row.message,
    created_at: new Date(row.created_at).toISOString(),
    has_receipt: hasReceipt(row),
  };
}

/** From the moment the bank took the money, also before it is credited. */
export function hasReceipt({ payment_state }: Pick<ShownTopUp, 'payment_state'>): boolean {
  return payment_state === 'paid';
}

/** The card of another account with the pid is not shown. */
export function presentAutomatic(row: AutomaticRow, accountId: number): AutomaticTopUp {
  const isOwn = row.account_id === accountId;
  return {
    mode: row.mode,
    below: row.below_cents === null ? null : priceOf(row.below_cents),
    day: row.day_of_month,
    amount: priceOf(row.amount_cents),
    ceiling: priceOf(row.ceiling_cents),
    charged_this_month: priceOf(row.charged_cents),
    card: isOwn ? row.card_id : null,
    card_name: isOwn ? row.card_name : null,
    is_own_card: isOwn,
    charge_after: row.charge_after?.toISOString() ?? null,
    is_stopped: row.stopped_at !== null,
    stop_reason: row.stop_reason,
  };
}

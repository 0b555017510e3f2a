// Port of the operator's system with prepaid balances: it reports a balance, credits top-ups and redeems vouchers.
// Throws PartnerUnavailable when there is no answer; whether the system did anything is unknown then.

import type { ServiceKey } from '#platform/server/service-key.ts';
import type { MovementKind, VoucherRefusal } from '../../rules.ts';

export type ReportedMovement = {
  movement_id: string;
  kind: MovementKind;
  name_bg: string;
  name_en: string;
  amount_cents: number;
  moved_at: string;
};

export type BalanceReport = {
  measuredAt: Date;
  balanceCents: number;
  validUntil: string | null;
  movements: ReportedMovement[];
};

export type TopUpOrder = { topUpId: string; serviceId: string; cents: number; isAutomatic: boolean };
export type Deduction = { deductionId: string; serviceId: string; cents: number };
export type VoucherOrder = { topUpId: string; serviceId: string; code: string };

export type TopUpOutcome =
  | { outcome: 'credited'; cents: number }
  | { outcome: 'refused'; reason: VoucherRefusal | null }
  /** The system has the order and has not decided yet. */
  | { outcome: 'pending' };

export type BalanceSource = {
  /** Null if the system does not know the number. */
  report(number: ServiceKey): Promise<BalanceReport | null>;
  /** One top-up is credited once, however often it is ordered. */
  credit(order: TopUpOrder): Promise<TopUpOutcome>;
  /** Takes money that returns to a card; one deduction is made once, however often it is ordered. */
  deduct(deduction: Deduction): Promise<'deducted' | 'refused' | 'pending'>;
  redeem(order: VoucherOrder): Promise<TopUpOutcome>;
  /** Null if the system never received the top-up. */
  outcomeOf(topUp: { topUpId: string; serviceId: string }): Promise<TopUpOutcome | null>;
};

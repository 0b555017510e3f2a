// Automatic payments: what each card pays, possible bonuses, and the request bodies.

export const paymentKinds = ['contracts', 'enlightenment', 'smart_tv'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

type Entry = { card_id: string | null; is_paid_by_other: boolean; is_eligible_for_bonus: boolean };
type ContractEntry = Entry & { contract_id: string };
type ServiceEntry = Entry & { service_id: string };

export type Payments<Contract extends ContractEntry = ContractEntry, Service extends ServiceEntry = ServiceEntry> = {
  contracts: readonly Contract[];
  enlightenment: readonly Service[];
  smart_tv: readonly Service[];
};

/** The request body of the calls. */
export type Assignment = { contract_ids: string[]; enlightenments: string[]; smart_tvs: string[] };

/** The choice in the dialog. */
export type AutomaticPayment = {
  cardId: string;
  contractIds: string[];
  prosvetaIds: string[];
  smartTvIds: string[];
  isActive: boolean;
};

/** A bonus is available if no card pays the entry yet and the entry is eligible. */
export function isEligibleForBonus(payments: Payments): boolean {
  return [...payments.contracts, ...payments.enlightenment, ...payments.smart_tv].some(
    (entry) => entry.card_id === null && entry.is_eligible_for_bonus,
  );
}

/** The contracts, enlightenment and smart TV entries that a card pays. */
export function assignmentOf(payments: Payments, cardId: string): Assignment {
  return chosen(payments, (entry) => entry.card_id === cardId);
}

/** Everything that no card pays yet, not even one of another account. */
export function unpaid(payments: Payments): Assignment {
  return chosen(payments, (entry) => !isPaid(entry));
}

/** Paid by a card of any account. */
export function isPaid({ card_id, is_paid_by_other }: Omit<Entry, 'is_eligible_for_bonus'>): boolean {
  return card_id !== null || is_paid_by_other;
}

type TopUp = { card_id: string; service_id: string };

/** The numbers that a card tops up automatically. */
export function numbersToppedUpBy(cardId: string, { top_ups: topUps }: { top_ups: readonly TopUp[] }): string[] {
  return topUps.filter(({ card_id }) => card_id === cardId).map(({ service_id }) => service_id);
}

function chosen(payments: Payments, isChosen: (entry: Entry) => boolean): Assignment {
  return {
    contract_ids: payments.contracts.filter(isChosen).map((entry) => entry.contract_id),
    enlightenments: payments.enlightenment.filter(isChosen).map((entry) => entry.service_id),
    smart_tvs: payments.smart_tv.filter(isChosen).map((entry) => entry.service_id),
  };
}

/** A call sets everything that a card pays, so the current payments are sent with the new ones. */
export function merged(one: Assignment, other: Assignment): Assignment {
  const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];
  return {
    contract_ids: both(one.contract_ids, other.contract_ids),
    enlightenments: both(one.enlightenments, other.enlightenments),
    smart_tvs: both(one.smart_tvs, other.smart_tvs),
  };
}

export function isNothing(assignment: Assignment): boolean {
  return countOf(assignment) === 0;
}

/** With exactly one card there is no choice. */
export function preselectedCard(cards: readonly { card_id: string }[]): string | null {
  return cards.length === 1 ? (cards[0]?.card_id ?? null) : null;
}

export function canActivate(cardId: string | null, assignment: Assignment): cardId is string {
  return cardId !== null && !isNothing(assignment);
}

export function automaticPayment(cardId: string, assignment: Assignment, isActive: boolean): AutomaticPayment {
  return {
    cardId,
    contractIds: assignment.contract_ids,
    prosvetaIds: assignment.enlightenments,
    smartTvIds: assignment.smart_tvs,
    isActive,
  };
}

export function automaticPaymentBody(action: AutomaticPayment) {
  return {
    card_id: action.cardId,
    contract_ids: action.contractIds,
    enlightenments: action.prosvetaIds,
    smart_tvs: action.smartTvIds,
    is_active: action.isActive,
  };
}

export const nothing: Assignment = { contract_ids: [], enlightenments: [], smart_tvs: [] };

export function countOf({ contract_ids, enlightenments, smart_tvs }: Assignment): number {
  return contract_ids.length + enlightenments.length + smart_tvs.length;
}

export type PayableItem = { group: PaymentKind; id: string };

const bodyField = {
  contracts: 'contract_ids',
  enlightenment: 'enlightenments',
  smart_tv: 'smart_tvs',
} as const satisfies Record<PaymentKind, keyof Assignment>;

export function has(assignment: Assignment, { group, id }: PayableItem): boolean {
  return assignment[bodyField[group]].includes(id);
}

export function toggled(assignment: Assignment, item: PayableItem): Assignment {
  const field = bodyField[item.group];
  const ids = assignment[field];
  return { ...assignment, [field]: has(assignment, item) ? ids.filter((id) => id !== item.id) : [...ids, item.id] };
}

export function onlyItem(item: PayableItem): Assignment {
  return toggled(nothing, item);
}

// The texts and targets of attention entries.

import { useTranslations } from 'use-intl/react';
import type { AttentionKind } from '#platform/attention-kinds.ts';
import { addDays, daysBetween, shownDay } from '#platform/clock.ts';
import { priceOf } from '#platform/money.ts';
import { subjectOf, type QuestionSubject } from '#platform/question-subject.ts';
import { usePriceText } from '#platform/web/currency.ts';
import type { Attention } from '../contract.ts';

export type AttentionTexts = { title: string; text: string; action: string };

/** The prefix of the text keys of each kind. */
const keyOf = {
  'free-period-ends': 'free_period',
  'deactivation-waits': 'deactivation',
  'request-in-progress': 'request',
  'trial-ends': 'trial',
  'document-to-sign': 'document',
  'partner-code': 'partner_code',
  'limit-near': 'limit',
  'roaming-change': 'roaming',
  'trip-near': 'trip',
  'card-ends': 'card',
  'allowance-near': 'allowance',
  'bill-due': 'bill',
  'question-answered': 'answer',
  'balance-low': 'balance',
  'top-up-failed': 'top_up',
  'withdrawal-running': 'withdrawal',
} as const satisfies Record<AttentionKind, string>;

export function useAttentionTexts(today: string): (item: Attention) => AttentionTexts {
  const t = useTranslations('home');
  const priceText = usePriceText();
  return (item) => {
    const key = keyOfItem(item, today);
    // Every text picks what it needs from the same values.
    const values = valuesOf(item, today, priceText) as never;
    return { title: t(`${key}_title`, values), text: t(`${key}_text`, values), action: t(`${key}_action`) };
  };
}

function keyOfItem({ kind, due_on }: Attention, today: string) {
  const isLate = due_on !== null && due_on < today;
  if (kind === 'card-ends' && isLate) return 'card_expired';
  if (kind === 'bill-due' && isLate) return 'bill_overdue';
  if (kind === 'document-to-sign' && isLate) return 'document_late';
  if (kind === 'trip-near' && isLate) return 'trip_running';
  return kind === 'document-to-sign' && due_on === null ? 'document_undated' : keyOf[kind];
}

function valuesOf(
  item: Attention,
  today: string,
  priceText: ReturnType<typeof usePriceText>,
): Record<string, string | number> {
  const { name, price_cents, limit_cents, amount_cents, used_percent, requested_on, pays } = item.properties;
  const cents = price_cents ?? limit_cents ?? amount_cents;
  return {
    name: String(name ?? ''),
    day: item.due_on ? shownDay(item.due_on) : '',
    days: daysUntilDue(item, today),
    requested: typeof requested_on === 'string' ? shownDay(requested_on) : '',
    percent: Number(used_percent ?? 0),
    count: Number(pays ?? 0),
    price: typeof cents === 'number' ? priceText(priceOf(cents)) : '',
  };
}

/** The last day of a free period is free: the price starts on the day after it. */
export function daysUntilDue({ kind, due_on: dueOn }: Attention, today: string): number {
  if (dueOn === null) return 0;
  return daysBetween(today, kind === 'free-period-ends' ? addDays(dueOn, 1) : dueOn);
}

/** The address of the page that deals with an entry. */
export function placeOfAttention({ kind, subject }: Attention): string {
  if (kind === 'bill-due') return `/bills/${encodeURIComponent(subject)}`;
  return kind === 'question-answered' ? `/help/${encodeURIComponent(subject)}` : places[kind];
}

/** The subject of a question about an entry. An answer is replied to in its own question. */
export function subjectOfAttention({ kind, service_id, subject }: Attention): QuestionSubject | null {
  return kind === 'question-answered' ? null : subjectOf('notice', kind, service_id ?? '-', subject);
}

const places: Record<Exclude<AttentionKind, 'bill-due' | 'question-answered'>, string> = {
  'free-period-ends': '/digital-extras/select-services/details',
  'deactivation-waits': '/digital-extras/select-services',
  'request-in-progress': '/digital-extras/select-services',
  'trial-ends': '/campaigns/music',
  'document-to-sign': '/e-signing',
  'partner-code': '/digital-extras/select-services',
  'limit-near': '/roaming',
  'roaming-change': '/roaming',
  'trip-near': '/roaming',
  'card-ends': '/my-profile/my-cards',
  'allowance-near': '/usage',
  'balance-low': '/balance',
  'top-up-failed': '/balance',
  'withdrawal-running': '/contracts',
};

const onActiveTab: ReadonlySet<AttentionKind> = new Set(['deactivation-waits', 'request-in-progress', 'partner-code']);

/** The search parameters of the target: the number, and the subject on it. */
export function searchOfAttention({ kind, service_id, subject, properties }: Attention): Record<string, string> {
  if (kind === 'document-to-sign') return { ...(service_id && { msisdn: service_id }), documentId: subject };
  if (service_id === null) return {};
  const msisdn = service_id;
  if (kind === 'trip-near') return { msisdn, country: String(properties['country_id']) };
  if (kind === 'free-period-ends') return { msisdn, code: subject };
  return onActiveTab.has(kind) ? { msisdn, tab: 'active' } : { msisdn };
}

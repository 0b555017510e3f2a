// Resolves the subject of a question: checks that the user may see it, and reads its title and facts. Unknown and
// foreign subjects get the same answer.

import { attentionKinds } from '#platform/attention-kinds.ts';
import { sofiaDay } from '#platform/clock.ts';
import { isErrorCode, refuse, type Refusal } from '#platform/errors.ts';
import { defaultLanguage, fallbackLanguage, inLanguage, type ByLanguage, type Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import { partsOf, type QuestionSubject, type SubjectKind } from '#platform/question-subject.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { textReader, type TextReader } from '#platform/server/messages/read-texts.ts';
import { isUuid } from '#platform/uuid.ts';
import { moneyFact, nameFact, textFact, type Fact } from '../facts.ts';
import { titleOfText } from '../rules.ts';
import { helpMessages } from '../messages.ts';
import {
  findBillOf,
  findBlockOf,
  findCustomerOf,
  findLineOf,
  findNoticeOf,
  findPaymentOf,
  findRouterChangeOf,
} from './subject-store.ts';

type Read = TextReader<keyof typeof helpMessages.texts.bg>;
type FoundSubject = {
  customerId: number | null;
  /** In each language; null where the text of the question is its title. */
  title: ((read: Read, language: Language) => string) | null;
  facts: (read: ByLanguage<Read>) => Fact[];
};

export type ResolvedSubject = {
  customerId: number | null;
  titleBg: string | null;
  titleEn: string | null;
  facts: Fact[];
};

type Request = { db: Queryable; accountId: number; now: Date };
type Find = (request: Request, id: string) => Promise<FoundSubject | null>;

export async function resolveSubject(
  request: Request,
  { kind, id }: QuestionSubject,
): Promise<ResolvedSubject | Refusal<'EC_User_Not_Authoried'>> {
  const found = await finders[kind](request, id);
  if (!found) return refuse('EC_User_Not_Authoried');
  const bg = await textReader(request.db, helpMessages, defaultLanguage);
  const en = await textReader(request.db, helpMessages, fallbackLanguage);
  return {
    customerId: found.customerId,
    titleBg: found.title?.(bg, defaultLanguage) ?? null,
    titleEn: found.title?.(en, fallbackLanguage) ?? null,
    facts: found.facts({ bg, en }),
  };
}

const findGeneral: Find = async ({ db, accountId }, id) =>
  id === '' ? { customerId: await findCustomerOf(db, accountId, null), title: null, facts: () => [] } : null;

const findBill: Find = async ({ db, accountId }, id) => {
  const parts = partsOf(id, 1);
  const bill = parts && (await findBillOf(db, accountId, parts[0]!));
  if (!bill) return null;
  return {
    customerId: bill.customer_id,
    title: (read) => read('part.bill', { number: bill.bill_number, isNote: bill.kind === 'credit-note' }),
    facts: () => [
      ...textFact('bill', 'text', bill.bill_number),
      ...textFact('from', 'day', bill.period_from),
      ...textFact('to', 'day', bill.period_to),
      ...moneyFact('amount', bill.total_cents),
      ...textFact('due_on', 'day', bill.due_on),
    ],
  };
};

const findLine: Find = async ({ db, accountId }, id) => {
  const parts = partsOf(id, 2);
  if (!parts || !/^\d{1,6}$/.test(parts[1]!)) return null;
  const line = await findLineOf(db, accountId, { billId: parts[0]!, lineNo: Number(parts[1]) });
  if (!line) return null;
  const { name_bg, name_en, bill_number: number } = line;
  return {
    customerId: line.customer_id,
    title: (read, language) =>
      read('part.bill_line', { number, name: inLanguage({ bg: name_bg, en: name_en }, language) }),
    facts: () => [
      ...textFact('bill', 'text', number),
      ...nameFact('line', name_bg, name_en),
      ...moneyFact('amount', line.amount_cents),
      ...textFact('service', 'service', line.service_id),
      ...textFact('from', 'day', line.from_day ?? line.period_from),
      ...textFact('to', 'day', line.to_day ?? line.period_to),
      ...textFact('due_on', 'day', line.due_on),
    ],
  };
};

const findPayment: Find = async ({ db, accountId }, id) => {
  const payment = isUuid(id) ? await findPaymentOf(db, accountId, id) : undefined;
  if (!payment) return null;
  return {
    customerId: payment.customer_id ?? (await findCustomerOf(db, accountId, null)),
    title: (read, language) =>
      read('part.payment', { amount: shownPrice(priceOf(payment.amount_cents)[0]!, language) }),
    facts: (read) => [
      ...moneyFact('amount', payment.amount_cents),
      ...textFact('happened_at', 'moment', payment.created_at.toISOString()),
      ...stateFact(read, payment.state),
      ...textFact('bill', 'text', payment.bills),
      ...textFact('card', 'text', payment.card_name),
    ],
  };
};

const findNotice: Find = async ({ db, accountId, now }, id) => {
  const [kindText = '', serviceText = '', subject = ''] = partsOf(id, 3) ?? [];
  const kind = attentionKinds.find((each) => each === kindText);
  const serviceId = serviceText === '-' ? null : serviceText;
  const notice = kind && (await findNoticeOf(db, accountId, { kind, serviceId, subject }, sofiaDay(now)));
  if (!notice) return null;
  const { name, name_bg = name, name_en = name_bg, price_cents, limit_cents, amount_cents } = notice.properties;
  const [bg, en] = [name_bg, name_en].map((text) => (text == null ? null : String(text)));
  const cents = price_cents ?? limit_cents ?? amount_cents;
  return {
    customerId: await findCustomerOf(db, accountId, notice.service_id),
    title: (read, language) =>
      read('part.notice', { kind: kind.replaceAll('-', '_'), name: inLanguage({ bg, en }, language) ?? '' }),
    facts: () => [
      ...nameFact('name', bg!, en!),
      ...textFact('service', 'service', notice.service_id),
      ...moneyFact('amount', typeof cents === 'number' ? cents : null),
      ...textFact('due_on', 'day', notice.due_on),
    ],
  };
};

const findBlock: Find = async ({ db, accountId }, id) => {
  const [serviceId = '', block = ''] = partsOf(id, 2) ?? [];
  const found = await findBlockOf(db, accountId, { serviceId, block });
  if (!found) return null;
  return {
    customerId: found.customer_id,
    title: (read) => read('part.usage_block', { block: block.replaceAll('-', '_') }),
    facts: (read) => [...textFact('service', 'service', serviceId), ...stateFact(read, found.state)],
  };
};

const findRouterChange: Find = async ({ db, accountId }, id) => {
  const [serviceId = '', requestId = ''] = partsOf(id, 2) ?? [];
  const found = isUuid(requestId) ? await findRouterChangeOf(db, accountId, { serviceId, requestId }) : undefined;
  if (!found) return null;
  const change = found.change === 'wifi' || found.change === 'dmz' ? found.change : 'port';
  return {
    customerId: found.customer_id,
    title: (read) => read('part.router_change', { change }),
    facts: (read) => [
      ...textFact('service', 'service', serviceId),
      ...stateFact(read, found.state),
      ...textFact('happened_at', 'moment', found.requested_at.toISOString()),
      ...textFact('finished_at', 'moment', found.finished_at?.toISOString() ?? null),
    ],
  };
};

/** The portal does not store refusals: the id contains what the user was shown. */
const findRefusal: Find = async ({ db, accountId, now }, id) => {
  // Earlier questions have only the first two.
  const [code = '', trace = '', path = '', title = ''] = partsOf(id, 4) ?? partsOf(id, 2) ?? [];
  if (!isErrorCode(code) || !(trace === '' || isUuid(trace))) return null;
  return {
    customerId: await findCustomerOf(db, accountId, null),
    // An error page has no title of its own.
    title: (read) => read('part.refusal', { isPage: path !== '' && title === '' }),
    facts: () => [
      ...textFact('name', 'text', plainTitle(title)),
      ...textFact('screen', 'text', isPath(path) ? path : null),
      ...textFact('error', 'text', code),
      ...textFact('trace', 'text', trace),
      ...textFact('happened_at', 'moment', now.toISOString()),
    ],
  };
};

const isPath = (text: string) => /^\/[\w./-]{0,100}$/.test(text);
const plainTitle = (text: string) => titleOfText(text.replaceAll(/\p{C}/gu, ' '));

const finders: Record<SubjectKind, Find> = {
  general: findGeneral,
  bill: findBill,
  'bill-line': findLine,
  payment: findPayment,
  notice: findNotice,
  'usage-block': findBlock,
  'router-change': findRouterChange,
  refusal: findRefusal,
};

function stateFact(read: ByLanguage<Read>, state: string): Fact[] {
  const values = { state: state.replaceAll('-', '_') };
  return nameFact('state', read.bg('part.state', values), read.en('part.state', values));
}

// The pending tasks of an account. Home, the bell and the profile read them here, so their numbers agree.

import { automaticCard } from './automatic-card.ts';
import { cardTopUps } from './card-top-ups.ts';

/** Documents for signing, including overdue ones: the user still has to decide on them. */
export const pendingDocuments = `from account_pid pid join document using (customer_id)
  where pid.account_id = account.account_id and document.status = 'ForSigning'`;

/** Extras whose partner requires the code from the SMS. */
const partnerCodes = `from account_service held
  join service_extra pending using (customer_id, service_id)
  join extra using (code)
  where held.account_id = account.account_id and held.is_owner
    and pending.status = 'PendingActivation' and extra.partner_source is not null`;

type PendingOptions = {
  /** The SQL expression of today. */
  today: string;
  /** Days before expiry when a saved card becomes pending. */
  cardDays: number;
};

/** A table expression for a statement that reads `account`. Documents and codes come from their own tables. */
export function pendingItems({ today, cardDays }: PendingOptions): string {
  return `(
  select attention.service_id, attention.kind, attention.subject, attention.due_on, attention.properties
    from account_service held join attention using (customer_id, service_id)
    where held.account_id = account.account_id and held.is_owner and attention.kind <> 'document-to-sign'
      and not (attention.kind = 'request-in-progress'
        and (attention.service_id, attention.subject) in (select held.service_id, code ${partnerCodes}))
  union all
  select document.service_id, 'document-to-sign', document.document_id, document.sign_by,
      jsonb_build_object('name_bg', document.name_bg, 'name_en', document.name_en)
    ${pendingDocuments}
  union all
  select held.service_id, 'partner-code', code, null,
      jsonb_build_object('name_bg', extra.name_bg, 'name_en', extra.name_en)
    ${partnerCodes}
  union all
  select null, 'card-ends', card.card_id::text, card.expiration_date, jsonb_build_object('name', card.name, 'pays',
      (select count(*) from recurrent_payment paid
        where paid.account_id = card.account_id and paid.card_id = card.card_id)
      + (select count(*) from ${cardTopUps} top_up
        where top_up.account_id = card.account_id and top_up.card_id = card.card_id))
    from saved_card card
    where card.account_id = account.account_id and card.expiration_date <= ${today} + ${cardDays}
  union all
  select null, 'bill-due', bill.bill_id, bill.due_on, jsonb_build_object('name', bill.bill_number,
      'price_cents', bill.open_cents, 'pays', (select count(*) ${automaticCard}))
    from account_pid pid join bill using (customer_id)
    where pid.account_id = account.account_id and bill.open_cents > 0
  union all
  select null, 'question-answered', question.question_id::text, null,
      jsonb_build_object('name_bg', question.title_bg, 'name_en', question.title_en)
    from help_question question where question.account_id = account.account_id and question.is_unread
  union all
  select bought.service_id, 'withdrawal-running', bought.purchase_id, null,
      jsonb_build_object('name_bg', bought.name_bg, 'name_en', bought.name_en)
    from account_pid pid join withdrawal using (customer_id) join purchase bought using (customer_id, purchase_id)
    where pid.account_id = account.account_id
      and (withdrawal.state = 'ending' or withdrawal.refund_state = 'due'
        or (withdrawal.refund_state = 'sent' and withdrawal.refund_to <> 'bill'))
)`;
}

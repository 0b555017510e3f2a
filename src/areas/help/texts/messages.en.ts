export const messagesEn = {
  'mail.question_received.subject': 'We received your question',
  'mail.question_received.text':
    'Your question "{title}" is with us. The answer comes in the portal, and we write to you when it is there.',
  'mail.question_received.action': 'See the question',
  'mail.question_answered.subject': 'We answered your question',
  'mail.question_answered.text':
    'There is an answer to your question "{title}"{files, plural, =0 {} one {, with # file} other {, with # files}}. Read it in the portal: there you can write again or close the question.',
  'mail.question_answered.action': 'Read the answer',
  'mail.question_closed.subject': 'We closed your question',
  'mail.question_closed.text': 'Your question "{title}" is closed. If there is more, ask a new one in the portal.',
  'mail.question_closed.action': 'See the question',
  'part.bill': '{isNote, select, true {Credit note} other {Bill}} {number}',
  'part.bill_line': 'Bill {number}: {name}',
  'part.payment': 'Payment of {amount}',
  'part.notice':
    '{kind, select, free_period_ends {End of the free period: {name}} deactivation_waits {Upcoming stop: {name}} request_in_progress {Request in progress: {name}} trial_ends {End of the trial: {name}} document_to_sign {Document to sign: {name}} partner_code {Code of a partner: {name}} limit_near {Credit limit almost reached} roaming_change {Change of roaming plans} trip_near {Upcoming trip} card_ends {Expiring card: {name}} allowance_near {Allowance almost used} bill_due {Bill to pay: {name}} balance_low {Low balance} top_up_failed {Failed top-up} withdrawal_running {Withdrawal from a contract: {name}} other {Notice: {name}}}',
  'part.usage_block':
    '{block, select, premium {Block of premium numbers} outside_data {Block of data outside the plan} other {Block of roaming data}}',
  'part.router_change':
    '{change, select, wifi {Change of Wi-Fi} port {Change of a port} dmz {Change of the DMZ} other {Change of the router}}',
  'part.refusal': '{isPage, select, true {A page that could not be shown} other {A change that did not succeed}}',
  'part.state':
    '{state, select, done {done} pending {pending} failed {failed} accepted {accepted} queued {waiting for the router} applied {applied} at_bank {at the bank} charging {being charged} paid {paid} refused {refused} cancelled {cancelled} expired {expired} refunding {being refunded} refunded {refunded} other {unknown}}',
} as const;

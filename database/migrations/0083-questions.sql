-- Questions of users to support, their messages and files.

create table help_question (
  account_id bigint not null references account,
  question_id uuid not null,
  -- The customer of the subject; null for users without a contract of their own.
  customer_id bigint references customer,
  subject_kind text not null check (subject_kind in
    ('general', 'bill', 'bill-line', 'payment', 'notice', 'usage-block', 'router-change', 'refusal')),
  subject_id text not null,
  title_bg text not null,
  title_en text not null,
  -- As they were when the user asked.
  facts jsonb not null,
  state text not null check (state in ('open', 'answered', 'closed')),
  is_unread boolean not null default false,
  -- Of the first message that support has not answered.
  unanswered_since timestamptz,
  -- Two operators never answer the same version.
  version integer not null default 1,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  -- In the ticket system of the operator.
  ticket_id text,
  ticket_checked_at timestamptz,
  ticket_lease_until timestamptz,
  is_ticket_closed boolean not null default false,
  primary key (account_id, question_id)
);
create index help_question_by_id on help_question (question_id);
create index help_question_by_customer on help_question (customer_id) where customer_id is not null;
create index help_question_by_state on help_question (state, unanswered_since, changed_at);
create index help_question_by_age on help_question (changed_at);
-- For the exchange with the ticket system.
create index help_question_exchanged on help_question (ticket_checked_at) where not is_ticket_closed;
create index help_question_unread on help_question (account_id) where is_unread;

create table help_message (
  account_id bigint not null,
  question_id uuid not null,
  message_no integer not null,
  author text not null check (author in ('user', 'support')),
  -- The operator, or the author of a note in the ticket system.
  written_by text,
  text text not null,
  created_at timestamptz not null,
  -- The note in the ticket system; null until it is sent.
  note_id text,
  primary key (account_id, question_id, message_no),
  foreign key (account_id, question_id) references help_question on delete cascade
);
create unique index help_message_note on help_message (account_id, question_id, note_id) where note_id is not null;

-- Without a question until the message is sent.
create table help_file (
  account_id bigint not null references account,
  file_id uuid not null,
  question_id uuid,
  message_no integer,
  name text not null,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  size integer not null check (size between 1 and 5242880),
  content bytea not null,
  created_at timestamptz not null,
  primary key (account_id, file_id),
  foreign key (account_id, question_id, message_no) references help_message on delete cascade,
  check ((question_id is null) = (message_no is null))
);
create index help_file_by_message on help_file (account_id, question_id, message_no) where question_id is not null;
create index help_file_unsent on help_file (created_at) where question_id is null;

alter table attention drop constraint attention_kind_check;
alter table attention add constraint attention_kind_check check (kind in
  ('free-period-ends', 'deactivation-waits', 'request-in-progress', 'trial-ends', 'document-to-sign', 'partner-code',
   'limit-near', 'roaming-change', 'trip-near', 'card-ends', 'allowance-near', 'bill-due', 'balance-low',
   'top-up-failed', 'question-answered'));

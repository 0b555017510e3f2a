-- Bills that the operator publishes, their lines, and what was paid.

create table bill (
  customer_id bigint not null references customer,
  bill_id text not null,
  contract_id text not null,
  bill_number text not null check (bill_number ~ '^\d{10}$'),
  kind text not null check (kind in ('bill', 'credit-note')),
  corrects_bill_id text,
  period_from date not null,
  period_to date not null,
  issued_on date not null,
  due_on date not null,
  total_cents integer not null check (total_cents >= 0),
  vat jsonb not null,
  line_count integer not null,
  -- Of all that was published: a bill never changes.
  content_digest text not null,
  -- What payments and credit notes have left. Only a bill has an open amount.
  open_cents integer not null check (open_cents between 0 and total_cents),
  created_at timestamptz not null,
  primary key (customer_id, bill_id),
  foreign key (customer_id, contract_id) references contract
);
create index bill_by_contract on bill (customer_id, contract_id, issued_on desc);
create index bill_correction on bill (customer_id, corrects_bill_id) where corrects_bill_id is not null;
create index bill_open on bill (customer_id, due_on) where open_cents > 0;
create index bill_open_by_due_day on bill (due_on) where open_cents > 0;

create table bill_line (
  customer_id bigint not null,
  bill_id text not null,
  line_no integer not null,
  service_id text,
  kind text not null check (kind in ('plan', 'extra', 'roaming', 'usage', 'one-time', 'discount', 'adjustment')),
  item_id text,
  name_bg text not null,
  name_en text not null,
  from_day date,
  to_day date,
  quantity text,
  vat_percent integer not null check (vat_percent between 0 and 100),
  amount_cents integer not null,
  primary key (customer_id, bill_id, line_no),
  foreign key (customer_id, bill_id) references bill
);

-- The operator's own document of a bill; without one the portal writes it once.
create table bill_file (
  customer_id bigint not null,
  bill_id text not null,
  content bytea not null,
  created_at timestamptz not null,
  primary key (customer_id, bill_id),
  foreign key (customer_id, bill_id) references bill
);

-- What was paid for a bill, by any means.
create table bill_payment (
  customer_id bigint not null,
  bill_id text not null,
  payment_id text not null,
  method text not null check (method in ('card', 'transfer', 'cash', 'credit-note', 'other')),
  paid_at timestamptz not null,
  amount_cents integer not null check (amount_cents > 0),
  primary key (customer_id, bill_id, payment_id),
  foreign key (customer_id, bill_id) references bill
);

-- The bills of a payment by card. An open payment reserves these amounts.
create table bill_card_payment (
  account_id bigint not null,
  payment_id uuid not null,
  customer_id bigint not null,
  bill_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  primary key (customer_id, bill_id, account_id, payment_id),
  foreign key (account_id, payment_id) references card_payment,
  foreign key (customer_id, bill_id) references bill
);
create index bill_card_payment_by_payment on bill_card_payment (account_id, payment_id);

-- The tries of automatic payment of a bill.
create table bill_automatic_payment (
  customer_id bigint not null,
  bill_id text not null,
  tries integer not null default 0,
  noticed_at timestamptz,
  tried_at timestamptz,
  stopped_at timestamptz,
  primary key (customer_id, bill_id),
  foreign key (customer_id, bill_id) references bill
);

alter table attention drop constraint attention_kind_check;
alter table attention add constraint attention_kind_check check (kind in
  ('free-period-ends', 'deactivation-waits', 'request-in-progress', 'trial-ends', 'document-to-sign', 'partner-code',
   'limit-near', 'roaming-change', 'trip-near', 'card-ends', 'allowance-near', 'bill-due'));

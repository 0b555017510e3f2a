-- Purchases at a distance, withdrawals from them, and what a contract summary needs.

create table purchase (
  customer_id bigint not null references customer,
  purchase_id text not null,
  -- Null for a document of no service.
  service_id text,
  -- Null if nobody was signed in, or another system sold it.
  account_id bigint references account,
  kind text not null check (kind in ('extra', 'roaming-plan', 'roaming-package', 'music', 'document', 'top-up')),
  -- The code of the extra, the id of the plan, package or document.
  subject text not null,
  name_bg text not null,
  name_en text not null,
  -- Null if only the document itself contains the price.
  price_cents integer check (price_cents >= 0),
  price_per text not null check (price_per in ('month', 'once')),
  -- The last day without a price.
  free_until date,
  paid_from text not null check (paid_from in ('bill', 'balance', 'card')),
  -- Taken at once; the rest comes with bills.
  paid_cents integer not null default 0 check (paid_cents >= 0),
  concluded_at timestamptz not null,
  -- The order failed: nothing was bought.
  failed_at timestamptz,
  primary key (customer_id, purchase_id)
);
create index purchase_by_subject on purchase (customer_id, service_id, kind, subject, concluded_at desc);
create index purchase_by_age on purchase (concluded_at);

-- The statement of the consumer, and what became of it.
create table withdrawal (
  customer_id bigint not null,
  purchase_id text not null,
  withdrawal_id uuid not null,
  account_id bigint not null references account,
  name text not null,
  email text not null,
  language text not null,
  submitted_at timestamptz not null,
  used_days integer not null check (used_days >= 0),
  due_cents integer not null check (due_cents >= 0),
  refund_cents integer not null check (refund_cents >= 0),
  refund_to text not null check (refund_to in ('bill', 'balance', 'card')),
  state text not null check (state in ('ending', 'ended')),
  ended_at timestamptz,
  refund_state text not null check (refund_state in ('none', 'due', 'sent', 'done', 'failed')),
  refunded_at timestamptz,
  -- When the job last looked at it.
  checked_at timestamptz not null,
  primary key (customer_id, purchase_id),
  foreign key (customer_id, purchase_id) references purchase on delete cascade
);
create index withdrawal_open on withdrawal (submitted_at) where state = 'ending' or refund_state in ('due', 'sent');
create index withdrawal_by_age on withdrawal (submitted_at);

-- E-mails may have one file.
alter table outbox add column attachment bytea;
alter table outbox add column attachment_name text;

-- A refund is credited to the balance like a top-up.
alter table top_up drop constraint top_up_way_check;
alter table top_up add constraint top_up_way_check check (way in ('card', 'voucher', 'refund'));

-- What the customer got for the term of the contract: a discount or a device.
alter table contract add column benefit_cents integer check (benefit_cents >= 0);

-- Speeds in Mbit/s that the contract promises.
alter table tariff add column download_mbps integer check (download_mbps > 0);
alter table tariff add column upload_mbps integer check (upload_mbps > 0);
alter table tariff add column normal_download_mbps integer check (normal_download_mbps > 0);
alter table tariff add column minimum_download_mbps integer check (minimum_download_mbps > 0);

alter table attention drop constraint attention_kind_check;
alter table attention add constraint attention_kind_check check (kind in
  ('free-period-ends', 'deactivation-waits', 'request-in-progress', 'trial-ends', 'document-to-sign', 'partner-code',
   'limit-near', 'roaming-change', 'trip-near', 'card-ends', 'allowance-near', 'bill-due', 'question-answered',
   'balance-low', 'top-up-failed', 'withdrawal-running'));

-- Prepaid balances as the operator's system last reported them, and what the portal orders against them.

create table prepaid_balance (
  customer_id bigint not null,
  service_id text not null,
  -- Null until the first figure arrives.
  balance_cents integer,
  valid_until date,
  measured_at timestamptz,
  -- When the balance source was last asked, and whether it did not answer.
  asked_at timestamptz,
  is_source_away boolean not null default false,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service
);

-- Files and the balance source may overtake each other: an older figure never replaces a newer one.
create function keep_newest_balance() returns trigger language plpgsql as $$
begin
  if new.measured_at < old.measured_at then
    new.balance_cents := old.balance_cents;
    new.valid_until := old.valid_until;
    new.measured_at := old.measured_at;
  end if;
  return new;
end $$;
create trigger keep_newest before update on prepaid_balance for each row execute function keep_newest_balance();

-- What was taken from a balance and added to it.
create table balance_movement (
  customer_id bigint not null,
  service_id text not null,
  movement_id text not null,
  kind text not null check (kind in ('top-up', 'voucher', 'purchase', 'usage', 'bonus', 'adjustment', 'expiry')),
  name_bg text not null,
  name_en text not null,
  amount_cents integer not null,
  moved_at timestamptz not null,
  primary key (customer_id, service_id, movement_id),
  foreign key (customer_id, service_id) references service
);
create index balance_movement_by_time on balance_movement (customer_id, service_id, moved_at desc);
create index balance_movement_by_age on balance_movement using brin (moved_at);

-- Purchases in the portal that a reported balance does not contain yet: they count against it.
create table balance_purchase (
  customer_id bigint not null,
  service_id text not null,
  purchase_id text not null,
  kind text not null check (kind in ('donation', 'extra', 'package')),
  name_bg text not null,
  name_en text not null,
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('ordered', 'confirmed', 'taken', 'released')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (customer_id, service_id, purchase_id),
  foreign key (customer_id, service_id) references service
);
create index balance_purchase_open on balance_purchase (customer_id, service_id) where state in ('ordered', 'confirmed');
create index balance_purchase_by_age on balance_purchase (created_at);

-- Top-ups of a number, by its owner or by anybody else. One by card has the id of its payment; a paid one is credited
-- or refunded.
create table top_up (
  customer_id bigint not null,
  service_id text not null,
  top_up_id uuid not null,
  account_id bigint not null references account,
  way text not null check (way in ('card', 'voucher')),
  is_automatic boolean not null default false,
  -- Of a voucher: null until the operator's system has accepted it.
  amount_cents integer check (amount_cents > 0),
  state text not null check (state in
    ('paying', 'crediting', 'credited', 'refused', 'cancelled', 'expired', 'refunding', 'refunded', 'failed')),
  reason text,
  created_at timestamptz not null,
  asked_at timestamptz,
  settled_at timestamptz,
  primary key (customer_id, service_id, top_up_id),
  foreign key (customer_id, service_id) references service
);
create index top_up_by_account on top_up (account_id, created_at desc);
create index top_up_open on top_up (created_at) where state = 'crediting';

-- Results of top-ups that the operator takes by event or list and answers by a file.
create table top_up_result (
  customer_id bigint not null,
  service_id text not null,
  top_up_id text not null,
  result text not null check (result in ('credited', 'refused')),
  created_at timestamptz not null,
  primary key (customer_id, service_id, top_up_id),
  foreign key (customer_id, service_id) references service
);
create index top_up_result_by_age on top_up_result (created_at);

-- Wrong voucher codes of an account. An attempt is counted before the operator's system is asked.
create table voucher_attempt (
  account_id bigint primary key references account,
  wrong integer not null,
  tried_at timestamptz not null,
  locked_until timestamptz
);

create table automatic_top_up (
  customer_id bigint not null,
  service_id text not null,
  account_id bigint not null references account,
  card_id uuid not null,
  mode text not null check (mode in ('below', 'day')),
  below_cents integer check (below_cents > 0),
  day_of_month integer check (day_of_month between 1 and 28),
  amount_cents integer not null check (amount_cents > 0),
  ceiling_cents integer not null check (ceiling_cents >= amount_cents),
  created_at timestamptz not null,
  -- The charge that was announced, and when it may run.
  noticed_at timestamptz,
  charge_after timestamptz,
  -- The last charge, and charges in a row that failed.
  charged_at timestamptz,
  failures integer not null default 0,
  -- The month in which the user was told about the ceiling.
  ceiling_told_on date,
  stopped_at timestamptz,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service,
  check ((mode = 'below') = (below_cents is not null)),
  check ((mode = 'day') = (day_of_month is not null))
);
create index automatic_top_up_by_card on automatic_top_up (account_id, card_id);

-- The embedded balance system of the demo: it stands for the operator's own and is no part of the domain.
create table embedded_balance (
  service_id text primary key,
  balance_cents integer not null,
  valid_until date not null
);
create table embedded_balance_movement (
  service_id text not null references embedded_balance,
  movement_id text not null,
  kind text not null,
  name_bg text not null,
  name_en text not null,
  amount_cents integer not null,
  moved_at timestamptz not null,
  primary key (service_id, movement_id)
);
create table embedded_voucher (
  code text primary key,
  amount_cents integer not null check (amount_cents > 0),
  used_by text
);

alter table attention drop constraint attention_kind_check;
alter table attention add constraint attention_kind_check check (kind in
  ('free-period-ends', 'deactivation-waits', 'request-in-progress', 'trial-ends', 'document-to-sign', 'partner-code',
   'limit-near', 'roaming-change', 'trip-near', 'card-ends', 'allowance-near', 'bill-due', 'balance-low',
   'top-up-failed'));

create index attention_failed_top_up on attention (created_at) where kind = 'top-up-failed';

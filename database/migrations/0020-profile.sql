-- What people keep and choose in their profile.

alter table account add column password_changed_at timestamptz;

-- An address that waits for its owner to confirm it; the code itself is a single-use link.
create table email_change (
  account_id bigint primary key references account,
  new_email text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_change_by_address on email_change (lower(new_email));
create unique index account_by_email on account (lower(email)) where email <> '';

-- What a person has said about a type of notification; who has said nothing gets the default of the type.
create table notification_choice (
  account_id bigint not null references account,
  notification_type_id integer not null check (notification_type_id in (1, 2)),
  is_subscribed boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, notification_type_id)
);

alter table contract add column is_eligible_for_bonus boolean not null default false;

-- What can be paid by card every month. A contract has a row only while a card pays it.
create table recurrent_payment (
  customer_id bigint not null references customer,
  kind text not null check (kind in ('contracts', 'enlightenment', 'smart_tv')),
  item_id text not null,
  name_bg text not null,
  name_en text not null,
  monthly_price_cents integer check (monthly_price_cents >= 0),
  is_eligible_for_bonus boolean not null default false,
  account_id bigint,
  card_id uuid,
  activated_at timestamptz,
  primary key (customer_id, kind, item_id),
  foreign key (account_id, card_id) references saved_card
);
create index recurrent_payment_by_card on recurrent_payment (account_id, card_id) where card_id is not null;

-- One visit to the hosted payment page, to add a card or to put another in the place of one.
create table card_change (
  account_id bigint not null references account,
  change_id uuid not null,
  replaces_card_id uuid,
  state text not null check (state in ('open', 'saved', 'refused', 'abandoned', 'superseded')),
  order_number text not null,
  nonce text not null,
  amount_cents integer not null,
  language text not null,
  reason text,
  -- Words of the bank that the person must be shown.
  message text,
  saved_card_id uuid,
  created_at timestamptz not null,
  asked_at timestamptz,
  settled_at timestamptz,
  primary key (account_id, change_id)
);

-- The gateway knows a visit by its nonce.
create table card_change_nonce (
  nonce text primary key,
  account_id bigint not null,
  change_id uuid not null,
  created_at timestamptz not null
);

-- Six digits that a terminal does not use twice within a day.
create sequence payment_order_number minvalue 1 maxvalue 999999 cycle;

-- The books of the embedded payment page, which stands in for a bank's in the demo.
create table embedded_payment (
  transaction_id text primary key,
  amount text not null,
  currency text not null,
  return_url text not null,
  language text not null,
  state text not null check (state in ('open', 'approved', 'refused', 'cancelled')),
  card_type text,
  card_name text,
  card_expires_on date,
  is_reversed boolean not null default false,
  created_at timestamptz not null
);

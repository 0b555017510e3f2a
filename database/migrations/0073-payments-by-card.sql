-- Payments by card, for bills and top-ups: on the bank's page or by a saved card. A payment is settled once; until then
-- its outcome is unknown and the bank is asked.

create table card_payment (
  account_id bigint not null references account,
  payment_id uuid not null,
  -- What is paid: each area has its own.
  purpose text not null,
  state text not null check (state in
    ('at-bank', 'charging', 'paid', 'refused', 'cancelled', 'expired', 'refunding', 'refunded')),
  is_automatic boolean not null,
  card_id uuid,
  card_name text,
  order_number text not null,
  nonce text not null,
  amount_cents integer not null check (amount_cents > 0),
  language text not null,
  reason text,
  -- Words of the bank for the user.
  message text,
  -- The bank's reference of the payment, for a reversal.
  gateway_reference text,
  created_at timestamptz not null,
  asked_at timestamptz,
  settled_at timestamptz,
  primary key (account_id, payment_id)
);
create index card_payment_open on card_payment (created_at) where state in ('at-bank', 'charging', 'refunding');

-- Answers of the bank name a payment only by its nonce.
create table card_payment_nonce (
  nonce text primary key,
  account_id bigint not null,
  payment_id uuid not null,
  created_at timestamptz not null
);

alter table embedded_payment drop constraint embedded_payment_state_check;
alter table embedded_payment add constraint embedded_payment_state_check
  check (state in ('open', 'approved', 'refused', 'cancelled', 'undecided'));

alter table embedded_payment add column back_url text not null default '';

-- Links that open something once, for every area that sends one, in place of those of sign-in alone.

drop table password_reset;

create table single_use_link (
  purpose text not null,
  subject text not null,
  secret_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (purpose, subject, secret_hash)
);
create index single_use_link_by_age on single_use_link (expires_at);

-- What a person keeps with the operator besides services: addresses and cards of the account, documents of the customer.

create table address (
  account_id bigint not null references account,
  address_id uuid not null,
  country_id integer not null,
  site_id integer not null,
  region text not null,
  municipality text not null,
  city text not null,
  city_type text not null,
  post_code text not null,
  quarter_id integer,
  quarter_name text,
  street_id integer,
  street_name text,
  street_no text,
  building_number text,
  entry text,
  floor text,
  ap text,
  address_comment text,
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (account_id, address_id),
  check ((street_name is not null and street_no is not null) or (quarter_name is not null and building_number is not null))
);

create table saved_card (
  account_id bigint not null references account,
  card_id uuid not null,
  type text not null check (type in ('VISA', 'other')),
  name text not null,
  -- The last day of the month on the card; a gateway may keep it to itself.
  expiration_date date,
  -- What the gateway knows the card by; the number of the card is never here.
  gateway_reference text not null,
  created_at timestamptz not null,
  primary key (account_id, card_id)
);

create table document (
  customer_id bigint not null references customer,
  document_id text not null,
  name_bg text not null,
  name_en text not null,
  type text not null check (type in ('Contract', 'HomeAssistance')),
  status text not null check (status in ('ForSigning', 'Signed', 'Replaced')),
  service_id text,
  created_at timestamptz not null,
  signed_at timestamptz,
  primary key (customer_id, document_id),
  check ((status = 'Signed') = (signed_at is not null))
);

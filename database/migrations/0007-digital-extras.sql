-- Digital extras: the catalogue, what each tariff offers of it, what stands on each service, and what partners hold.

alter table service add column verification_type text not null default 'None'
  check (verification_type in ('None', 'SendToMsisdn', 'RequestVerificationMsisdn'));

create table extra (
  code text primary key,
  adx_code text not null,
  kind text not null check (kind in ('usual', 'traffic', 'streaming', 'donation', 'home-assistance', 'insurance',
    'net-protect', 'partner-content', 'enlightenment')),
  name_bg text not null,
  name_en text not null,
  description_bg text not null,
  description_en text not null,
  group_type text not null,
  parent_extra_group text,
  substitution_extra_group text,
  regular_price_cents integer not null check (regular_price_cents >= 0),
  -- Of an extra whose price the person chooses.
  max_price_cents integer check (max_price_cents >= regular_price_cents),
  -- Who had the extra before gets no free period again.
  second_activation_price_cents integer check (second_activation_price_cents >= 0),
  shows_price boolean not null default true,
  requires_code_verification boolean not null default false,
  -- Plans of one group, from the smallest to the greatest.
  plan_rank integer,
  partner_source text check (partner_source in ('capital', 'dnevnik')),
  -- The partner that is asked about it, where one is.
  partner text,
  position integer not null
);

-- What a tariff offers: on a position, as a part of it, beside it, or as a streaming plan.
create table tariff_extra (
  tariff_id text not null references tariff,
  code text not null references extra,
  placement text not null check (placement in ('slot', 'included', 'addon', 'streaming')),
  is_core_service boolean not null default false,
  -- The first period of an activation; without days it does not end.
  period_state text not null check (period_state in ('Free', 'Promo', 'Paid')),
  period_days integer check (period_days > 0),
  promo_price_cents integer check (promo_price_cents >= 0),
  primary key (tariff_id, code),
  check ((period_state = 'Promo') = (promo_price_cents is not null))
);

create table service_extra (
  customer_id bigint not null,
  service_id text not null,
  code text not null references extra,
  status text not null check (status in
    ('Active', 'Inactive', 'WaitingForDeactivation', 'InProgress', 'PendingActivation')),
  -- The position it stands on: two extras can never share one.
  slot integer check (slot >= 1),
  period_state text not null check (period_state in ('Free', 'Promo', 'Paid')),
  price_cents integer not null check (price_cents >= 0),
  price_ends_on date,
  activated_on date,
  deactivates_on date,
  -- The plan itself ends it, or the extra it stands on does.
  ends_with_plan boolean not null default false,
  ends_with text,
  contact_number text,
  donation_cause text,
  primary key (customer_id, service_id, code),
  unique (customer_id, service_id, slot),
  foreign key (customer_id, service_id) references service,
  check (status <> 'Inactive' or slot is null),
  check ((status = 'WaitingForDeactivation') = (deactivates_on is not null)),
  check (status not in ('Active', 'WaitingForDeactivation') or activated_on is not null)
);

-- Changes of what stands on a position; the last one says when the next may be.
create table extra_swap (
  customer_id bigint not null,
  service_id text not null,
  swapped_on date not null,
  request_id uuid not null,
  from_code text not null,
  to_code text not null,
  primary key (customer_id, service_id, request_id),
  foreign key (customer_id, service_id) references service
);

-- What is being set up for a number: one request at a time.
create table processing_request (
  customer_id bigint not null,
  service_id text not null,
  request_id uuid not null unique,
  codes text[] not null,
  -- What stood there before, to be put back if it fails.
  undo jsonb,
  started_at timestamptz not null,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service
);

create table donation_cause (
  group_type text primary key,
  extra_code text not null references extra,
  code text not null unique,
  name_bg text not null,
  name_en text not null,
  description_bg text not null,
  description_en text not null,
  regular_price_cents integer not null check (regular_price_cents > 0),
  position integer not null
);

create table home_assistance_policy (
  customer_id bigint not null,
  policy_number text not null,
  service_id text not null,
  code text not null references extra,
  contact_number text not null,
  zip_code text not null,
  city text not null,
  address text not null,
  status text not null check (status in ('Pending', 'Active', 'Ended')),
  starts_on date not null,
  ends_on date,
  document_id text,
  primary key (customer_id, policy_number),
  foreign key (customer_id, service_id) references service
);
create index home_assistance_policy_by_service on home_assistance_policy (customer_id, service_id);

-- Whose a policy is.
create table policy_number (
  policy_number text primary key,
  customer_id bigint not null
);

create table insurance_policy (
  customer_id bigint not null,
  service_id text not null,
  code text not null references extra,
  policy_number text not null unique,
  insured_name text not null,
  starts_on date not null,
  ends_on date,
  status text not null check (status in ('Active', 'Deactivating', 'Ended')),
  price_cents integer not null check (price_cents >= 0),
  primary key (customer_id, service_id, code),
  foreign key (customer_id, service_id) references service
);

-- Content of a partner that waits for the code sent for it, or has had it.
create table partner_content (
  customer_id bigint not null,
  service_id text not null,
  code text not null references extra,
  source text not null,
  status text not null check (status in ('PendingVerification', 'Active', 'Inactive')),
  code_sent_at timestamptz,
  primary key (customer_id, service_id, code),
  foreign key (customer_id, service_id) references service
);

create table streaming_account (
  customer_id bigint not null,
  service_id text not null,
  group_type text not null,
  status text not null check (status in ('Registered', 'NotRegistered')),
  account_reference text not null unique,
  primary key (customer_id, service_id, group_type),
  foreign key (customer_id, service_id) references service
);

create table enlightenment_code (
  customer_id bigint not null,
  service_id text not null,
  code text not null unique,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service
);

-- The embedded network: what it was asked to set up, and when that is ready.
create table provisioning_order (
  request_id uuid primary key,
  service_id text not null,
  codes text[] not null,
  ready_at timestamptz not null
);
create index provisioning_order_by_age on provisioning_order (ready_at);

-- Faults of the systems outside, for trying them out: a partner that is down, or fails for a subject.
create table partner_fault (
  partner text not null,
  subject text not null,
  fault text not null check (fault in ('down', 'fails')),
  primary key (partner, subject)
);

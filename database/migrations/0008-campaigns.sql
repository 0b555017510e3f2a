-- Campaigns: donations within limits, the music offer, numbers proved to be somebody's own, and the sites of partners.

-- What a number may owe before its next bill, and how much of that is used.
create table service_credit (
  customer_id bigint not null,
  service_id text not null,
  limit_cents integer not null check (limit_cents >= 0),
  used_cents integer not null default 0 check (used_cents >= 0),
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service,
  check (used_cents <= limit_cents)
);

-- Sums of donations are whole euro.
create table donation_campaign (
  campaign_id text primary key,
  goal_amount integer not null check (goal_amount > 0),
  -- What one unit of the cause costs, e.g. a lunch.
  unit_cents integer not null check (unit_cents > 0),
  suggested_amounts integer[] not null,
  -- What one number may give in a month.
  private_limit integer not null check (private_limit > 0),
  business_limit integer not null check (business_limit > 0),
  -- The last day of the campaign.
  ends_on date not null
);

-- What was collected, in several rows so that donations do not wait for each other.
create table donation_tally (
  campaign_id text not null references donation_campaign,
  shard integer not null,
  amount bigint not null check (amount >= 0),
  donations bigint not null check (donations >= 0),
  primary key (campaign_id, shard)
);

-- What a number has given in a month; the limit holds whatever writes here.
create table donation_allowance (
  customer_id bigint not null,
  service_id text not null,
  campaign_id text not null references donation_campaign,
  month date not null,
  limit_amount integer not null,
  given_amount integer not null check (given_amount >= 0),
  primary key (customer_id, service_id, campaign_id, month),
  foreign key (customer_id, service_id) references service,
  check (given_amount <= limit_amount)
);

create table donation (
  customer_id bigint not null,
  receipt_number bigint generated always as identity,
  campaign_id text not null references donation_campaign,
  service_id text not null,
  account_id bigint not null,
  amount integer not null check (amount > 0),
  donated_at timestamptz not null,
  primary key (customer_id, receipt_number),
  foreign key (customer_id, service_id) references service
);
create index donation_by_account on donation (account_id, campaign_id, receipt_number desc);

create table donation_terms (
  account_id bigint not null references account,
  campaign_id text not null references donation_campaign,
  accepted_at timestamptz not null,
  primary key (account_id, campaign_id)
);

create table music_offer (
  only_row boolean primary key default true check (only_row),
  price_cents integer not null check (price_cents > 0),
  link text not null
);

create table music_subscription (
  customer_id bigint not null,
  service_id text not null,
  status text not null check (status in ('Active', 'Deactivated')),
  subscribed_on date not null,
  -- The last day without a charge. It stays when the subscription ends: a second one begins no second free period.
  free_until date not null,
  -- The last day of a subscription that was stopped.
  deactivates_on date,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service,
  check ((status = 'Deactivated') = (deactivates_on is not null))
);

-- The embedded recognition host: the numbers it knows, and on whose line it saw a browser.
create table recognised_number (
  service_id text primary key
);
create table recognised_line (
  unique_id bytea primary key,
  service_id text not null,
  seen_at timestamptz not null
);
create index recognised_line_by_age on recognised_line (seen_at);

-- A browser is known by the hash of an id it made itself. Which number it asked a code for, and which it proved.
create table number_claim (
  unique_id bytea not null,
  source text not null,
  service_id text not null,
  claimed_at timestamptz not null,
  primary key (unique_id, source)
);
create index number_claim_by_age on number_claim (claimed_at);
create table number_proof (
  unique_id bytea not null,
  source text not null,
  customer_id bigint not null,
  service_id text not null,
  proved_by text not null check (proved_by in ('recognition', 'code')),
  proved_at timestamptz not null,
  primary key (unique_id, source),
  foreign key (customer_id, service_id) references service
);
create index number_proof_by_age on number_proof (proved_at);

-- Values that partners sent people here with: each is good for one browser.
create table partner_nonce (
  nonce bytea primary key,
  unique_id bytea not null,
  claimed_at timestamptz not null
);
create index partner_nonce_by_age on partner_nonce (claimed_at);
create table partner_visit (
  unique_id bytea not null,
  source text not null,
  opened_at timestamptz not null,
  primary key (unique_id, source)
);
create index partner_visit_by_age on partner_visit (opened_at);

-- The partners a number was verified for, with the consent of its holder.
create table partner_verification (
  customer_id bigint not null,
  service_id text not null,
  source text not null,
  verified_at timestamptz not null,
  revoked_at timestamptz,
  primary key (customer_id, service_id, source),
  foreign key (customer_id, service_id) references service
);

-- The embedded partner site: the values it has taken, each once.
create table partner_arrival (
  nonce bytea primary key,
  arrived_at timestamptz not null
);
create index partner_arrival_by_age on partner_arrival (arrived_at);

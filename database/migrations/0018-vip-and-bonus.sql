-- What a VIP customer may take, and the vouchers that were taken. A quota is lowered and its voucher written together.

create table vip_quota (
  customer_id bigint not null references customer,
  voucher_code text not null,
  quota_total integer not null check (quota_total > 0),
  quota_left integer not null check (quota_left between 0 and quota_total),
  discount_cents integer check (discount_cents > 0),
  discount_percentage integer check (discount_percentage between 1 and 100),
  primary key (customer_id, voucher_code),
  check ((discount_cents is null) <> (discount_percentage is null))
);

create table vip_voucher (
  customer_id bigint not null references customer,
  voucher_number text not null,
  voucher_code text not null,
  generated_at timestamptz not null,
  valid_to date not null,
  primary key (customer_id, voucher_number)
);

-- A number is good at any till, so no two customers may have the same one.
create table voucher_number (
  voucher_number text primary key,
  customer_id bigint not null
);

-- Data for every weekend while the campaign runs, for each number that joined.

create table bonus_campaign (
  campaign_id text primary key,
  bonus_mb integer not null check (bonus_mb > 0),
  starts_on date not null,
  ends_on date not null,
  check (starts_on <= ends_on)
);

create table bonus_participation (
  customer_id bigint not null,
  service_id text not null,
  campaign_id text not null references bonus_campaign,
  activated_at timestamptz not null,
  primary key (customer_id, service_id, campaign_id),
  foreign key (customer_id, service_id) references service
);

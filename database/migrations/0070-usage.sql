-- The packages that the operator sells for use outside the plan.
create table usage_package (
  package_id text primary key,
  kind text not null check (kind in ('data', 'voice', 'sms')),
  zone text not null check (zone in ('bg', 'eu', 'world')),
  amount bigint not null check (amount > 0),
  price_cents integer not null check (price_cents >= 0),
  name_bg text not null,
  name_en text not null
);

-- The wholesale price cap of a gigabyte in the EU, by year: Regulation (EU) 2022/612.
create table roaming_wholesale_cap (
  year integer primary key,
  gigabyte_cents integer not null check (gigabyte_cents > 0)
);

-- The tariffs to which the operator applies a fair-use volume.
create table fair_use_tariff (
  tariff_id text primary key references tariff
);

-- A number with usage figures. The first figures of a number notify nobody.
create table usage_number (
  customer_id bigint not null,
  service_id text not null,
  -- Null until the first figures arrive.
  known_since timestamptz,
  -- When the usage source was last asked, and whether it did not answer.
  asked_at timestamptz,
  is_source_away boolean not null default false,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service
);

create table usage_allowance (
  customer_id bigint not null,
  service_id text not null,
  allowance_id text not null,
  kind text not null check (kind in ('data', 'voice', 'sms')),
  zone text not null check (zone in ('bg', 'eu', 'world')),
  source text not null check (source in ('plan', 'extra', 'package')),
  name_bg text not null,
  name_en text not null,
  -- Bytes, seconds or messages; null is unlimited.
  limit_amount bigint check (limit_amount >= 0),
  used_amount bigint not null check (used_amount >= 0),
  -- The use of its kind and zone in the seven complete days before the measurement.
  week_amount bigint not null default 0,
  period_from date not null,
  period_to date not null,
  measured_at timestamptz not null,
  primary key (customer_id, service_id, allowance_id),
  foreign key (customer_id, service_id) references service,
  check (period_to >= period_from)
);
create index usage_allowance_by_age on usage_allowance (measured_at);

create table usage_day (
  customer_id bigint not null,
  service_id text not null,
  day date not null,
  kind text not null check (kind in ('data', 'voice', 'sms', 'premium')),
  zone text not null check (zone in ('bg', 'eu', 'world')),
  amount bigint not null check (amount >= 0),
  outside_amount bigint not null default 0 check (outside_amount between 0 and amount),
  cost_cents integer not null default 0 check (cost_cents >= 0),
  measured_at timestamptz not null,
  primary key (customer_id, service_id, day, kind, zone),
  foreign key (customer_id, service_id) references service
);
create index usage_day_by_age on usage_day using brin (measured_at);

-- Files and the usage source may overtake each other: older figures never replace newer ones.
create function keep_newest_usage() returns trigger language plpgsql as $$
begin
  if new.measured_at < old.measured_at then
    return null;
  end if;
  return new;
end $$;
create trigger keep_newest before update on usage_allowance for each row execute function keep_newest_usage();
create trigger keep_newest before update on usage_day for each row execute function keep_newest_usage();

create table usage_alert (
  customer_id bigint not null,
  service_id text not null,
  -- Whole euro outside the plan.
  amounts integer[] not null,
  by_sms boolean not null,
  by_email boolean not null,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service
);

-- What was notified in a period: percent of an allowance, or euro of an alert.
create table usage_notice (
  customer_id bigint not null,
  service_id text not null,
  subject text not null,
  period_from date not null,
  threshold integer not null,
  sent_at timestamptz not null,
  primary key (customer_id, service_id, subject, period_from, threshold),
  foreign key (customer_id, service_id) references service
);
create index usage_notice_by_age on usage_notice (sent_at);

create table usage_block (
  customer_id bigint not null,
  service_id text not null,
  block text not null check (block in ('premium', 'outside-data', 'roaming-data')),
  -- As the network last confirmed; a pending change is the opposite.
  is_on boolean not null,
  state text not null default 'done' check (state in ('done', 'pending', 'failed')),
  primary key (customer_id, service_id, block),
  foreign key (customer_id, service_id) references service
);

alter table attention drop constraint attention_kind_check;
alter table attention add constraint attention_kind_check check (kind in (
  'free-period-ends', 'deactivation-waits', 'request-in-progress', 'trial-ends', 'document-to-sign', 'partner-code',
  'limit-near', 'roaming-change', 'trip-near', 'card-ends', 'allowance-near'
));

-- Sites that are allowed for a time, and the schedule that is paused for a time. A row is written before the protection
-- service is called, and deleted when the service has closed it again.
create table protection_allowance (
  customer_id bigint not null,
  service_id text not null,
  -- A domain, or '*' for the schedule.
  subject text not null,
  allowance_id uuid not null,
  account_id bigint not null,
  until timestamptz not null,
  -- The service has confirmed it.
  is_confirmed boolean not null default false,
  primary key (customer_id, service_id, subject),
  foreign key (customer_id, service_id) references service
);

-- What the embedded protection service stores of these, its schedules, and the categories of sites.
create table embedded_protection_allowance (
  customer_id bigint not null,
  service_id text not null,
  subject text not null,
  primary key (customer_id, service_id, subject),
  foreign key (customer_id, service_id) references service
);

create table embedded_protection_schedule (
  customer_id bigint not null,
  service_id text not null,
  windows jsonb not null,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service
);

create table embedded_protection_site (
  domain text primary key,
  category text not null
);

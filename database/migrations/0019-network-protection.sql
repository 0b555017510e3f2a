-- What the portal itself remembers of the protection of a number: the last switch that the service accepted, and what the
-- service is being told. An order is written before the service is told and removed with the change.

create table protection_switch (
  customer_id bigint not null,
  service_id text not null,
  is_active boolean not null,
  accepted_at timestamptz not null,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service
);

create table protection_order (
  customer_id bigint not null,
  service_id text not null,
  -- Of what is asked for: asked for the same again, before the first is settled, it is the same order.
  change_hash bytea not null,
  reference uuid not null,
  requested_at timestamptz not null,
  primary key (customer_id, service_id, change_hash),
  foreign key (customer_id, service_id) references service
);

-- What the embedded protection service holds: how a number stands, from when on, its two lists and what it saw.

create table embedded_protection (
  customer_id bigint not null,
  service_id text not null,
  is_active boolean not null,
  -- Until then the number stands the other way.
  effective_at timestamptz not null,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service
);

-- A domain stands on one of the two lists only.
create table embedded_protection_domain (
  customer_id bigint not null,
  service_id text not null,
  domain text not null,
  list text not null check (list in ('blacklist', 'whitelist')),
  reference text not null,
  position bigint generated always as identity,
  primary key (customer_id, service_id, domain),
  foreign key (customer_id, service_id) references service
);

create table embedded_protection_event (
  customer_id bigint not null,
  service_id text not null,
  event_id bigint generated always as identity,
  happened_at timestamptz not null,
  domain text not null,
  category text not null,
  action text not null check (action in ('block', 'allow')),
  primary key (customer_id, service_id, event_id),
  foreign key (customer_id, service_id) references service
);

create index embedded_protection_event_newest on embedded_protection_event (customer_id, service_id, happened_at desc);

-- The home network: which router stands in a home, what was asked of it, and the embedded routers of the demo.

create table router (
  customer_id bigint not null,
  service_id text not null,
  serial_number text not null unique,
  device_type integer not null,
  inventory_pn text not null,
  model text not null,
  -- Grows with every change that is accepted, so that two edits at once are noticed.
  version integer not null default 1,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service
);

-- Changes on their way to a router, and those that ended. They reach it in the order they were asked for.
create table router_request (
  customer_id bigint not null,
  service_id text not null,
  request_id uuid not null,
  sequence bigint generated always as identity,
  account_id bigint not null,
  -- What is to change; once it ended, without the passwords.
  change jsonb not null,
  state text not null check (state in ('accepted', 'queued', 'applied', 'failed')),
  -- What router management calls the tasks it made of it.
  tasks text[] not null default '{}',
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (customer_id, service_id, request_id),
  foreign key (customer_id, service_id) references router,
  check ((state in ('applied', 'failed')) = (finished_at is not null))
);
create index router_request_waiting on router_request (customer_id, service_id, sequence)
  where state in ('accepted', 'queued');
create index router_request_by_age on router_request (finished_at);

-- The embedded routers: what each is set to, and whether it answers.
create table embedded_router (
  serial_number text primary key,
  state jsonb not null,
  -- Until then it is switched off.
  offline_until timestamptz,
  last_contact_at timestamptz not null,
  refuses_changes boolean not null default false
);

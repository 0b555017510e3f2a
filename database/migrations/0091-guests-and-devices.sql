-- Settings of a router that end by themselves: the guest network, and devices without internet. A row exists until the
-- router has confirmed the end.
create table router_timer (
  customer_id bigint not null,
  service_id text not null,
  -- 'guest', or the MAC address of a device.
  subject text not null,
  timer_id uuid not null,
  choice text not null check (choice in ('tonight', 'three-days', 'always', 'hour', 'morning', 'block')),
  account_id bigint not null,
  -- Null: until the user ends it.
  ends_at timestamptz,
  start_request_id uuid,
  end_request_id uuid,
  primary key (customer_id, service_id, subject),
  foreign key (customer_id, service_id) references router
);

-- Names and kinds that users gave to the devices of their home.
create table home_device (
  customer_id bigint not null,
  service_id text not null,
  mac text not null,
  name text not null,
  kind text not null,
  primary key (customer_id, service_id, mac),
  foreign key (customer_id, service_id) references router
);

-- Embedded routers of an earlier demo: they cannot do the new things, and report when their devices connected.
update embedded_router set state = state || jsonb_build_object(
  'Guest', null, 'CanPause', false, 'CanRestart', false, 'Line', null,
  'Hosts', coalesce((
    select jsonb_agg(host || jsonb_build_object(
      'Mac', regexp_replace('02' || substr(md5(serial_number || (host ->> 'IpAddress')), 1, 10), '(..)(?!$)', '\1:', 'g'),
      'IsConnected', true, 'Since', null, 'IsStopped', false))
    from jsonb_array_elements(state -> 'Hosts') host), '[]'));

-- What the music platform is being told about a number: written before it is told, removed with the change itself.
create table music_order (
  customer_id bigint not null,
  service_id text not null,
  is_active boolean not null,
  reference uuid not null,
  requested_at timestamptz not null,
  primary key (customer_id, service_id),
  foreign key (customer_id, service_id) references service
);

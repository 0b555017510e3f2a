-- What the operator's systems send: how late each resource was changed by the operator's own time, and who changed what.
create table operator_resource (
  resource text not null,
  resource_id text not null,
  changed_at timestamptz not null,
  event_ids text[] not null,
  primary key (resource, resource_id)
);

create table operator_change (
  change_id bigint generated always as identity primary key,
  client text not null,
  resource text not null,
  resource_id text not null,
  outcome text not null check (outcome in ('new', 'changed')),
  event_id text,
  trace_id text not null,
  content jsonb not null,
  happened_at timestamptz not null
);
create index operator_change_by_resource on operator_change (resource, resource_id, happened_at);
create index operator_change_by_age on operator_change (happened_at);

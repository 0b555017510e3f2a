-- Changes of the catalogue made at the operator's desk, each from the day it begins.

create table catalogue_change (
  change_id bigint generated always as identity primary key,
  kind text not null,
  -- What the row is found by, in the order of its kind.
  item text[] not null,
  -- The fields that change, with what they become.
  changes jsonb not null,
  begins_on date not null,
  operator_id bigint not null references operator,
  created_at timestamptz not null,
  applied_at timestamptz,
  cancelled_at timestamptz,
  -- Why it could not be done on its day.
  problem text
);

create index catalogue_change_by_item on catalogue_change (kind, item, change_id desc);

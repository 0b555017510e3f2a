-- Who signed in and who tried to, for the owner of the account to read.

create table sign_in_event (
  account_id bigint not null references account,
  event_id bigint generated always as identity,
  happened_at timestamptz not null,
  kind text not null check (kind in ('SignedIn', 'WrongPassword')),
  user_agent text not null,
  primary key (account_id, event_id)
);
create index sign_in_event_by_age on sign_in_event (happened_at);

-- All a person has with the portal in one file, kept for a day.

create table data_export (
  account_id bigint primary key references account,
  asked_at timestamptz not null,
  -- Null while it is being made.
  ready_at timestamptz,
  file bytea
);

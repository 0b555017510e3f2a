-- Codes cannot be guessed by changing who asks: sends are counted per asker and per number, failures per number or account.

drop table code_send;
create table code_send (
  requester text not null,
  purpose text not null,
  recipient text not null,
  sends integer not null check (sends between 0 and 3),
  last_send_at timestamptz not null,
  primary key (requester, purpose, recipient)
);
create index code_send_by_age on code_send (last_send_at);

-- The moments of the last sends to a number, whoever asked and whatever for; those of strangers a second time.
create table code_recipient (
  recipient text primary key,
  sent_at timestamptz[] not null,
  sent_to_strangers_at timestamptz[] not null,
  last_send_at timestamptz not null
);
create index code_recipient_by_age on code_recipient (last_send_at);

-- Wrong codes since the last right one; an infinite lock is lifted by help alone. Never forgotten by age while it counts.
drop table code_failure;
create table code_failure (
  guarded text primary key,
  failures integer not null check (failures between 0 and 100),
  locked_until timestamptz,
  last_try_at timestamptz not null
);
create index code_failure_by_age on code_failure (last_try_at);

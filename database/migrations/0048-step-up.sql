-- A second check of who acts, before a change of how the account is identified or reached. It counts for one session.
alter table session add column step_up_until timestamptz;

-- Since when the account has the service. A number that was added during a session does not confirm that session.
-- Rows from before this migration count as old.
alter table account_service add column linked_at timestamptz not null default '-infinity';
alter table account_service alter column linked_at set default now();

-- A user without the password and without the old number may act after a delay that is announced to the old contacts.
create table step_up_recovery (
  account_id bigint primary key references account,
  session_id text not null,
  requested_at timestamptz not null,
  usable_from timestamptz not null,
  expires_at timestamptz not null,
  foreign key (account_id, session_id) references session
);

-- A new security code, or a new number for it, does not open a registration by itself for three days.
alter table security_code add column number_changed_at timestamptz;
alter table registration_workflow add column security_code_passed_at timestamptz;

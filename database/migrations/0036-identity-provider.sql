-- Sign-in through the operator's identity provider: those under way, and which identity is which account.
create table identity_attempt (
  state_hash bytea primary key,
  session_id text not null,
  secrets text not null,
  created_at timestamptz not null
);
create index identity_attempt_by_age on identity_attempt (created_at);

create table identity_link (
  issuer text not null,
  subject text not null,
  account_id bigint not null references account,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
create index identity_link_by_account on identity_link (account_id);

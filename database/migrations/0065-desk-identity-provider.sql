-- Operators who sign in through the operator's OpenID provider. They have neither a password nor a second factor here.
alter table operator add column identity_issuer text;
alter table operator add column identity_subject text;
alter table operator add check ((identity_issuer is null) = (identity_subject is null));
alter table operator add check (identity_subject is null or password_hash is null);
create unique index operator_by_identity on operator (identity_issuer, identity_subject) where removed_at is null;

create table operator_identity_attempt (
  state_hash bytea primary key,
  cookie_hash bytea not null,
  secrets text not null,
  created_at timestamptz not null
);
create index operator_identity_attempt_by_age on operator_identity_attempt (created_at);

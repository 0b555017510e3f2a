-- A link by which the owner of an account sets a new password. Only the hash of its token is kept.

create table password_reset (
  account_id bigint not null references account,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, token_hash)
);
create index password_reset_by_age on password_reset (expires_at);

-- A new password takes back the codes of sign-ins that are under way with the old one.
create index sign_in_attempt_with_code on sign_in_attempt (account_id) where code_hash is not null and used_at is null;

-- Sessions opened through the operator's identity provider, and the code that opens one: the provider can end them.
alter table sign_in_attempt add column identity_issuer text;
alter table sign_in_attempt add column identity_subject text;
alter table sign_in_attempt add column identity_sid text;
create index sign_in_attempt_by_identity on sign_in_attempt (identity_issuer)
  where identity_issuer is not null and used_at is null;

alter table session add column identity_issuer text;
alter table session add column identity_subject text;
alter table session add column identity_sid text;
create index session_by_identity_subject on session (identity_issuer, identity_subject)
  where identity_subject is not null and ended_at is null;
create index session_by_identity_sid on session (identity_issuer, identity_sid)
  where identity_sid is not null and ended_at is null;

-- A logout token works once.
create table logout_token (
  issuer text not null,
  token_id text not null,
  expires_at timestamptz not null,
  primary key (issuer, token_id)
);
create index logout_token_by_age on logout_token (expires_at);

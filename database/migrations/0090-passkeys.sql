-- Passkeys: keys on the devices of users that replace the password (WebAuthn).

create table passkey (
  account_id bigint not null references account,
  passkey_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  -- Some devices count their signatures; a count that goes back is a copy.
  counter bigint not null,
  transports text[] not null,
  -- The random name of the account on the device: the same for all its passkeys.
  user_handle bytea not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (account_id, passkey_id)
);

-- A sign-in names only the credential.
create table passkey_credential (
  credential_id text primary key,
  account_id bigint not null references account,
  passkey_id uuid not null,
  foreign key (account_id, passkey_id) references passkey on delete cascade
);

-- The challenge that the next answer of a device must contain; it is used once.
alter table sign_in_attempt add column passkey_challenge text;
alter table sign_in_attempt add column is_stepped_up boolean not null default false;
alter table session add column passkey_challenge text;
alter table session add column passkey_challenge_at timestamptz;

-- The keys of the hash of a security code, in the order of their use. The first hashed the code; the rotation of the secret
-- key hashes the hash again under the new one. Empty if an earlier version of the portal stored the code.
alter table security_code add column hash_keys text[] not null default '{}';

-- Hash keys of earlier secrets, encrypted under the current one: security codes are still verified with them.
create table retired_code_key (
  key_id text primary key,
  sealed text not null
);

-- When processes used a secret key to sign and encrypt, so that an operator knows when nothing depends on it any more.
create table secret_key_use (
  key_id text primary key,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null
);

-- Customers whom the identity provider has confirmed and who have no profile, until they finish the short registration.
create table vouched_customer (
  token_hash bytea primary key,
  cookie_hash bytea not null,
  customer_id bigint not null references customer,
  issuer text not null,
  subject text not null,
  email text not null,
  created_at timestamptz not null
);
create index vouched_customer_by_age on vouched_customer (created_at);
create index vouched_customer_by_customer on vouched_customer (customer_id);

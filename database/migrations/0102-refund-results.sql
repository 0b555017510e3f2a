-- Refunds that the operator settles by hand: parts of a following bill, and money taken from balances without a balance
-- source. Imported by the id of the withdrawal.
create table refund_result (
  customer_id bigint not null,
  service_id text not null,
  withdrawal_id text not null,
  settled_at timestamptz not null,
  created_at timestamptz not null,
  primary key (customer_id, service_id, withdrawal_id),
  foreign key (customer_id, service_id) references service
);
create index refund_result_by_age on refund_result (created_at);

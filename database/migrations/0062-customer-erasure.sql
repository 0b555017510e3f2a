-- Customers erased on request. Their evidence stays until its retention ends; then only this row remains.
create table customer_erasure (
  customer_id bigint primary key,
  erased_at timestamptz not null,
  evidence_until timestamptz not null,
  evidence_deleted_at timestamptz
);

-- The audit log stays append-only, except that the log of an erased customer is deleted as a whole when its retention ends.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select from customer_erasure where customer_id = old.customer_id and evidence_deleted_at is not null
  ) then
    return old;
  end if;
  raise exception 'audit rows are never changed or removed';
end
$$;

-- Automatic payments read the due bills in batches, each after the last bill of the one before.
drop index bill_open_by_due_day;
create index bill_open_by_due_day on bill (due_on, customer_id, bill_id) where open_cents > 0;

-- The monthly price that the portal promised until the last day when the deactivation was requested.
alter table service_extra add column promised_price_cents integer check (promised_price_cents >= 0);

-- What the activation replaced: a swap that is stopped before it is confirmed restores it.
alter table service_extra add column replaced jsonb;

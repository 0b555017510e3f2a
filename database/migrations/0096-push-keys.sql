-- The key of the portal that a browser subscribed for. Another key cannot write to it.
delete from push_subscription;
alter table push_subscription add column public_key text not null;

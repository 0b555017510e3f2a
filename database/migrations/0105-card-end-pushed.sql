-- When the push message about the end of a saved card was written. Cards that ended or end soon before the upgrade get none.
alter table saved_card add column end_pushed_at timestamptz;
update saved_card set end_pushed_at = now() where expiration_date <= current_date + 30;
create index saved_card_by_end on saved_card (expiration_date) where end_pushed_at is null;

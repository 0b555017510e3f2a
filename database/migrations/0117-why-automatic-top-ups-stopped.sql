-- Why an automatic top-up stopped, for the screen of the balance. Unknown for those that stopped before.
alter table automatic_top_up add column stop_reason text
  check (stop_reason in ('failures', 'not_credited', 'card', 'number', 'withdrawal'));

-- An automatic top-up on a day of the month that was missed is announced later in the month, unless the user chose the
-- day after it. One that no longer fits into its month is skipped, and the user is told once.
alter table automatic_top_up add column chosen_at timestamptz;
update automatic_top_up set chosen_at = created_at;
alter table automatic_top_up alter column chosen_at set not null;
alter table automatic_top_up add column skipped_on date;

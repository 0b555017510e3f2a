-- Changes of texts begin on a day, like those of the catalogue. from_text is the text that the change replaced; until its
-- day, the one that the editor saw.
alter table translation_change
  add column begins_on date,
  add column applied_at timestamptz,
  add column cancelled_at timestamptz,
  -- Why it could not be made on its day.
  add column problem text;
update translation_change set begins_on = (changed_at at time zone 'Europe/Sofia')::date, applied_at = changed_at;
alter table translation_change alter column begins_on set not null;

-- The catalogue and the name of the message, for the number of sent ones. Null if unknown.
alter table outbox add column template text;
create index outbox_by_template on outbox (template) where template is not null;

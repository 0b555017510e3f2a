-- The portal lists its languages in src/platform/languages.ts; the tables accept the code of any language.
alter table account drop constraint account_language_check;
alter table account add constraint account_language_check check (language ~ '^[a-z]{2}$');
alter table translation drop constraint translation_language_check;
alter table translation add constraint translation_language_check check (language ~ '^[a-z]{2}$');
alter table registration_workflow drop constraint registration_workflow_language_check;
alter table registration_workflow add constraint registration_workflow_language_check check (language ~ '^[a-z]{2}$');
alter table translation_change drop constraint translation_change_language_check;
alter table translation_change add constraint translation_change_language_check check (language ~ '^[a-z]{2}$');

-- Why a change of the catalogue could not be done on its day, as a field and a reason that the desk has words for in both languages.

alter table catalogue_change alter column problem type jsonb
  using case when problem is not null then jsonb_build_object('field', '', 'reason', 'other', 'limit', null) end;

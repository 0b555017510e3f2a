-- MAC addresses have one form, with upper-case letters. Those of embedded routers of an earlier demo were in lower case.
update embedded_router set state = jsonb_set(state, '{Hosts}', (
  select jsonb_agg(host || jsonb_build_object('Mac', upper(host ->> 'Mac')) order by position)
  from jsonb_array_elements(state -> 'Hosts') with ordinality as hosts (host, position)))
where jsonb_path_exists(state, '$.Hosts[*].Mac ? (@ like_regex "[a-f]")');

-- An event tells the resource as it stood when it happened: whole, where one of the operator's systems sent it, and as the rows
-- it is made of, by table, where the portal changed it. Events of before, and of one that is gone, have neither.
alter table operator_event add column resource_state jsonb, add column resource_rows jsonb;

drop function note_operator_event(text, text, text, text, text);
create function note_operator_event(told_api text, told_resource text, told_id text, told_type text, told_by text,
  told_state jsonb default null, told_rows jsonb default null)
returns void language sql as $$
  with noted as (
    insert into operator_event (listener_id, resource, resource_id, event_type, resource_state, resource_rows)
    select listener_id, told_resource, told_id, told_type, told_state, told_rows from operator_listener
    where api = told_api and client is distinct from told_by
      and (event_types = '{}' or told_type = any (event_types))
    returning listener_id
  )
  insert into scheduled_job (job_id, name, payload, run_at)
  select gen_random_uuid(), 'tell-listener', jsonb_build_object('listenerId', listener_id), '-infinity' from noted;
$$;

create or replace function tell_listeners() returns trigger language plpgsql as $$
declare
  -- What the network is being asked for is no part of a resource.
  before jsonb := to_jsonb(old) - 'pending';
  now_is jsonb := to_jsonb(new) - 'pending';
  seen jsonb := coalesce(now_is, before);
  -- How often a package runs is none of its states, only whether it does.
  was text := regexp_replace(before ->> tg_argv[6], '^[1-9].*', 'some');
  state text := regexp_replace(now_is ->> tg_argv[6], '^[1-9].*', 'some');
  kind text := case
    when now_is is null then 'DeleteEvent'
    when before is null then 'CreateEvent'
    when was is distinct from state then 'StateChangeEvent'
    else 'AttributeValueChangeEvent' end;
  rows_now jsonb;
begin
  if before is not distinct from now_is or (before is null and state = '0') then return null; end if;
  if not exists (select from operator_listener where api = tg_argv[0]) then return null; end if;
  rows_now := jsonb_build_object(tg_table_name, jsonb_build_array(now_is));
  -- What a tariff offers is an attribute of the extra.
  if tg_table_name = 'tariff_extra' then kind := 'AttributeValueChangeEvent'; end if;
  if tg_table_name in ('extra', 'tariff_extra') then
    rows_now := jsonb_build_object(
      'extra', (select jsonb_agg(to_jsonb(e)) from extra e where e.code = seen ->> 'code'),
      'tariff_extra', (select jsonb_agg(to_jsonb(t)) from tariff_extra t where t.code = seen ->> 'code'));
  end if;
  if kind = 'DeleteEvent' then rows_now := null; end if;
  perform note_operator_event(tg_argv[0], tg_argv[1],
    concat_ws(':', seen ->> tg_argv[4], tg_argv[3], seen ->> tg_argv[5]), tg_argv[2] || kind, null, null, rows_now);
  return null;
end $$;

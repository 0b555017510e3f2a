-- Who of the operator's systems is told of changes, and what is still to be told to each, in the order in which it happened.
create table operator_listener (
  listener_id uuid primary key,
  client text not null,
  api text not null,
  callback text not null,
  -- Which events it asked for; none means all.
  event_types text[] not null,
  created_at timestamptz not null,
  failures integer not null default 0,
  -- One that did not take an event is left alone until then.
  next_try_at timestamptz not null default '-infinity',
  -- While somebody tells it something, nobody else does.
  held_until timestamptz not null default '-infinity'
);
create index operator_listener_by_api on operator_listener (api);

create table operator_event (
  place bigint generated always as identity primary key,
  event_id uuid not null default gen_random_uuid(),
  listener_id uuid not null references operator_listener on delete cascade,
  resource text not null,
  resource_id text not null,
  event_type text not null,
  happened_at timestamptz not null default now()
);
create index operator_event_by_listener on operator_event (listener_id, place);
create index operator_event_by_age on operator_event (happened_at);

-- Writes an event down for everybody who listens, with the job that tells it. A client is not told what it said itself.
create function note_operator_event(told_api text, told_resource text, told_id text, told_type text, told_by text)
returns void language sql as $$
  with noted as (
    insert into operator_event (listener_id, resource, resource_id, event_type)
    select listener_id, told_resource, told_id, told_type from operator_listener
    where api = told_api and client is distinct from told_by
      and (event_types = '{}' or told_type = any (event_types))
    returning listener_id
  )
  insert into scheduled_job (job_id, name, payload, run_at)
  select gen_random_uuid(), 'tell-listener', jsonb_build_object('listenerId', listener_id), '-infinity' from noted;
$$;

-- What people, the desk and jobs change. The arguments: API, resource, its type, category, and the columns of the number, of the
-- key and of the state. What comes from the operator is marked by abonat.origin and is not told by this.
create function tell_listeners() returns trigger language plpgsql as $$
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
begin
  if before is not distinct from now_is or (before is null and state = '0') then return null; end if;
  -- What a tariff offers is an attribute of the extra.
  if tg_table_name = 'tariff_extra' then kind := 'AttributeValueChangeEvent'; end if;
  perform note_operator_event(tg_argv[0], tg_argv[1],
    concat_ws(':', seen ->> tg_argv[4], tg_argv[3], seen ->> tg_argv[5]), tg_argv[2] || kind, null);
  return null;
end $$;

create trigger tell_listeners after insert or update or delete on service_extra for each row
  when (coalesce(current_setting('abonat.origin', true), '') = '')
  execute function tell_listeners('inventory', 'product', 'Product', 'extra', 'service_id', 'code', 'status');
create trigger tell_listeners after insert or update or delete on service_roaming for each row
  when (coalesce(current_setting('abonat.origin', true), '') = '')
  execute function tell_listeners('inventory', 'product', 'Product', 'roamingPlan', 'service_id', 'plan_id', 'active_count');
create trigger tell_listeners after insert or update or delete on tariff for each row
  when (coalesce(current_setting('abonat.origin', true), '') = '')
  execute function tell_listeners('catalog', 'productOffering', 'ProductOffering', 'tariff', '', 'tariff_id', '');
create trigger tell_listeners after insert or update or delete on extra for each row
  when (coalesce(current_setting('abonat.origin', true), '') = '')
  execute function tell_listeners('catalog', 'productOffering', 'ProductOffering', 'extra', '', 'code', '');
create trigger tell_listeners after insert or update or delete on tariff_extra for each row
  when (coalesce(current_setting('abonat.origin', true), '') = '')
  execute function tell_listeners('catalog', 'productOffering', 'ProductOffering', 'extra', '', 'code', '');
create trigger tell_listeners after insert or update or delete on roaming_plan for each row
  when (coalesce(current_setting('abonat.origin', true), '') = '')
  execute function tell_listeners('catalog', 'productOffering', 'ProductOffering', 'roamingPlan', '', 'plan_id', 'is_archived');

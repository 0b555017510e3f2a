-- Each roaming package on a number is a row of its own, with its own last day and usage. service_roaming keeps main and
-- additional tariffs only.
create table service_roaming_package (
  customer_id bigint not null,
  service_id text not null,
  -- The operator's own id; of a package ordered in the portal, the id of the order and the plan.
  package_id text not null,
  plan_id text not null,
  component_type text not null default 'PACKAGE' check (component_type = 'PACKAGE'),
  status text not null check (status in ('pendingActive', 'active', 'pendingTerminate', 'terminated')),
  activated_on date,
  -- The last day, known once the package was first used abroad.
  expires_on date,
  used_minutes integer not null default 0 check (used_minutes >= 0),
  used_sms integer not null default 0 check (used_sms >= 0),
  used_megabytes integer not null default 0 check (used_megabytes >= 0),
  primary key (customer_id, service_id, package_id),
  foreign key (customer_id, service_id) references service,
  foreign key (plan_id, component_type) references roaming_plan (plan_id, component_type),
  check (status = 'pendingActive' or activated_on is not null)
);

create trigger tell_listeners after insert or update or delete on service_roaming_package for each row
  when (coalesce(current_setting('abonat.origin', true), '') = '')
  execute function tell_listeners('inventory', 'product', 'Product', 'roamingPackage', 'service_id', 'package_id', 'status');

-- What ran as one row with a count becomes so many rows. Usage fills them one after another.
insert into service_roaming_package (customer_id, service_id, package_id, plan_id, status, activated_on, expires_on,
  used_minutes, used_sms, used_megabytes)
select held.customer_id, held.service_id, held.plan_id || '-' || nth, held.plan_id,
  case when held.pending = 'deactivate' then 'pendingTerminate' else 'active' end, held.activated_on, held.expires_on,
  case when nth < held.active_count then least(greatest(held.used_minutes - (nth - 1) * plan.minutes, 0), plan.minutes)
    else greatest(held.used_minutes - (nth - 1) * plan.minutes, 0) end,
  case when nth < held.active_count then least(greatest(held.used_sms - (nth - 1) * plan.sms, 0), plan.sms)
    else greatest(held.used_sms - (nth - 1) * plan.sms, 0) end,
  case when nth < held.active_count then least(greatest(held.used_megabytes - (nth - 1) * plan.megabytes, 0), plan.megabytes)
    else greatest(held.used_megabytes - (nth - 1) * plan.megabytes, 0) end
from service_roaming held join roaming_plan plan using (plan_id)
  cross join lateral generate_series(1, held.active_count) nth
where held.component_type = 'PACKAGE';

insert into service_roaming_package (customer_id, service_id, package_id, plan_id, status)
select customer_id, service_id, plan_id || '-' || (active_count + 1), plan_id, 'pendingActive'
from service_roaming where component_type = 'PACKAGE' and pending = 'activate';

insert into service_roaming_package (customer_id, service_id, package_id, plan_id, status, activated_on, expires_on)
select customer_id, service_id, plan_id || '-1', plan_id, 'terminated', activated_on, expires_on
from service_roaming
where component_type = 'PACKAGE' and pending is null and active_count = 0 and activated_on is not null;

delete from service_roaming where component_type = 'PACKAGE';
alter table service_roaming add constraint service_roaming_no_package check (component_type <> 'PACKAGE');

-- The owner of a number decides about its messages.
create index account_service_by_number on account_service (service_id) where is_owner;

-- Usage alerts were chosen per number, before 0094 applied the general choice to them.
update notification_setting setting set is_on = true
where kind = 'usage' and not is_on and exists (
  select from account_service held
  join usage_alert alert using (customer_id, service_id)
  where held.account_id = setting.account_id and held.is_owner
    and ((setting.channel = 'sms' and alert.by_sms) or (setting.channel = 'email' and alert.by_email)));

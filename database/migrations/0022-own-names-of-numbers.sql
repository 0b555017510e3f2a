-- People name numbers for themselves: what one account calls a number, another that uses it need not see.
alter table account_service add column label text;
update account_service set label = service.label from service
  where service.customer_id = account_service.customer_id and service.service_id = account_service.service_id;
alter table service drop column label;

-- The last day of use of a purchase that ended before a withdrawal: nothing is due for later days.
alter table purchase add column ended_on date;

-- A withdrawal belongs to a customer, who may have no number: its result is reported by pid.
delete from refund_result a using refund_result b
  where a.customer_id = b.customer_id and a.withdrawal_id = b.withdrawal_id and a.service_id > b.service_id;
alter table refund_result drop constraint refund_result_pkey;
alter table refund_result drop column service_id;
alter table refund_result add primary key (customer_id, withdrawal_id);
alter table refund_result add foreign key (customer_id) references customer;

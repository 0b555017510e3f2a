-- The last day of use of a purchase that ended before a withdrawal: nothing is due for later days.
alter table purchase add column ended_on date;
-- The end of a number's extra or plan finds its purchases.
create index purchase_not_ended on purchase (customer_id, service_id, kind, subject) where ended_on is null;

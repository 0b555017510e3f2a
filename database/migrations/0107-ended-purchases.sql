-- The last day of use of a purchase that ended before a withdrawal: nothing is due for later days.
alter table purchase add column ended_on date;

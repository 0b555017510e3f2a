-- The days that cost something or count for fair use: few of all days, and the screen of a number needs only their sums.
create index usage_day_counted on usage_day (customer_id, service_id, day)
  where cost_cents > 0 or (kind = 'data' and zone = 'eu');

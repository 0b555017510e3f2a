-- The names people use come first; the official ones are found, too.
update country set name_bg = 'САЩ', other_names = '{"Съединени щати","Америка","USA","United States of America","US"}'
  where country_id = 'US';
update country set name_bg = 'Великобритания', other_names = '{"Обединеното кралство","Англия","UK","Great Britain","England"}'
  where country_id = 'GB';

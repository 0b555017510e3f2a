-- Whether this database is of a demo or of an operator's portal. Recorded once; settings cannot change it afterwards.
create table portal_mode (
  only_row boolean primary key default true check (only_row),
  mode text not null check (mode in ('demo', 'production'))
);

-- Databases of earlier versions: only a demo has the accounts of the demo people. The examples of docs/loading.md once had the
-- customer ids of the demo, so customers prove nothing.
insert into portal_mode (mode)
select case when exists (select from account where username like '%@demo.abonat.bg') then 'demo' else 'production' end
where exists (select from customer) or exists (select from account) or exists (select from tariff);

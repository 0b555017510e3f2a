-- Statements and receipts put the name in quotes themselves.
update purchase set name_bg = 'Ноти' where kind = 'music' and name_bg = '„Ноти“';

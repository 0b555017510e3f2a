-- Wrong security codes of who is signed in are counted apart from those of strangers who register: nobody locks an owner out.

alter table security_code
  add owner_wrong_tries integer not null default 0,
  add owner_locked_until timestamptz;

-- A code of a registration may go to a number that the person has not named; it is not told whole before they are proved.
alter table registration_workflow add is_recipient_named boolean not null default true;

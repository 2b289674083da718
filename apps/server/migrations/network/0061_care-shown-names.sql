-- While a person is linked with a resident's account, their name is the account's, so that lists, the search, likely doubles and notes
-- go by what is shown. What was typed before waits here for the end of the link. S2 §3
alter table care_person
  add column typed_first_name text check (char_length(typed_first_name) <= 80),
  add column typed_last_name text check (char_length(typed_last_name) <= 80);
update care_person as person
  set typed_first_name = person.first_name, typed_last_name = person.last_name,
    first_name = coalesce(nullif(account.first_name, ''), person.first_name), last_name = account.last_name
  from public.account as account
  where account.id = person.account_id;

-- Residents who delete their account leave no name behind. D §5
alter table resident drop constraint resident_public_name_check;
alter table resident add constraint resident_public_name_check
  check (char_length(public_name) <= 80 and (public_name <> '' or left_at is not null));

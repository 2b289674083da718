-- Whoever takes no kind of residents' messages says whom to turn to, as whoever switched all of them off.

update organisation_profile
  set bottom_up_placeholder = coalesce(nullif(phone, ''), nullif(website, ''), nullif(address, ''), '…')
  where cardinality(disabled_kinds) >= 7 and bottom_up_placeholder = '';
alter table organisation_profile
  drop constraint bottom_up_placeholder_said,
  add constraint bottom_up_placeholder_said
    check ((not is_bottom_up_disabled and cardinality(disabled_kinds) < 7) or bottom_up_placeholder <> '');

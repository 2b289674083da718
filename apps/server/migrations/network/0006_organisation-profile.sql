-- What an organisation says of itself to residents, and which of their messages it takes. S1 §3 Organisation

alter table organisation_profile
  add column text_html text not null default '' check (char_length(text_html) <= 20000),
  add column website text check (char_length(website) <= 300),
  add column phone text check (char_length(phone) <= 40),
  add column address text check (char_length(address) <= 300),
  add column is_bottom_up_disabled boolean not null default false,
  add column disabled_kinds text[] not null default '{}'
    check (disabled_kinds <@ array['idea', 'alert', 'help-request', 'looking-for', 'give-away', 'borrow', 'general']),
  add column bottom_up_placeholder text not null default '' check (char_length(bottom_up_placeholder) <= 1000),
  add constraint bottom_up_placeholder_said check (not is_bottom_up_disabled or bottom_up_placeholder <> '');
comment on column organisation_profile.disabled_kinds is 'ts:("idea" | "alert" | "help-request" | "looking-for" | "give-away" | "borrow" | "general")[]';

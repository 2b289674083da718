-- Text messages cost per message: how many an organisation may send in a month, and how many it has sent, by whom they were caused.

create table public.text_ceiling (
  organisation_id uuid primary key references public.organisation (id) on delete cascade,
  -- null: none. The row is there from the first message, so that messages of one organisation are counted one after the other.
  ceiling         integer check (ceiling between 0 and 100000)
);

create table public.text_tally (
  organisation_id uuid    not null references public.organisation (id) on delete cascade,
  month           text    not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  -- An account, or the organisation where nobody in particular caused them. No foreign key: the count outlives the account.
  sender_id       uuid    not null,
  sent            integer not null check (sent >= 0),
  primary key (organisation_id, month, sender_id)
);

create index delivery_to_number on public.delivery (recipient, queued_at) where channel = 'text';

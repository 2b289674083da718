-- What signs the links at the end of mails that switch them off; made at first need.
create table public.unsubscribe_key (
  id         smallint primary key check (id = 1),
  value      text not null check (char_length(value) = 43),
  created_at timestamptz not null
);

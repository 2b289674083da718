-- The installation's keys, each for one purpose: wrapped with the master key, which lies outside the database.
create table public.installation_key (
  id         uuid primary key,
  purpose    text not null,
  -- Names the master key. null: the value is in clear, as earlier versions kept it; the start that follows wraps it.
  master_id  text,
  value      text not null,
  retired_at timestamptz
);
create unique index installation_key_current on public.installation_key (purpose) where retired_at is null;

-- With ids before any that is made: they are the oldest.
insert into public.installation_key (id, purpose, value)
  select ('00000000-0000-7000-8000-' || lpad((row_number() over (order by name))::text, 12, '0'))::uuid,
    case name when 'sealed' then 'sealing' else name end, value
  from public.secret;
drop table public.secret;

-- These are sealed from now on.
alter table public.push_key drop constraint push_key_private_key_check;
alter table public.unsubscribe_key drop constraint unsubscribe_key_value_check;

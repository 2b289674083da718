-- Who did what to which thing, when, from where. Rows are only ever added. S1 §6, D §3

create table public.audit_entry (
  id              uuid primary key,
  at              timestamptz not null,
  -- null: the installation's own log. No foreign keys: an entry outlives what it tells of.
  organisation_id uuid,
  network_id      uuid,
  account_id      uuid,
  actor_name      text not null check (char_length(actor_name) <= 170),
  action          text not null check (char_length(action) <= 60),
  subject_kind    text not null check (char_length(subject_kind) <= 40),
  subject_id      text check (char_length(subject_id) <= 60),
  subject_name    text not null check (char_length(subject_name) <= 300),
  -- What changed, never secrets.
  old             jsonb,
  new             jsonb,
  address         text not null check (char_length(address) <= 60),
  agent           text not null check (char_length(agent) <= 300),
  request_id      text not null check (char_length(request_id) <= 100)
);
create index audit_entry_organisation on public.audit_entry (organisation_id, at desc, id desc);
create index audit_entry_time on public.audit_entry (at desc, id desc);
comment on column public.audit_entry.old is 'ts:Record<string, unknown> | null';
comment on column public.audit_entry.new is 'ts:Record<string, unknown> | null';

-- Whatever role the application has, the owner's included: nothing that was written is changed or taken away.
create function public.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of % are only ever added', tg_table_name using errcode = '42501';
end $$;
create trigger audit_entry_append_only before update or delete or truncate on public.audit_entry
  for each statement execute function public.refuse_change();

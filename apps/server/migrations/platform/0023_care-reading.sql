-- Who opened the file of somebody in care, or had files of several made. Rows are only ever added. S2 §3, D §3

create table public.care_reading (
  id              uuid primary key,
  at              timestamptz not null,
  network_id      uuid not null,
  organisation_id uuid not null,
  -- No foreign keys: an entry outlives what it tells of.
  account_id      uuid not null,
  reader_name     text not null check (char_length(reader_name) <= 170),
  -- Whose file; null where a list was made into a file.
  person_id       uuid,
  ticket_id       uuid,
  what            text not null check (what in ('file', 'private', 'contact', 'print', 'export', 'import', 'merge')),
  -- How many people were in it.
  people          integer not null default 1 check (people >= 0),
  address         text not null check (char_length(address) <= 60)
);
create index care_reading_person on public.care_reading (organisation_id, person_id, at desc, id desc);
create index care_reading_latest on public.care_reading (organisation_id, at desc, id desc);
comment on column public.care_reading.what is 'ts:import("@stoep/contract/care").ReadingKind';

create trigger care_reading_append_only before update or delete or truncate on public.care_reading
  for each statement execute function public.refuse_change();

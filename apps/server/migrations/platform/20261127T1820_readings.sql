-- Who read contact details of people, in every module: one row for each page, which names all who were on it. S2 §3, D §3

alter table public.care_reading rename to reading;
alter table public.reading rename constraint care_reading_pkey to reading_pkey;
alter trigger care_reading_append_only on public.reading rename to reading_append_only;
alter index public.care_reading_latest rename to reading_latest;

alter table public.reading add column module text;
-- Everyone on the page, in its order; empty where only their number is known.
alter table public.reading add column person_ids uuid[];
-- By what a list was filtered. Of typed words only that there were some: they would be a copy of names and numbers.
alter table public.reading add column filter jsonb;
-- Once, so that earlier rows are read like later ones.
alter table public.reading disable trigger reading_append_only;
update public.reading set module = 'care', person_ids = case when person_id is null then '{}' else array[person_id] end;
alter table public.reading enable trigger reading_append_only;
alter table public.reading alter column module set not null;
alter table public.reading alter column person_ids set not null;
alter table public.reading add constraint reading_module check (module in ('care', 'network'));
alter table public.reading drop constraint care_reading_what_check;
alter table public.reading add constraint reading_what
  check (what in ('file', 'list', 'private', 'contact', 'print', 'export', 'import', 'merge'));
alter table public.reading drop column person_id;

create index reading_people on public.reading using gin (person_ids);
create index reading_reader on public.reading (organisation_id, account_id, at desc, id desc);
comment on column public.reading.what is 'ts:import("@stoep/contract/audit").ReadingKind';
comment on column public.reading.module is 'ts:import("@stoep/contract/audit").ReadingModule';
comment on column public.reading.filter is 'ts:Record<string, unknown>';

-- Of how many people a membership has read contact details, until when they are counted together.
create table public.reading_count (
  membership_id uuid        not null references public.membership (id) on delete cascade,
  span          text        not null check (span in ('hour', 'day', 'files')),
  people        integer     not null check (people >= 0),
  ends_at       timestamptz not null,
  primary key (membership_id, span)
);
comment on column public.reading_count.span is 'ts:import("@stoep/contract/audit/values").ReadingSpan';

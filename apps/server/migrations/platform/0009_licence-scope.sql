-- What a one-off licence covers, and the notices before a licence ends. D §4

alter table public.licence
  add column neighbourhood_ids uuid[],
  add column project_id uuid,
  add column survey_id uuid,
  add constraint licence_scope_of_oneoff check (level = 'oneoff' or num_nonnulls(neighbourhood_ids, project_id, survey_id) = 0),
  add constraint licence_one_scope check (num_nonnulls(neighbourhood_ids, project_id, survey_id) <= 1);
create index licence_end on public.licence (until_at) where until_at is not null;

create table public.licence_notice (
  id         uuid primary key,
  licence_id uuid not null references public.licence on delete cascade,
  -- Before the end.
  days       smallint not null check (days in (60, 30, 7)),
  -- The end that it told of: a prolonged licence is told of again.
  until_at   timestamptz not null,
  created_at timestamptz not null,
  unique (licence_id, days, until_at)
);

-- How many took part in all projects of a large organisation, as of when that was counted: counting reads every idea and its support.

create table participation_count (
  organisation_id uuid primary key references public.organisation,
  -- Of each place one number.
  people integer[] not null,
  counted_at timestamptz not null
);

-- All ideas of a project, merged ones too: their authors and supporters took part in it.
create index idea_project on idea (project_id) where deleted_at is null;

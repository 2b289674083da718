-- Residents who opened the page of a project, each once; where they lived then.
create table project_view (
  project_id       uuid not null references project on delete cascade,
  resident_id      uuid not null references resident,
  neighbourhood_id uuid not null references neighbourhood,
  opened_at        timestamptz not null,
  primary key (project_id, resident_id)
);
create index project_view_resident on project_view (resident_id, opened_at desc, project_id desc);

-- How many took part in each project of an organisation whose count is kept, as of when that was counted: a page lists twenty of them.

create table project_participation (
  project_id uuid primary key references project on delete cascade,
  -- Of each place one number: of its neighbourhoods, and of everywhere else.
  people integer[] not null,
  counted_at timestamptz not null
);

-- Residents follow projects, to be told what comes of them.
create table project_follower (
  project_id  uuid not null references project on delete cascade,
  resident_id uuid not null references resident,
  followed_at timestamptz not null,
  primary key (project_id, resident_id)
);
create index project_follower_resident on project_follower (resident_id, followed_at desc, project_id desc);

-- The phases whose opening followers were told of; a save replaces the rows of the phases themselves, which keep their ids.
create table project_phase_opening (
  project_id uuid not null references project on delete cascade,
  phase_id   uuid not null,
  told_at    timestamptz not null,
  primary key (project_id, phase_id)
);

-- Phases that begin, for the job that tells of it.
create index project_phase_days on project_phase (starts_on, project_id) where starts_on is not null;

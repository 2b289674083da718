-- What residents contribute to projects. S1 §3; D §3, §6

-- Ideas are shown once a colleague has read them.
alter table project add column is_read_first boolean not null default false;

create table idea (
  id              uuid primary key,
  project_id      uuid not null references project,
  -- Its project's, which answers for it.
  organisation_id uuid not null references public.organisation,
  -- The phase in which it was written; without foreign key, since a phase may go and come back with a save of its project.
  phase_id        uuid,
  kind            text not null check (kind in ('idea', 'project', 'proposal', 'story')),
  title           text not null check (char_length(title) <= 250),
  text            text not null check (char_length(text) <= 3000),
  language        text not null check (language in ('en', 'nl', 'fr', 'tr')),
  -- Empty for one of the counter.
  author_id       uuid references resident,
  is_from_counter boolean not null default false,
  -- Of somebody at the counter who agreed to be named.
  author_name     text not null default '' check (char_length(author_name) <= 80),
  entered_by      uuid references public.account on delete set null,
  -- Outside the network too it has the author's public name.
  shows_name      boolean not null default false,
  -- Where its author lived when it was written: a move changes nothing.
  neighbourhood_id uuid not null references neighbourhood,
  longitude       double precision check (longitude between -180 and 180),
  latitude        double precision check (latitude between -90 and 90),
  -- The resident's message that it takes up.
  shout_id        uuid references shout on delete set null,
  type            text not null default 'proposed' check (type in ('proposed', 'investigation', 'accepted', 'budgeted', 'implemented', 'rejected')),
  reason          text not null default '' check (char_length(reason) <= 1000),
  -- A whole amount in units of its project's currency.
  cost            integer check (cost between 1 and 2000000000),
  currency        text check (currency in ('EUR', 'GBP', 'USD')),
  answer          text not null default '' check (char_length(answer) <= 2500),
  answered_at     timestamptz,
  answered_by     uuid references public.account on delete set null,
  works_state     text check (works_state in ('planned', 'under-way', 'paused', 'done')),
  works_percent   smallint check (works_percent between 0 and 100),
  cost_to_date    integer check (cost_to_date between 1 and 2000000000),
  -- Counted of proven residents, of merged ideas each once; kept by the statements that change it.
  support_count   integer not null default 0 check (support_count >= 0),
  version         integer not null default 1 check (version > 0),
  created_at      timestamptz not null,
  edited_at       timestamptz,
  -- Empty while it waits to be read.
  open_at         timestamptz,
  hidden_at       timestamptz,
  hidden_because  text check (hidden_because in ('staff', 'reports')),
  merged_into     uuid references idea,
  merged_at       timestamptz,
  deleted_at      timestamptz,
  -- Editors were told that it waits to be read.
  reminded_at     timestamptz,
  words           text not null generated always as (public.folded(title || ' ' || text)) stored,
  check ((longitude is null) = (latitude is null)),
  check ((hidden_at is null) = (hidden_because is null)),
  check ((merged_into is null) = (merged_at is null)),
  check ((answer = '') = (answered_at is null)),
  check ((works_state is null) = (works_percent is null)),
  check (merged_into <> id),
  check (cost is null or currency is not null),
  check (is_from_counter or author_id is not null or deleted_at is not null)
);
create index idea_newest on idea (project_id, created_at desc, id desc) where merged_into is null and deleted_at is null;
create index idea_supported on idea (project_id, support_count desc, id desc) where merged_into is null and deleted_at is null;
create index idea_waiting on idea (organisation_id, created_at, id) where open_at is null and deleted_at is null;
create index idea_author on idea (author_id, created_at desc, id desc) where deleted_at is null;
create index idea_merged on idea (merged_into) where merged_into is not null;
-- A message is taken up once in a project.
create unique index idea_taken_up on idea (project_id, shout_id) where shout_id is not null and deleted_at is null;
create index idea_shout on idea (shout_id) where shout_id is not null;
create index idea_words on idea using gin (words public.gin_trgm_ops) with (fastupdate = off) where deleted_at is null;
comment on column idea.kind is 'ts:import("@stoep/contract/participation").IdeaKind';
comment on column idea.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column idea.type is 'ts:import("@stoep/contract/participation").IdeaType';
comment on column idea.currency is 'ts:import("@stoep/contract/participation").Currency';
comment on column idea.works_state is 'ts:import("@stoep/contract/participation").WorksState';
comment on column idea.hidden_because is 'ts:"staff" | "reports"';

create table idea_image (
  idea_id  uuid not null references idea on delete cascade,
  file_id  uuid not null references file,
  position smallint not null,
  alt_text text not null check (char_length(alt_text) <= 250),
  primary key (idea_id, file_id)
);
create index idea_image_file on idea_image (file_id);

create table idea_attachment (
  idea_id  uuid not null references idea on delete cascade,
  file_id  uuid not null references file,
  position smallint not null,
  primary key (idea_id, file_id)
);
create index idea_attachment_file on idea_attachment (file_id);

-- Stays with the idea that was supported, also while it is merged, so that taking apart loses nothing.
create table idea_support (
  idea_id     uuid not null references idea on delete cascade,
  resident_id uuid not null references resident,
  at          timestamptz not null,
  primary key (idea_id, resident_id)
);
create index idea_support_resident on idea_support (resident_id, at desc, idea_id);

-- The timeline.
create table idea_moment (
  id           uuid primary key,
  idea_id      uuid not null references idea on delete cascade,
  kind         text not null check (kind in ('sent-in', 'written', 'edited', 'type', 'cost', 'answer', 'merged', 'taken-apart', 'works')),
  at           timestamptz not null,
  by_account   uuid references public.account on delete set null,
  type         text check (type in ('proposed', 'investigation', 'accepted', 'budgeted', 'implemented', 'rejected')),
  text         text not null default '' check (char_length(text) <= 2500),
  cost         integer check (cost between 1 and 2000000000),
  works_state  text check (works_state in ('planned', 'under-way', 'paused', 'done')),
  works_percent smallint check (works_percent between 0 and 100),
  cost_to_date integer check (cost_to_date between 1 and 2000000000),
  -- The other one of a merge.
  other_id     uuid references idea on delete set null
);
create index idea_moment_line on idea_moment (idea_id, at, id);
comment on column idea_moment.kind is 'ts:import("@stoep/contract/participation").IdeaMoment["kind"]';
comment on column idea_moment.type is 'ts:import("@stoep/contract/participation").IdeaType';
comment on column idea_moment.works_state is 'ts:import("@stoep/contract/participation").WorksState';

create table idea_moment_image (
  moment_id uuid not null references idea_moment on delete cascade,
  file_id   uuid not null references file,
  position  smallint not null,
  alt_text  text not null check (char_length(alt_text) <= 250),
  primary key (moment_id, file_id)
);
create index idea_moment_image_file on idea_moment_image (file_id);

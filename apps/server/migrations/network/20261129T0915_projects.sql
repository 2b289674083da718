-- Projects and citizen budgets with their phases. S1 §3-§5; D §4, §10
-- The state is two moments, as for posts: publish_at empty = concept, to come = scheduled, published_at set = published.

create table project (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  kind            text not null check (kind in ('project', 'budget')),
  title           text not null check (char_length(title) <= 250),
  introduction    text not null check (char_length(introduction) <= 1000),
  text_html       text not null check (char_length(text_html) <= 20000),
  -- Derived from text_html when saved; text_length counts its words alone, without marks of lists and addresses of links.
  text            text not null,
  text_length     integer not null,
  language        text not null check (language in ('en', 'nl', 'fr', 'tr')),
  starts_on       date,
  ends_on         date,
  is_bottom_up_enabled boolean not null default false,
  is_phased       boolean not null default false,
  -- A whole amount in units of the currency. S1 §5 budgetNumber
  budget          integer check (budget between 1 and 2000000000),
  currency        text check (currency in ('EUR', 'GBP', 'USD')),
  theme           text check (theme in ('safety', 'nuisance', 'mobility', 'nature', 'sports', 'governance', 'neighbour-contact', 'children', 'economics', 'housing', 'culture', 'health-wellbeing')),
  second_theme    text check (second_theme in ('safety', 'nuisance', 'mobility', 'nature', 'sports', 'governance', 'neighbour-contact', 'children', 'economics', 'housing', 'culture', 'health-wellbeing')),
  -- As typed; video_id is what it names, if it is a YouTube link.
  video_url       text not null default '' check (char_length(video_url) <= 500),
  video_id        text check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  image_id        uuid references file,
  image_alt       text not null default '' check (char_length(image_alt) <= 250),
  -- The resident's message that it began with.
  shout_id        uuid references shout on delete set null,
  -- On the public participation pages, or only to be reached by its link.
  is_public       boolean not null default false,
  -- Ended before its last day.
  ended_at        timestamptz,
  version         integer not null default 1 check (version > 0),
  previewed_version integer,
  publish_at      timestamptz,
  published_at    timestamptz,
  edited_at       timestamptz,
  deleted_at      timestamptz,
  created_by      uuid references public.account on delete set null,
  saved_by        uuid references public.account on delete set null,
  planned_by      uuid references public.account on delete set null,
  created_at      timestamptz not null,
  saved_at        timestamptz not null,
  neighbourhood_count integer not null default 0,
  -- The words of its translations and phases, for the search.
  translated      text not null default '',
  words           text not null generated always as (public.folded(title || ' ' || introduction || ' ' || text || ' ' || translated)) stored,
  check (published_at is null or publish_at is not null),
  check (theme is null or theme <> second_theme),
  check (ended_at is null or published_at is not null),
  check (publish_at is null or (title <> '' and introduction <> '' and text_length between 1 and 2500)),
  check (publish_at is null or (starts_on is not null and ends_on is not null and ends_on >= starts_on)),
  check (publish_at is null or theme is not null),
  check (publish_at is null or neighbourhood_count > 0),
  check (publish_at is null or budget is null or currency is not null),
  check (publish_at is null or video_url = '' or video_id is not null),
  check (publish_at is null or image_id is null or image_alt <> '')
);
create index project_published on project (organisation_id, published_at desc, id desc) where published_at is not null and deleted_at is null;
create index project_scheduled on project (organisation_id, publish_at, id) where publish_at is not null and published_at is null and deleted_at is null;
create index project_concept on project (organisation_id, saved_at desc, id desc) where publish_at is null and deleted_at is null;
create index project_due on project (publish_at) where published_at is null and publish_at is not null and deleted_at is null;
create index project_author on project (organisation_id, created_by) where deleted_at is null and created_by is not null;
create index project_deleted on project (deleted_at) where deleted_at is not null;
create index project_words on project using gin (words public.gin_trgm_ops) with (fastupdate = off) where deleted_at is null;
create index project_public on project (ends_on, id) where is_public and published_at is not null and deleted_at is null;
create index project_image on project (image_id) where image_id is not null;
create index project_shout on project (shout_id) where shout_id is not null;
-- Short addresses end as the id does.
create index project_ending on project (right(id::text, 10), id) where published_at is not null and deleted_at is null;
comment on column project.kind is 'ts:import("@stoep/contract/participation").ProjectKind';
comment on column project.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column project.theme is 'ts:import("@stoep/contract/publishing").Theme';
comment on column project.second_theme is 'ts:import("@stoep/contract/publishing").Theme';
comment on column project.currency is 'ts:import("@stoep/contract/participation").Currency';

-- Where a project goes; live_at is set while it is there to be read.
create table project_neighbourhood (
  project_id       uuid not null references project on delete cascade,
  neighbourhood_id uuid not null references neighbourhood,
  live_at          timestamptz,
  primary key (project_id, neighbourhood_id)
);
create index project_neighbourhood_live on project_neighbourhood (neighbourhood_id, live_at desc, project_id desc) where live_at is not null;

-- A browser makes the ids, so they are unique in their project only: what others have is not told.
create table project_phase (
  project_id   uuid not null references project on delete cascade,
  id           uuid not null,
  position     smallint not null check (position between 0 and 19),
  type         text not null check (type in ('standard', 'ideation', 'budgeting')),
  title        text not null check (char_length(title) <= 100),
  text         text not null check (char_length(text) <= 2000),
  starts_on    date,
  ends_on      date,
  video_url    text not null default '' check (char_length(video_url) <= 500),
  video_id     text check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  budget       integer check (budget between 1 and 2000000000),
  is_bottom_up_enabled boolean not null default false,
  -- None: all are shown.
  idea_types   text[] not null default '{}' check (idea_types <@ array['proposed', 'investigation', 'accepted', 'budgeted', 'implemented', 'rejected']),
  -- Where its map opens: all three, or none.
  longitude    double precision check (longitude between -180 and 180),
  latitude     double precision check (latitude between -90 and 90),
  zoom         double precision check (zoom between 0 and 22),
  primary key (project_id, id),
  unique (project_id, position),
  check ((longitude is null) = (latitude is null) and (latitude is null) = (zoom is null))
);
comment on column project_phase.type is 'ts:import("@stoep/contract/participation").PhaseType';
comment on column project_phase.idea_types is 'ts:import("@stoep/contract/participation").IdeaType[]';

create table project_translation (
  project_id   uuid not null references project on delete cascade,
  language     text not null check (language in ('en', 'nl', 'fr', 'tr')),
  title        text not null check (char_length(title) <= 250),
  introduction text not null check (char_length(introduction) <= 1000),
  text_html    text not null check (char_length(text_html) <= 20000),
  text         text not null,
  alt_text     text not null check (char_length(alt_text) <= 250),
  -- By the phase's id.
  phases       jsonb not null,
  primary key (project_id, language)
);
comment on column project_translation.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column project_translation.phases is 'ts:Record<string, { title: string; text: string }>';

-- Surveys, calls and contribution forms. S1 §2-§5; D §12
-- The state is two moments, as for projects: publish_at empty = concept, to come = scheduled, published_at set = published.

create table survey (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  kind            text not null check (kind in ('survey', 'call', 'form')),
  language        text not null check (language in ('en', 'nl', 'fr', 'tr')),
  -- Of the questionnaire, beside it for lists and search.
  title           text not null check (char_length(title) <= 250),
  -- The questionnaire as it is edited; what readers answer is the latest row of survey_instrument.
  instrument      jsonb not null check (octet_length(instrument::text) <= 2000000),
  question_count  integer not null check (question_count between 0 and 200),
  has_map         boolean not null,
  -- Null: none is shown.
  introduction    jsonb,
  video_url       text not null default '' check (char_length(video_url) <= 500),
  video_id        text check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  thanks          text not null default '' check (char_length(thanks) <= 2000),
  starts_on       date,
  ends_on         date,
  has_no_end      boolean not null default false,
  respondents     text not null check (respondents in ('residents', 'open', 'codes')),
  asks_proof      boolean not null default false,
  can_change      boolean not null default false,
  kept_months     smallint not null default 24 check (kept_months between 6 and 60),
  project_id      uuid references project on delete set null,
  phase_id        uuid,
  -- The last part of its public link.
  slug            text check (slug ~ '^[a-z0-9-]{15,50}$'),
  is_public       boolean not null default false,
  ended_at        timestamptz,
  -- Of a contribution form.
  form            jsonb,
  -- Counted from 1 with the first publishing; 0: it was never published.
  instrument_version integer not null default 0 check (instrument_version >= 0),
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
  -- The words of its translations, for the search.
  translated      text not null default '',
  words           text not null generated always as (public.folded(title || ' ' || translated)) stored,
  check ((kind = 'form') = (form is not null)),
  check (published_at is null or publish_at is not null),
  check (ended_at is null or published_at is not null),
  check (publish_at is null or (title <> '' and question_count > 0)),
  check (publish_at is null or (starts_on is not null and (has_no_end or (ends_on is not null and ends_on >= starts_on)))),
  check (publish_at is null or respondents <> 'open' or slug is not null),
  check (publish_at is null or video_url = '' or video_id is not null),
  check (publish_at is null or project_id is null or phase_id is not null),
  check (published_at is null or instrument_version > 0)
);
create unique index survey_slug on survey (slug) where slug is not null and deleted_at is null;
create index survey_published on survey (organisation_id, published_at desc, id desc) where published_at is not null and deleted_at is null;
create index survey_scheduled on survey (organisation_id, publish_at, id) where publish_at is not null and published_at is null and deleted_at is null;
create index survey_concept on survey (organisation_id, saved_at desc, id desc) where publish_at is null and deleted_at is null;
create index survey_due on survey (publish_at) where published_at is null and publish_at is not null and deleted_at is null;
create index survey_author on survey (organisation_id, created_by) where deleted_at is null and created_by is not null;
create index survey_deleted on survey (deleted_at) where deleted_at is not null;
create index survey_words on survey using gin (words public.gin_trgm_ops) with (fastupdate = off) where deleted_at is null;
create index survey_public on survey (ends_on, id) where is_public and published_at is not null and deleted_at is null;
create index survey_project on survey (project_id) where project_id is not null;
comment on column survey.kind is 'ts:import("@stoep/contract/surveys").SurveyKind';
comment on column survey.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey.instrument is 'ts:import("@stoep/contract/surveys").Instrument';
comment on column survey.introduction is 'ts:{ title: string; text: string; button: string }';
comment on column survey.respondents is 'ts:import("@stoep/contract/surveys").Respondents';
comment on column survey.form is 'ts:NonNullable<import("@stoep/contract/surveys").SurveyContent["form"]>';

-- Where it goes; none: the whole network. live_at is set while it is there to be answered.
create table survey_neighbourhood (
  survey_id        uuid not null references survey on delete cascade,
  neighbourhood_id uuid not null references neighbourhood,
  live_at          timestamptz,
  primary key (survey_id, neighbourhood_id)
);
create index survey_neighbourhood_live on survey_neighbourhood (neighbourhood_id, live_at desc, survey_id desc) where live_at is not null;

create table survey_translation (
  survey_id    uuid not null references survey on delete cascade,
  language     text not null check (language in ('en', 'nl', 'fr', 'tr')),
  introduction jsonb not null,
  thanks       text not null check (char_length(thanks) <= 2000),
  -- By the keys of the questionnaire's texts.
  texts        jsonb not null,
  primary key (survey_id, language)
);
comment on column survey_translation.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey_translation.introduction is 'ts:{ title: string; text: string; button: string }';
comment on column survey_translation.texts is 'ts:Record<string, string>';

-- Pictures of questions and options.
create table survey_image (
  survey_id uuid not null references survey on delete cascade,
  file_id   uuid not null references file,
  primary key (survey_id, file_id)
);
create index survey_image_file on survey_image (file_id);

-- As it was answered: each answer names its version.
create table survey_instrument (
  survey_id  uuid not null references survey on delete cascade,
  version    integer not null check (version > 0),
  instrument jsonb not null,
  made_at    timestamptz not null,
  primary key (survey_id, version)
);
comment on column survey_instrument.instrument is 'ts:import("@stoep/contract/surveys").Instrument';

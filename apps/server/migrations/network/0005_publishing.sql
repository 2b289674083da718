-- Messages of organisations. S1 §3-§5, §9; D §6
-- The state is two moments: publish_at empty = concept, to come = scheduled, published_at set = published.

create table post (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  type            text not null check (type in ('standard', 'vote', 'perception', 'option', 'educational', 'urgent')),
  title           text not null check (char_length(title) <= 250),
  text_html       text not null check (char_length(text_html) <= 100000),
  -- Derived from text_html when saved.
  text            text not null,
  language        text not null check (language in ('en', 'nl', 'fr', 'tr')),
  theme           text,
  second_theme    text,
  -- As typed; video_id is what it names, if it is a YouTube link.
  video_url       text not null default '' check (char_length(video_url) <= 500),
  video_id        text check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  cta_link        text not null default '' check (char_length(cta_link) <= 1000),
  cta_text        text not null default '' check (char_length(cta_text) <= 100),
  cta_description text not null default '' check (char_length(cta_description) <= 250),
  visibility      text not null check (visibility in ('everyone', 'local-economy', 'public-page')),
  is_comments_disabled  boolean not null default false,
  has_combined_comments boolean not null default false,
  poll_closes_at  timestamptz,
  version         integer not null default 1 check (version > 0),
  previewed_version integer,
  publish_at      timestamptz,
  published_at    timestamptz,
  edited_at       timestamptz,
  deleted_at      timestamptz,
  created_by      uuid references public.account on delete set null,
  saved_by        uuid references public.account on delete set null,
  created_at      timestamptz not null,
  saved_at        timestamptz not null,
  check (published_at is null or publish_at is not null),
  check (theme is null or theme in ('safety', 'nuisance', 'mobility', 'nature', 'sports', 'governance', 'neighbour-contact', 'children', 'economics', 'housing', 'culture', 'health-wellbeing')),
  check (second_theme is null or second_theme in ('safety', 'nuisance', 'mobility', 'nature', 'sports', 'governance', 'neighbour-contact', 'children', 'economics', 'housing', 'culture', 'health-wellbeing')),
  check (theme is null or theme <> second_theme),
  check (publish_at is null or (title <> '' and text <> '')),
  check (publish_at is null or cta_link = '' or (cta_link ~* '^https?://' and cta_text <> '')),
  check (publish_at is null or video_url = '' or video_id is not null)
);
create index post_published on post (organisation_id, published_at desc, id desc) where published_at is not null and deleted_at is null;
create index post_scheduled on post (organisation_id, publish_at, id) where publish_at is not null and published_at is null and deleted_at is null;
create index post_concept on post (organisation_id, saved_at desc, id desc) where publish_at is null and deleted_at is null;
create index post_due on post (publish_at) where published_at is null and publish_at is not null and deleted_at is null;
create index post_public on post (published_at desc, id desc) where visibility = 'public-page' and published_at is not null and deleted_at is null;
comment on column post.type is 'ts:import("@stoep/contract/publishing").MessageType';
comment on column post.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column post.theme is 'ts:import("@stoep/contract/publishing").Theme';
comment on column post.second_theme is 'ts:import("@stoep/contract/publishing").Theme';
comment on column post.visibility is 'ts:import("@stoep/contract/publishing").Visibility';

-- Where a post goes; live_at is set while it is there to be read. What the feed filters by stands in the row, so that
-- one index walk yields a page.
create table post_neighbourhood (
  post_id          uuid not null references post on delete cascade,
  neighbourhood_id uuid not null references neighbourhood,
  live_at          timestamptz,
  audience         text not null default 'everyone' check (audience in ('everyone', 'local-economy')),
  -- Only for the streets of post_street.
  is_narrowed      boolean not null default false,
  primary key (post_id, neighbourhood_id)
);
create index post_neighbourhood_feed on post_neighbourhood (neighbourhood_id, live_at desc, post_id desc) where live_at is not null;
comment on column post_neighbourhood.audience is 'ts:"everyone" | "local-economy"';

create table post_street (
  post_id   uuid not null references post on delete cascade,
  street_id uuid not null references street,
  primary key (post_id, street_id)
);

create table post_image (
  post_id  uuid not null references post on delete cascade,
  file_id  uuid not null references file,
  position smallint not null check (position between 0 and 9),
  alt_text text not null check (char_length(alt_text) <= 250),
  primary key (post_id, file_id),
  unique (post_id, position)
);

create table post_attachment (
  post_id  uuid not null references post on delete cascade,
  file_id  uuid not null references file,
  position smallint not null check (position between 0 and 9),
  primary key (post_id, file_id),
  unique (post_id, position)
);

create table post_option (
  id       uuid primary key,
  post_id  uuid not null references post on delete cascade,
  position smallint not null check (position between 0 and 4),
  text     text not null check (char_length(text) <= 200),
  unique (post_id, position)
);

create table post_translation (
  post_id         uuid not null references post on delete cascade,
  language        text not null check (language in ('en', 'nl', 'fr', 'tr')),
  title           text not null check (char_length(title) <= 250),
  text_html       text not null check (char_length(text_html) <= 100000),
  text            text not null,
  cta_text        text not null check (char_length(cta_text) <= 100),
  cta_description text not null check (char_length(cta_description) <= 250),
  alt_texts       jsonb not null,
  option_texts    jsonb not null,
  primary key (post_id, language)
);
comment on column post_translation.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column post_translation.alt_texts is 'ts:Record<string, string>';
comment on column post_translation.option_texts is 'ts:Record<string, string>';

-- What a live post said before each change; by whom and when that was replaced.
create table post_version (
  post_id     uuid not null references post on delete cascade,
  version     integer not null,
  replaced_at timestamptz not null,
  replaced_by uuid references public.account on delete set null,
  content     jsonb not null,
  changed     text[] not null,
  primary key (post_id, version)
);
comment on column post_version.content is 'ts:{ title: string; textHtml: string; [field: string]: unknown }';

-- Once per resident. S1 §9
create table post_view (
  post_id          uuid not null references post on delete cascade,
  resident_id      uuid not null references resident,
  neighbourhood_id uuid not null references neighbourhood,
  seen_at          timestamptz not null,
  opened_at        timestamptz,
  primary key (post_id, resident_id)
);
-- What changed since the last roll-up: tables that grow at their end need only a sketch of an index.
create index post_view_moment on post_view using brin (greatest(seen_at, opened_at));
create index reaction_moment on reaction using brin (created_at);
create index comment_moment on comment using brin (greatest(created_at, edited_at, hidden_at, deleted_at));
create index vote_moment on vote using brin (voted_at);

-- Rolled up hourly, so that lists never count.
create table post_statistic (
  post_id          uuid not null references post on delete cascade,
  neighbourhood_id uuid not null references neighbourhood,
  reached          integer not null,
  seen             integer not null,
  opened           integer not null,
  reactions        integer not null,
  comments         integer not null,
  votes            integer not null,
  rolled_at        timestamptz not null,
  primary key (post_id, neighbourhood_id)
);

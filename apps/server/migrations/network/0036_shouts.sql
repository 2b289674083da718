-- Residents' own messages, and what the city does with them. S1 §3 Shout, D §7

create table shout (
  id               uuid primary key,
  kind             text not null check (kind in ('idea', 'alert', 'help-request', 'looking-for', 'give-away', 'borrow', 'general')),
  author_id        uuid not null references resident,
  neighbourhood_id uuid not null references neighbourhood,
  -- The city's organisation, which answers for it whether it is shared with them or not.
  organisation_id  uuid not null references public.organisation,
  language         text not null check (language in ('en', 'nl', 'fr', 'tr')),
  title            text not null check (char_length(title) <= 250),
  text             text not null check (char_length(text) <= 3000),
  theme            text,
  -- Never the house: the street's name, and a point on a grid of about a hundred metres.
  street           text check (char_length(street) <= 120),
  longitude        double precision check (longitude between -180 and 180),
  latitude         double precision check (latitude between -90 and 90),
  sharing          text not null check (sharing in ('neighbours', 'municipality')),
  -- When it was written to the municipality, or shared with it later.
  arrived_at       timestamptz,
  status           text not null default 'new' check (status in ('new', 'in-progress', 'done')),
  status_at        timestamptz not null,
  assignee_id      uuid references public.account on delete set null,
  -- What its author reads once it is done; empty when the author said so.
  outcome          text not null default '' check (char_length(outcome) <= 2000),
  done_at          timestamptz,
  solved_as        text check (solved_as in ('solved', 'found', 'given')),
  is_reopened      boolean not null default false,
  followers        integer not null default 0 check (followers >= 0),
  version          integer not null default 1,
  -- Staff asked the author of a neighbours-only one to share it: once.
  asked_at         timestamptz,
  asked_by         uuid references public.account on delete set null,
  created_at       timestamptz not null,
  edited_at        timestamptz,
  hidden_at        timestamptz,
  hidden_because   text check (hidden_because in ('staff', 'reports')),
  -- Also when its author deleted the account with all texts.
  withdrawn_at     timestamptz,
  check ((longitude is null) = (latitude is null)),
  check ((sharing = 'municipality') = (arrived_at is not null)),
  check ((status = 'done') = (done_at is not null)),
  check (solved_as is null or status = 'done'),
  check ((hidden_at is null) = (hidden_because is null)),
  check ((withdrawn_at is not null) = (title = '')),
  check ((withdrawn_at is not null) = (text = ''))
);
-- The inbox, by each of its filters.
create index shout_inbox on shout (organisation_id, arrived_at desc, id desc) where arrived_at is not null and withdrawn_at is null;
create index shout_inbox_kind on shout (organisation_id, kind, arrived_at desc, id desc) where arrived_at is not null and withdrawn_at is null;
create index shout_inbox_status on shout (organisation_id, status, arrived_at desc, id desc) where arrived_at is not null and withdrawn_at is null;
create index shout_inbox_open on shout (organisation_id, arrived_at desc, id desc) where arrived_at is not null and withdrawn_at is null and status <> 'done';
create index shout_inbox_assignee on shout (organisation_id, assignee_id, arrived_at desc, id desc) where arrived_at is not null and withdrawn_at is null;
create index shout_inbox_neighbourhood on shout (organisation_id, neighbourhood_id, arrived_at desc, id desc) where arrived_at is not null and withdrawn_at is null;
create index shout_inbox_theme on shout (organisation_id, theme, arrived_at desc, id desc) where arrived_at is not null and withdrawn_at is null;
-- What is in the text, typed in part.
create index shout_words on shout using gin ((title || ' ' || text) gin_trgm_ops) where withdrawn_at is null;
-- What neighbours read.
create index shout_neighbourhood on shout (neighbourhood_id, created_at desc, id desc) where withdrawn_at is null and hidden_at is null;
create index shout_neighbourhood_kind on shout (neighbourhood_id, kind, created_at desc, id desc) where withdrawn_at is null and hidden_at is null;
create index shout_author on shout (author_id, created_at desc, id desc);
create index shout_unshared on shout (created_at desc, id desc) where sharing = 'neighbours' and withdrawn_at is null and hidden_at is null;
create index shout_written on shout (created_at, neighbourhood_id, kind);
comment on column shout.kind is 'ts:import("@stoep/contract/shouts").ShoutKind';
comment on column shout.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column shout.theme is 'ts:import("@stoep/contract/publishing").Theme';
comment on column shout.sharing is 'ts:import("@stoep/contract/shouts").Sharing';
comment on column shout.status is 'ts:import("@stoep/contract/shouts").ShoutStatus';
comment on column shout.solved_as is 'ts:import("@stoep/contract/shouts").SolvedWord';
comment on column shout.hidden_because is 'ts:"staff" | "reports"';

create table shout_image (
  shout_id uuid not null references shout,
  file_id  uuid not null references file,
  position smallint not null,
  alt_text text not null check (char_length(alt_text) <= 250),
  primary key (shout_id, file_id)
);
create index shout_image_file on shout_image (file_id);

create table shout_follower (
  shout_id    uuid not null references shout,
  resident_id uuid not null references resident,
  followed_at timestamptz not null,
  primary key (shout_id, resident_id)
);
create index shout_follower_resident on shout_follower (resident_id, followed_at desc, shout_id desc);

-- The timeline.
create table shout_moment (
  id         uuid primary key,
  shout_id   uuid not null references shout,
  kind       text not null check (kind in ('written', 'edited', 'shared', 'assigned', 'unassigned', 'in-progress', 'done',
    'back-in-progress', 'solved', 'reopened', 'asked-to-share', 'hidden', 'shown')),
  at         timestamptz not null,
  by_kind    text not null check (by_kind in ('author', 'staff', 'reports')),
  by_account uuid references public.account on delete set null,
  to_account uuid references public.account on delete set null,
  -- The outcome, or a reason; emptied with the texts of who wrote it.
  text       text not null default '' check (char_length(text) <= 2000)
);
create index shout_moment_line on shout_moment (shout_id, at, id);
comment on column shout_moment.kind is 'ts:import("@stoep/contract/shouts").ShoutMoment["kind"]';
comment on column shout_moment.by_kind is 'ts:"author" | "staff" | "reports"';

-- For colleagues only.
create table shout_note (
  id         uuid primary key,
  shout_id   uuid not null references shout,
  account_id uuid references public.account on delete set null,
  text       text not null check (char_length(text) between 1 and 2000),
  mentions   uuid[] not null default '{}' check (cardinality(mentions) <= 20),
  created_at timestamptz not null
);
create index shout_note_line on shout_note (shout_id, created_at, id);

create table reply_template (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  name            text not null check (char_length(name) between 1 and 80),
  text            text not null check (char_length(text) between 1 and 2000),
  updated_at      timestamptz not null,
  updated_by      uuid references public.account on delete set null
);
create index reply_template_name on reply_template (organisation_id, name, id);

-- What arrived and was not withdrawn, kept in the transaction of each change, so that counters cost the same however many there are.
-- `assignee_id`: the nil id where nobody has it.
create table shout_tally (
  organisation_id uuid not null,
  kind            text not null,
  status          text not null,
  assignee_id     uuid not null,
  total           integer not null,
  primary key (organisation_id, kind, status, assignee_id)
);
comment on column shout_tally.kind is 'ts:import("@stoep/contract/shouts").ShoutKind';
comment on column shout_tally.status is 'ts:import("@stoep/contract/shouts").ShoutStatus';

-- Comments, reactions, votes and content reports on any subject. D §8
-- `thread_id`: the neighbourhood whose thread it is, or the nil id where all neighbourhoods share one.

create table comment (
  id               uuid primary key,
  subject_kind     text not null,
  subject_id       uuid not null,
  -- The organisation that answers for the subject.
  organisation_id  uuid not null references public.organisation,
  thread_id        uuid not null,
  parent_id        uuid references comment,
  author_account_id      uuid references public.account on delete set null,
  author_resident_id     uuid references resident,
  author_organisation_id uuid references public.organisation,
  neighbourhood_id uuid references neighbourhood,
  -- Emptied when deleted.
  text             text not null check (char_length(text) <= 2000),
  image_id         uuid references file,
  created_at       timestamptz not null,
  edited_at        timestamptz,
  hidden_at        timestamptz,
  hidden_because   text check (hidden_because in ('staff', 'author', 'reports')),
  deleted_at       timestamptz,
  check ((hidden_at is null) = (hidden_because is null)),
  check ((deleted_at is not null) = (text = '')),
  check ((author_resident_id is null) <> (author_organisation_id is null))
);
create index comment_subject on comment (subject_id, created_at, id) where parent_id is null;
create index comment_answers on comment (parent_id, created_at, id) where parent_id is not null;
comment on column comment.hidden_because is 'ts:"staff" | "author" | "reports"';

-- One per person and subject; a comment is a subject too.
create table reaction (
  subject_id       uuid not null,
  account_id       uuid not null references public.account on delete cascade,
  neighbourhood_id uuid references neighbourhood,
  kind             text not null check (kind in ('like', 'thanks', 'wow', 'haha', 'sad', 'welcome', 'applause')),
  created_at       timestamptz not null,
  primary key (subject_id, account_id)
);
comment on column reaction.kind is 'ts:import("@stoep/contract/conversations").ReactionKind';

-- Kept in the same transaction as what is counted, so that reading costs one row however popular the subject.
create table reaction_tally (
  subject_id uuid not null,
  kind       text not null,
  total      integer not null check (total >= 0),
  primary key (subject_id, kind)
);
create table comment_tally (
  subject_id uuid not null,
  thread_id  uuid not null,
  total      integer not null check (total >= 0),
  primary key (subject_id, thread_id)
);

-- One vote per resident and subject: the key says so, not the code. S1 §3, D §6
create table vote (
  subject_id       uuid not null,
  resident_id      uuid not null references resident,
  neighbourhood_id uuid not null references neighbourhood,
  kind             text not null check (kind in ('up', 'down', 'perception', 'option')),
  score            smallint check (score between 1 and 10),
  option_id        uuid,
  voted_at         timestamptz not null,
  primary key (subject_id, resident_id),
  check ((kind = 'perception') = (score is not null)),
  check ((kind = 'option') = (option_id is not null))
);
comment on column vote.kind is 'ts:"up" | "down" | "perception" | "option"';

-- `choice`: up, down, 1 … 10, or an option's id.
create table vote_tally (
  subject_id uuid not null,
  choice     text not null,
  total      integer not null check (total >= 0),
  primary key (subject_id, choice)
);

create table content_report (
  id           uuid primary key,
  subject_kind text not null,
  subject_id   uuid not null,
  comment_id   uuid references comment,
  -- The comment, or the subject itself: one report per resident and target.
  target_id    uuid not null,
  organisation_id uuid not null references public.organisation,
  resident_id  uuid not null references resident,
  reason       text not null check (reason in ('annoying', 'spam', 'offensive', 'private', 'out-of-hand')),
  remark       text not null check (char_length(remark) <= 1000),
  created_at   timestamptz not null,
  settled_at   timestamptz,
  settled_by   uuid references public.account on delete set null,
  unique (target_id, resident_id)
);
create index content_report_open on content_report (subject_id, created_at, id) where settled_at is null;
comment on column content_report.reason is 'ts:import("@stoep/contract/conversations").ReportReason';

-- What people are told of, in the app and by whatever way they chose beside it.

-- One row per reader, kind and event; kinds that merge have one per reader, kind and thing until it is read.
create table notice (
  id          uuid primary key,
  -- A resident, or a membership of an organisation.
  reader_id   uuid not null,
  account_id  uuid not null references public.account on delete cascade,
  kind        text not null check (char_length(kind) <= 60),
  -- What it leads to; none: the reader's own place.
  object_kind text check (char_length(object_kind) <= 30),
  object_id   uuid,
  -- The thing by which later events are merged; else the event.
  merge_id    uuid not null,
  -- Later events are merged, or the same one is recognised.
  is_open     boolean not null,
  -- The latest.
  event_id    uuid not null,
  actor_id    uuid references public.account on delete set null,
  actor       text not null check (char_length(actor) <= 200),
  -- Who it is about, or which events where nobody in particular did it: up to a hundred.
  people      uuid[] not null check (cardinality(people) between 1 and 100),
  total       integer not null check (total >= 1),
  details     jsonb not null,
  at          timestamptz not null,
  read_at     timestamptz,
  -- Events that no mail has told of yet, how one is to, and when.
  unmailed    integer not null default 0 check (unmailed >= 0),
  mail_as     text check (mail_as in ('at-once', 'daily', 'weekly')),
  mail_at     timestamptz,
  -- When it is pushed; then when to look whether a device took it.
  push_at     timestamptz,
  is_pushed   boolean not null default false,
  check ((object_kind is null) = (object_id is null)),
  check ((mail_at is null) = (mail_as is null)),
  check ((mail_at is null) = (unmailed = 0)),
  check (read_at is null or (mail_at is null and push_at is null))
);
create unique index notice_merged on notice (reader_id, kind, merge_id) where is_open;
create index notice_overview on notice (reader_id, at desc, id desc);
create index notice_unread on notice (reader_id, at desc, id desc) where read_at is null;
create index notice_object on notice (object_id, reader_id) where object_id is not null;
create index notice_mail on notice (mail_as, mail_at, reader_id) where mail_at is not null;
create index notice_push on notice (push_at) where push_at is not null;
create index notice_actor on notice (actor_id) where actor_id is not null;
create index notice_account on notice (account_id);
create index notice_age on notice (at);
comment on column notice.kind is 'ts:import("@stoep/contract/notifications").NoticeKind';
comment on column notice.details is 'ts:Record<string, string>';
comment on column notice.mail_as is 'ts:"at-once" | "daily" | "weekly"';

-- Where a reader chose something else than what is usual for a group.
create table notice_preference (
  reader_id  uuid not null,
  kind_group text not null check (char_length(kind_group) <= 30),
  account_id uuid not null references public.account on delete cascade,
  mail       text not null check (mail in ('at-once', 'daily', 'weekly', 'never')),
  push       text not null check (push in ('at-once', 'never')),
  changed_at timestamptz not null,
  primary key (reader_id, kind_group)
);
create index notice_preference_account on notice_preference (account_id);
-- Who wants more than what is usual: new messages are told to these only.
create index notice_preference_wanted on notice_preference (kind_group, reader_id) where mail <> 'never' or push <> 'never';
comment on column notice_preference.kind_group is 'ts:import("@stoep/contract/notifications").NoticeGroup';
comment on column notice_preference.mail is 'ts:import("@stoep/contract/notifications").MailTiming';
comment on column notice_preference.push is 'ts:import("@stoep/contract/notifications").PushTiming';

-- Whole hours of the network's clock.
create table notice_quiet (
  reader_id   uuid primary key,
  account_id  uuid not null references public.account on delete cascade,
  from_hour   smallint not null check (from_hour between 0 and 23),
  until_hour  smallint not null check (until_hour between 0 and 23 and until_hour <> from_hour),
  changed_at  timestamptz not null
);
create index notice_quiet_account on notice_quiet (account_id);

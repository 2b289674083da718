-- Activities and vacancies beside messages: one row of `post` each, with the fields of their own. S1 §3 Event, Vacancy; D §6
alter table post
  add column kind text not null default 'message' check (kind in ('message', 'activity', 'vacancy'));
alter table post add check (kind = 'message' or type = 'standard');
comment on column post.kind is 'ts:import("@stoep/contract/publishing").PostKind';

-- As its editors write it, in the clock time of the network; a draft may lack any of it.
create table post_activity (
  post_id    uuid primary key references post on delete cascade,
  from_day   text check (from_day ~ '^\d{4}-\d\d-\d\d$'),
  from_time  text not null check (char_length(from_time) <= 5),
  until_day  text check (until_day ~ '^\d{4}-\d\d-\d\d$'),
  until_time text not null check (char_length(until_time) <= 5),
  repeat     text not null check (repeat in ('never', 'weekly', 'monthly')),
  repeat_until text check (repeat_until ~ '^\d{4}-\d\d-\d\d$'),
  address    text not null check (char_length(address) <= 250),
  longitude  double precision check (longitude between -180 and 180),
  latitude   double precision check (latitude between -90 and 90),
  has_registration boolean not null,
  capacity   integer check (capacity between 1 and 100000),
  closes_hours_before integer not null check (closes_hours_before between 0 and 720),
  check ((longitude is null) = (latitude is null))
);
comment on column post_activity.repeat is 'ts:import("@stoep/contract/publishing").Repeat';

-- Its dates as instants: one, or those of a series.
create table activity_date (
  id        uuid primary key,
  post_id   uuid not null references post on delete cascade,
  starts_at timestamptz not null,
  ends_at   timestamptz not null,
  -- Nothing was said about when it ends: ends_at is the end of the day.
  is_open_ended boolean not null,
  check (ends_at >= starts_at)
);
create index activity_date_post on activity_date (post_id, starts_at);
create index activity_date_moment on activity_date (starts_at);

create table post_vacancy (
  post_id    uuid primary key references post on delete cascade,
  address    text not null check (char_length(address) <= 250),
  longitude  double precision check (longitude between -180 and 180),
  latitude   double precision check (latitude between -90 and 90),
  engagement text not null check (engagement in ('to-be-agreed', 'short', 'fixed', 'recurring')),
  duration   integer check (duration between 1 and 1000),
  duration_unit text not null check (duration_unit in ('hours', 'days', 'weeks', 'months', 'years')),
  contact_first_name text not null check (char_length(contact_first_name) <= 100),
  contact_last_name  text not null check (char_length(contact_last_name) <= 100),
  contact_email text not null check (char_length(contact_email) <= 254),
  contact_phone text not null check (char_length(contact_phone) <= 50),
  apply_until text check (apply_until ~ '^\d{4}-\d\d-\d\d$'),
  subscription_url text not null check (char_length(subscription_url) <= 1000),
  check ((longitude is null) = (latitude is null))
);
comment on column post_vacancy.engagement is 'ts:import("@stoep/contract/publishing").VacancyEngagement';
comment on column post_vacancy.duration_unit is 'ts:import("@stoep/contract/publishing").DurationUnit';

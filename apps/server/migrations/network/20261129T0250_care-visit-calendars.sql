-- The address at which somebody subscribes to the calendar of all their visits; only its hash is kept. S2 §4
create table care_calendar (
  person_id uuid primary key references care_person,
  key_hash  text not null unique,
  made_at   timestamptz not null
);

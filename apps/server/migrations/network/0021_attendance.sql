-- What becomes of a date once it is live, and who comes to it. docs/specification/activities.md
alter table activity_date
  add column cancelled_at timestamptz,
  add column cancel_reason text not null default '' check (char_length(cancel_reason) <= 500),
  -- When it was to begin before it was moved last.
  add column moved_from timestamptz,
  -- Where this date alone is; null: where the activity is.
  add column address   text check (char_length(address) between 1 and 250),
  add column longitude double precision check (longitude between -180 and 180),
  add column latitude  double precision check (latitude between -90 and 90),
  -- Counts up with every move and cancellation: who comes is told of each once.
  add column revision integer not null default 0,
  -- People, kept with the rows of attendance; they stay when those are removed.
  add column coming  integer not null default 0 check (coming >= 0),
  add column waiting integer not null default 0 check (waiting >= 0),
  -- The order in which people said so.
  add column next_turn integer not null default 1;
alter table activity_date add check ((longitude is null) = (latitude is null));
alter table activity_date add check (address is not null or longitude is null);

-- That somebody comes, or waits for room; one row for them and all whom they bring.
create table attendance (
  date_id     uuid not null references activity_date on delete cascade,
  resident_id uuid not null references resident on delete cascade,
  people      integer not null check (people between 1 and 20),
  state       text not null check (state in ('coming', 'waiting')),
  turn        integer not null,
  said_at     timestamptz not null,
  primary key (date_id, resident_id)
);
create index attendance_turn on attendance (date_id, state, turn);
create index attendance_resident on attendance (resident_id);
comment on column attendance.state is 'ts:import("@stoep/contract/publishing").AttendanceState';

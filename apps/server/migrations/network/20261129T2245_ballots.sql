-- Votes cast on citizen budgets, and what was counted. No row names both a person and a ballot: the key of the round ties them. Where all ballots
-- of a district are alike, or there is one, the rights that were used there say what each voter chose, until either goes. D §11

-- A right to vote in a phase, made when it is used first. It says that somebody voted, never what.
create table ballot_right (
  -- Random: it tells no order.
  id          uuid primary key,
  project_id  uuid not null references project,
  phase_id    uuid not null,
  resident_id uuid not null references resident on delete cascade,
  -- Where the vote was cast, if it stands; of the phase's standing round.
  district_id uuid,
  -- The ballot was cast and not withdrawn.
  is_used     boolean not null,
  -- The round that was given up after they had voted in it, until they are told.
  lost_in     uuid references ballot_round on delete set null,
  unique (project_id, phase_id, resident_id),
  check (is_used = (district_id is not null))
);
create index ballot_right_resident on ballot_right (resident_id);
create index ballot_right_lost on ballot_right (lost_in, resident_id) where lost_in is not null;

-- Left out of every back-up, and deleted with the count.
create table ballot_key (
  round_id uuid primary key references ballot_round on delete cascade,
  -- Sealed with the installation's key.
  key      text not null
);

-- No person, right, channel or moment.
create table ballot (
  -- Random: it tells no order.
  id          uuid primary key,
  round_id    uuid not null references ballot_round on delete cascade,
  district_id uuid not null,
  -- The places of the chosen ideas in the round's list, ascending.
  choices     smallint[] not null check (cardinality(choices) between 1 and 500),
  -- HMAC-SHA-256 of the right's id with the round's key: finds one's own ballot.
  seal        bytea not null check (octet_length(seal) = 32),
  unique (round_id, seal),
  foreign key (round_id, district_id) references ballot_district (round_id, id) on delete cascade
);
create index ballot_district_ballots on ballot (round_id, district_id, id);

-- The ballots as they were counted, in an order by chance.
create table counted_ballot (
  -- Of its district, with which it goes: a second reference to the round would be one more check of each ballot.
  round_id    uuid not null,
  district_id uuid not null,
  number      integer not null check (number > 0),
  choices     smallint[] not null check (cardinality(choices) between 1 and 500),
  primary key (round_id, district_id, number),
  foreign key (round_id, district_id) references ballot_district (round_id, id) on delete cascade
);

-- What the count of a district came to.
create table ballot_result (
  round_id    uuid not null references ballot_round on delete cascade,
  district_id uuid not null,
  ballots     integer not null check (ballots >= 0),
  -- Ideas by their places among those of the district.
  outcome     jsonb not null,
  -- Ballots are not published here: in time they go, and with them what the outcome has that is not told.
  is_to_be_cut boolean not null,
  primary key (round_id, district_id),
  foreign key (round_id, district_id) references ballot_district (round_id, id) on delete cascade
);
create index ballot_result_to_be_cut on ballot_result (round_id, district_id) where is_to_be_cut;
comment on column ballot_result.outcome is 'ts:import("@stoep/tally").Outcome';

-- How many had voted as of a full hour, as it was made known.
create table ballot_turnout (
  round_id    uuid not null references ballot_round on delete cascade,
  district_id uuid not null,
  voters      integer not null check (voters >= 0),
  as_of       timestamptz not null,
  primary key (round_id, district_id),
  foreign key (round_id, district_id) references ballot_district (round_id, id) on delete cascade
);

alter table ballot_round add column counted_at timestamptz;
alter table ballot_round add check (counted_at is null or (opened_at is not null and replaced_at is null));
-- That a vote that is over is to be counted: asked again only after a while, so that a count that fails does not fill the queue.
create table ballot_count_request (
  round_id uuid primary key references ballot_round on delete cascade,
  asked_at timestamptz not null,
  -- How often it was asked for.
  times    integer not null check (times > 0)
);
create index ballot_round_uncounted on ballot_round (ends_on) where opened_at is not null and replaced_at is null and counted_at is null;

-- When it began to be told: that the last days have come, and that it is counted.
alter table ballot_round add column reminded_at timestamptz;
alter table ballot_round add column told_at timestamptz;
alter table ballot_round add check (told_at is null or counted_at is not null);
create index ballot_round_untold on ballot_round (id) where counted_at is not null and told_at is null;

-- Votes on citizen budgets as they are prepared, locked and given up for new ones. D §11

create table ballot_round (
  id              uuid primary key,
  project_id      uuid not null references project,
  -- Without foreign key, since a phase may go and come back with a save of its project.
  phase_id        uuid not null,
  -- Within its phase.
  number          integer not null check (number > 0),
  opens_on        date,
  ends_on         date,
  ballot          text not null check (ballot in ('basket', 'approval')),
  at_least        smallint not null check (at_least between 1 and 500),
  at_most         smallint not null check (at_most between 1 and 500),
  rule            text not null check (rule in ('most-votes', 'equal-shares')),
  stops_at_first  boolean not null,
  roll            text not null check (roll in ('residents', 'codes')),
  least_age       smallint check (least_age between 1 and 99),
  -- The project's, as it was locked.
  currency        text check (currency in ('EUR', 'GBP', 'USD')),
  version         integer not null default 1 check (version > 0),
  created_by      uuid references public.account on delete set null,
  saved_by        uuid references public.account on delete set null,
  created_at      timestamptz not null,
  saved_at        timestamptz not null,
  -- From then on nothing of it changes.
  opened_at       timestamptz,
  replaced_at     timestamptz,
  -- For everybody to read.
  replaced_because text not null default '' check (char_length(replaced_because) <= 1000),
  unique (project_id, phase_id, number),
  check (opened_at is null or (opens_on is not null and ends_on is not null and ends_on >= opens_on)),
  check (opened_at is null or currency is not null),
  check (opened_at is null or ballot = 'basket' or at_most >= at_least),
  check (replaced_at is null or opened_at is not null),
  check ((replaced_at is null) = (replaced_because = ''))
);
-- A phase has one vote that stands.
create unique index ballot_round_standing on ballot_round (project_id, phase_id) where replaced_at is null;
comment on column ballot_round.ballot is 'ts:import("@stoep/contract/budgets").BallotKind';
comment on column ballot_round.rule is 'ts:import("@stoep/contract/budgets").CountingRule';
comment on column ballot_round.roll is 'ts:import("@stoep/contract/budgets").Roll';
comment on column ballot_round.currency is 'ts:import("@stoep/contract/participation").Currency';

-- A screen makes the ids, so they are unique in their round only.
create table ballot_district (
  round_id uuid not null references ballot_round on delete cascade,
  id       uuid not null,
  position smallint not null check (position between 0 and 49),
  name     text not null check (char_length(name) <= 100),
  -- Whole units of the currency.
  budget   integer check (budget between 1 and 2000000000),
  primary key (round_id, id),
  unique (round_id, position)
);

-- A neighbourhood votes in one district.
create table ballot_district_neighbourhood (
  round_id         uuid not null references ballot_round on delete cascade,
  neighbourhood_id uuid not null references neighbourhood,
  district_id      uuid not null,
  primary key (round_id, neighbourhood_id),
  foreign key (round_id, district_id) references ballot_district (round_id, id) on delete cascade
);
create index ballot_district_neighbourhood_district on ballot_district_neighbourhood (round_id, district_id);
create index ballot_district_neighbourhood_place on ballot_district_neighbourhood (neighbourhood_id);

create table ballot_idea (
  round_id    uuid not null references ballot_round on delete cascade,
  idea_id     uuid not null references idea,
  -- Empty while it is not assigned.
  district_id uuid,
  -- Decides where nothing else does.
  position    smallint not null check (position between 0 and 499),
  -- As they were locked; empty before, when those of the idea count.
  title       text check (char_length(title) <= 250),
  language    text check (language in ('en', 'nl', 'fr', 'tr')),
  -- In ten-thousandths of a cent.
  cost        bigint check (cost > 0),
  primary key (round_id, idea_id),
  unique (round_id, position),
  foreign key (round_id, district_id) references ballot_district (round_id, id),
  check ((title is null) = (language is null) and (language is null) = (cost is null)),
  check (title is null or district_id is not null)
);
create index ballot_idea_idea on ballot_idea (idea_id);
create index ballot_idea_district on ballot_idea (round_id, district_id);
comment on column ballot_idea.language is 'ts:import("@stoep/contract/kernel").Language';

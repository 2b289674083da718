-- Answers to surveys. D §12
-- A right says that a resident answered; an answer says what somebody answered, and nothing of whom. Where answers can be changed a seal ties
-- both, for the respondent alone, as those of ballots do.

-- Sealed with the installation's key, in no back-up. None where answers cannot be changed.
create table survey_key (
  survey_id uuid primary key references survey on delete cascade,
  key       text not null
);

create table survey_right (
  -- Random, for no order in time.
  id          uuid primary key,
  survey_id   uuid not null references survey on delete cascade,
  resident_id uuid not null references resident on delete cascade,
  unique (survey_id, resident_id)
);
create index survey_right_resident on survey_right (resident_id);

create table survey_answer (
  -- Hashed from the id that the device gave it, so that one that is sent again is the same one.
  id                 uuid primary key,
  survey_id          uuid not null references survey on delete cascade,
  instrument_version integer not null,
  -- HMAC of the right's id with the key of the survey.
  seal               bytea check (octet_length(seal) = 32),
  -- Copied when it was given.
  neighbourhood_id   uuid not null references neighbourhood,
  language           text not null check (language in ('en', 'nl', 'fr', 'tr')),
  channel            text not null check (channel in ('app', 'link', 'code', 'paper')),
  day                date not null,
  answers            jsonb not null check (octet_length(answers::text) <= 400000),
  unique (survey_id, seal),
  foreign key (survey_id, instrument_version) references survey_instrument
);
create index survey_answer_instrument on survey_answer (survey_id, instrument_version);
create index survey_answer_neighbourhood on survey_answer (neighbourhood_id);
comment on column survey_answer.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey_answer.channel is 'ts:import("@stoep/contract/surveys").AnswerChannel';
comment on column survey_answer.answers is 'ts:import("@stoep/contract/surveys").AnswersDraft';

-- Of drafts, for testing; counted nowhere, and gone with the publishing.
create table survey_test_answer (
  id        uuid primary key,
  survey_id uuid not null references survey on delete cascade,
  -- The version of the draft.
  version   integer not null,
  language  text not null check (language in ('en', 'nl', 'fr', 'tr')),
  answers   jsonb not null check (octet_length(answers::text) <= 400000)
);
create index survey_test_answer_survey on survey_test_answer (survey_id);
comment on column survey_test_answer.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey_test_answer.answers is 'ts:import("@stoep/contract/surveys").AnswersDraft';

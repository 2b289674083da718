-- What the answers to a survey say together is kept as sums, so that reading them costs the same however many there are. D §12

-- Answers that came (1), or that were changed or taken back (-1), until they are in the sums: the newer ones of a minute.
create table survey_sum_change (
  -- Random, for no order in time.
  id                 uuid primary key,
  survey_id          uuid not null references survey on delete cascade,
  instrument_version integer not null,
  neighbourhood_id   uuid not null references neighbourhood,
  language           text not null check (language in ('en', 'nl', 'fr', 'tr')),
  channel            text not null check (channel in ('app', 'link', 'code', 'paper')),
  day                date not null,
  times              smallint not null check (times in (1, -1)),
  answers            jsonb not null check (octet_length(answers::text) <= 400000),
  foreign key (survey_id, instrument_version) references survey_instrument
);
create index survey_sum_change_instrument on survey_sum_change (survey_id, instrument_version);
create index survey_sum_change_neighbourhood on survey_sum_change (neighbourhood_id);
comment on column survey_sum_change.times is 'ts:1 | -1';
comment on column survey_sum_change.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey_sum_change.channel is 'ts:import("@stoep/contract/surveys").AnswerChannel';
comment on column survey_sum_change.answers is 'ts:import("@stoep/contract/surveys").AnswersDraft';

-- Amounts by question and item, as the instrument counts them.
create table survey_sum (
  survey_id   uuid not null references survey on delete cascade,
  question_id uuid not null,
  item        text not null check (char_length(item) <= 100),
  amount      bigint not null,
  primary key (survey_id, question_id, item)
);

-- How many answers there are, by what was copied to them.
create table survey_answer_sum (
  survey_id          uuid not null references survey on delete cascade,
  instrument_version integer not null,
  neighbourhood_id   uuid not null references neighbourhood,
  language           text not null check (language in ('en', 'nl', 'fr', 'tr')),
  channel            text not null check (channel in ('app', 'link', 'code', 'paper')),
  day                date not null,
  answers            integer not null,
  primary key (survey_id, instrument_version, neighbourhood_id, language, channel, day),
  foreign key (survey_id, instrument_version) references survey_instrument
);
create index survey_answer_sum_neighbourhood on survey_answer_sum (neighbourhood_id);
comment on column survey_answer_sum.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey_answer_sum.channel is 'ts:import("@stoep/contract/surveys").AnswerChannel';

-- Filtered results read the answers in pages.
create index survey_answer_survey on survey_answer (survey_id, id);
-- They are read one by one, the latest day first.
create index survey_answer_day on survey_answer (survey_id, day desc, id desc);

-- What was answered before today.
insert into survey_sum_change (id, survey_id, instrument_version, neighbourhood_id, language, channel, day, times, answers)
select gen_random_uuid(), survey_id, instrument_version, neighbourhood_id, language, channel, day, 1, answers from survey_answer;

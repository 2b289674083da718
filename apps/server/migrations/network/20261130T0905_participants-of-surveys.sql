-- How many have answered a survey, as it is told: counted at each full hour, so that nobody sees in the moment that somebody has answered.
create table survey_turnout (
  survey_id    uuid primary key references survey on delete cascade,
  participants integer not null check (participants >= 0),
  as_of        timestamptz not null
);

-- What respondents sent along; nothing says who uploaded it.
create table survey_answer_file (
  answer_id uuid not null references survey_answer on delete cascade,
  file_id   uuid not null references file,
  primary key (answer_id, file_id)
);
create index survey_answer_file_file on survey_answer_file (file_id);

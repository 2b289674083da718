-- Words, files and private answers are kept for the months that the survey told, counted from its end; counts stay.
-- False: they are gone.
alter table survey_answer add column has_personal boolean not null default true;
create index survey_answer_personal on survey_answer (survey_id, id) where has_personal;

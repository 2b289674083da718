-- Contributions that come in by a contribution form: which one, and what its questions were answered. S1 §3

alter table idea
  add column form_id uuid references survey on delete set null,
  -- The version of the questionnaire that was answered.
  add column form_version integer check (form_version > 0),
  add column takes_support boolean not null default true;
create index idea_form on idea (form_id) where form_id is not null;

-- In words, as its author read the questions, and as they were answered, for counting. Gone with what the author wrote.
create table idea_answer (
  idea_id     uuid not null references idea on delete cascade,
  position    smallint not null check (position between 0 and 199),
  question_id uuid not null,
  question    text not null check (char_length(question) <= 20000),
  answer      text not null check (char_length(answer) <= 200000),
  value       jsonb not null check (octet_length(value::text) <= 400000),
  -- For staff alone, and who gave it.
  is_private  boolean not null,
  primary key (idea_id, position)
);
comment on column idea_answer.value is 'ts:import("@stoep/instrument").Answer';

-- Answers that staff entered from paper, for as long as they may correct them: the day on which they entered them. D §12
create table survey_paper_entry (
  -- Made by the screen, so that one that is sent again is the same one.
  id         uuid primary key,
  survey_id  uuid not null references survey on delete cascade,
  answer_id  uuid not null unique references survey_answer on delete cascade,
  entered_by uuid references public.account on delete set null,
  -- By the network's clock.
  day        date not null,
  entered_at timestamptz not null
);
create index survey_paper_entry_own on survey_paper_entry (survey_id, entered_by, entered_at);
create index survey_paper_entry_day on survey_paper_entry (day);
create index survey_paper_entry_by on survey_paper_entry (entered_by) where entered_by is not null;

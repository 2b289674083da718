-- Who applied for a vacancy with the form of this installation: one application for each resident and vacancy. S1 §3 Vacancy
create table vacancy_application (
  id          uuid primary key,
  post_id     uuid not null references post on delete cascade,
  resident_id uuid not null references resident on delete cascade,
  -- Of the post, which keeps it.
  organisation_id uuid not null references public.organisation,
  first_name  text not null check (char_length(first_name) between 1 and 100),
  last_name   text not null check (char_length(last_name) between 1 and 100),
  email       text not null check (char_length(email) between 1 and 254),
  phone       text not null check (char_length(phone) <= 50),
  address     text not null check (char_length(address) <= 250),
  motivation  text not null check (char_length(motivation) between 1 and 5000),
  created_at  timestamptz not null,
  -- What was written; not what was decided about it.
  updated_at  timestamptz not null,
  state       text not null check (state in ('new', 'in-contact', 'accepted', 'declined')),
  state_at    timestamptz not null,
  state_by    uuid references public.account on delete set null,
  -- The decision that the applicant was told of.
  told_state  text check (told_state in ('accepted', 'declined')),
  -- For colleagues.
  note        text not null check (char_length(note) <= 2000),
  note_at     timestamptz,
  note_by     uuid references public.account on delete set null,
  unique (post_id, resident_id)
);
create index vacancy_application_latest on vacancy_application (post_id, created_at desc, id desc);
create index vacancy_application_mine on vacancy_application (resident_id, created_at desc, id desc);
create index vacancy_application_new on vacancy_application (organisation_id, post_id) where state = 'new';
create index vacancy_application_old on vacancy_application (created_at);
comment on column vacancy_application.state is 'ts:import("@stoep/contract/vacancies").ApplicationState';
comment on column vacancy_application.told_state is 'ts:"accepted" | "declined"';

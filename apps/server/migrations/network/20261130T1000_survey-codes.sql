-- Codes to answer surveys with. A right belongs to a resident or to a code; who got which code is known outside Stoep alone. D §12

-- Its link is printed beside the code.
alter table survey add check (publish_at is null or respondents <> 'codes' or slug is not null);

-- Codes that are made together. At files_until letters, cards or file go; what is not done by then has failed.
create table survey_code_batch (
  id           uuid primary key,
  survey_id    uuid not null references survey on delete cascade,
  requested_by uuid not null,
  form         text not null check (form in ('letters', 'cards', 'file')),
  -- Signs of a code.
  length       smallint not null check (length between 8 and 16),
  state        text not null check (state in ('queued', 'running', 'done', 'failed')),
  codes        integer not null check (codes between 1 and 50000),
  -- How many are written, while it runs.
  written      integer not null default 0 check (written between 0 and codes),
  -- The numbers of its codes follow one another.
  first_serial integer not null check (first_serial > 0),
  parts        integer not null default 0 check (parts >= 0),
  files_until  timestamptz,
  -- Counted when the codes go; null while they are there.
  used         integer check (used >= 0),
  revoked      integer check (revoked >= 0),
  created_at   timestamptz not null,
  check (num_nonnulls(used, revoked) in (0, 2))
);
comment on column survey_code_batch.form is 'ts:import("@stoep/contract/surveys").SurveyCodeForm';
comment on column survey_code_batch.state is 'ts:import("@stoep/contract/budgets").CodeBatchState';
create index survey_code_batch_survey on survey_code_batch (survey_id, first_serial);
create index survey_code_batch_files on survey_code_batch (files_until) where files_until is not null;

alter table survey_right
  alter column resident_id drop not null,
  -- HMAC of the survey and the code with the installation's key: short codes could be guessed from a plain hash.
  add column code_hash bytea check (octet_length(code_hash) = 32),
  -- Printed beside the code: a lost one is revoked by it.
  add column serial integer check (serial > 0),
  add column batch_id uuid references survey_code_batch on delete cascade,
  -- The right of a resident is made with the answer, that of a code before it.
  add column is_used boolean not null default true,
  add column is_revoked boolean not null default false,
  add check (num_nonnulls(resident_id, code_hash) = 1),
  add check (num_nonnulls(code_hash, serial, batch_id) in (0, 3)),
  add check (is_used or code_hash is not null),
  add check (not is_revoked or (code_hash is not null and not is_used));
create unique index survey_right_code on survey_right (survey_id, code_hash) where code_hash is not null;
create unique index survey_right_serial on survey_right (survey_id, serial) where serial is not null;
create index survey_right_batch on survey_right (batch_id) where batch_id is not null;

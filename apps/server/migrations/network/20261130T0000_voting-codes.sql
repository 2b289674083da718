-- Codes to vote with. A right belongs to a resident or to a code; who got which code is known outside Stoep alone. D §11

alter table ballot_right
  alter column resident_id drop not null,
  -- SHA-256 of the phase and the code, so that a new vote of the phase keeps the letters.
  add column code_hash bytea check (octet_length(code_hash) = 32),
  -- Printed beside the code: a lost one is revoked by it.
  add column serial integer check (serial > 0),
  add column code_district_id uuid,
  -- How it was handed out.
  add column issue text check (issue in ('letters', 'file', 'counter')),
  add column is_revoked boolean not null default false,
  add check (num_nonnulls(resident_id, code_hash) = 1),
  add check (num_nonnulls(code_hash, serial, code_district_id, issue) in (0, 4)),
  add check (not is_revoked or (code_hash is not null and not is_used)),
  -- Of codes nobody knows whom to tell.
  add check (lost_in is null or resident_id is not null);
comment on column ballot_right.issue is 'ts:import("@stoep/contract/budgets").CodeIssue';
create unique index ballot_right_code on ballot_right (project_id, phase_id, code_hash) where code_hash is not null;
create unique index ballot_right_serial on ballot_right (project_id, phase_id, serial) where serial is not null;

-- For which districts there are codes, and how many of each kind.
create index ballot_right_code_district on ballot_right (project_id, phase_id, code_district_id, issue) where code_hash is not null;

-- The last serial number that was given, so that two who make codes at once get different ones.
create table voting_code_serial (
  project_id uuid not null references project on delete cascade,
  phase_id   uuid not null,
  last       integer not null check (last > 0),
  primary key (project_id, phase_id)
);

-- Codes that are made together. The list of names lies sealed in a file while it waits. At files_until list and files go, and with them what
-- was not confirmed by then; what is not done by then has failed.
create table voting_code_batch (
  id           uuid primary key,
  round_id     uuid not null references ballot_round on delete cascade,
  district_id  uuid not null,
  requested_by uuid not null,
  issue        text not null check (issue in ('letters', 'file')),
  state        text not null check (state in ('checked', 'queued', 'running', 'done', 'failed')),
  codes        integer not null check (codes > 0),
  -- How many are written, while it runs.
  written      integer not null default 0 check (written between 0 and codes),
  -- The numbers of its codes follow one another.
  first_serial integer check (first_serial > 0),
  -- Of a list, to tell when the same one comes again; goes with the list and the files.
  list_digest  bytea check (octet_length(list_digest) = 32),
  parts        integer not null default 0 check (parts >= 0),
  files_until  timestamptz,
  created_at   timestamptz not null,
  foreign key (round_id, district_id) references ballot_district (round_id, id) on delete cascade,
  check ((state = 'checked') = (first_serial is null) or state = 'failed')
);
comment on column voting_code_batch.issue is 'ts:"letters" | "file"';
comment on column voting_code_batch.state is 'ts:import("@stoep/contract/budgets").CodeBatchState';
create index voting_code_batch_district on voting_code_batch (round_id, district_id);
create index voting_code_batch_files on voting_code_batch (files_until) where files_until is not null;

-- What became of the codes of a district, kept when the vote is counted: the rights themselves go.
create table voting_code_number (
  round_id    uuid not null references ballot_round on delete cascade,
  district_id uuid not null,
  issue       text not null check (issue in ('letters', 'file', 'counter')),
  made        integer not null check (made >= 0),
  used        integer not null check (used >= 0),
  revoked     integer not null check (revoked >= 0),
  primary key (round_id, district_id, issue),
  check (used + revoked <= made),
  foreign key (round_id, district_id) references ballot_district (round_id, id) on delete cascade
);
comment on column voting_code_number.issue is 'ts:import("@stoep/contract/budgets").CodeIssue';

-- The votes of a project in their order, with what each of them asks about its phase.
create index ballot_round_project on ballot_round (project_id, id);

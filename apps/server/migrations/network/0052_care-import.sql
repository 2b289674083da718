-- Members and helpers read in from a file, and what becomes of each row. S2 §3, §5
create table care_import (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  kind            text not null check (kind in ('members', 'helpers')),
  state           text not null check (state in ('mapping', 'checking', 'previewed', 'queued', 'running', 'done', 'failed')),
  file_name       text not null check (char_length(file_name) between 1 and 200),
  -- Each time its columns are said anew; a check of earlier ones is given up.
  turn            integer not null default 0,
  columns         jsonb not null,
  -- Of the first rows, encrypted: for whoever uploaded it.
  samples         text not null default '',
  language        text not null check (char_length(language) between 2 and 3),
  skips_address   boolean not null default false,
  rows            integer not null check (rows >= 0),
  progress        integer not null default 0 check (progress >= 0),
  started_by      uuid references public.account on delete set null,
  confirmed_by    uuid references public.account on delete set null,
  created_at      timestamptz not null,
  finished_at     timestamptz,
  expires_at      timestamptz
);
create index care_import_list on care_import (organisation_id, created_at desc, id desc);
create index care_import_age on care_import (created_at);
create index care_import_due on care_import (expires_at) where expires_at is not null;
comment on column care_import.kind is 'ts:import("@stoep/contract/care").ImportKind';
comment on column care_import.state is 'ts:import("@stoep/contract/care").ImportState';
comment on column care_import.language is 'ts:import("@stoep/contract/care").Spoken';
comment on column care_import.columns is 'ts:{ heading: string; field: import("@stoep/contract/care").ImportField | null }[]';

create table care_import_row (
  import_id uuid not null references care_import on delete cascade,
  place     integer not null check (place > 1),
  fate      text not null check (fate in ('new', 'added', 'there', 'double', 'wrong')),
  name      text not null check (char_length(name) <= 300),
  person_id uuid references care_person,
  same_as   integer,
  faults    jsonb not null default '[]',
  -- What will be written down; empty once it is. What is private is encrypted.
  draft     jsonb,
  sealed    text check (char_length(sealed) <= 2000),
  -- One that is there already becomes a member, or a helper, too.
  is_taken  boolean not null default false,
  primary key (import_id, place)
);
create index care_import_row_fate on care_import_row (import_id, fate, place);
create index care_import_row_due on care_import_row (import_id, place) where not is_taken and fate in ('new', 'there');
create index care_import_row_person on care_import_row (person_id) where person_id is not null;
comment on column care_import_row.fate is 'ts:import("@stoep/contract/care").ImportFate';
comment on column care_import_row.faults is 'ts:import("@stoep/contract/care").ImportFault[]';
comment on column care_import_row.draft is 'ts:unknown';

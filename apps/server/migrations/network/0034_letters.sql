-- Letters with codes, by which a household proves where it lives. D §5

-- What staff had printed together: where, never for whom.
create table letter_batch (
  id               uuid primary key,
  organisation_id  uuid not null references public.organisation,
  neighbourhood_id uuid not null references neighbourhood,
  street_id        uuid references street,
  is_reprint       boolean not null,
  state            text not null check (state in ('queued', 'running', 'done', 'failed')),
  households       integer not null check (households >= 0),
  -- Files, of five hundred letters each; they hold codes and addresses, and are removed at files_until.
  parts            integer not null default 0 check (parts between 0 and 100),
  files_until      timestamptz,
  requested_by     uuid references public.account on delete set null,
  created_at       timestamptz not null,
  check (state = 'done' or files_until is null)
);
-- One at a time in a network, so that no household gets two codes of which one is dead on arrival.
create unique index letter_batch_open on letter_batch ((true)) where state in ('queued', 'running');
create index letter_batch_latest on letter_batch (organisation_id, created_at desc, id desc);
create index letter_batch_files on letter_batch (files_until) where files_until is not null;
comment on column letter_batch.state is 'ts:"queued" | "running" | "done" | "failed"';

-- The household's latest code, as a hash.
create table letter_code (
  household_id uuid primary key references household on delete cascade,
  code_hash    text not null,
  printed_at   timestamptz not null,
  expires_at   timestamptz not null check (expires_at > printed_at)
);
create index letter_code_expired on letter_code (expires_at);

-- Each resident uses a code once; a reprint is another code.
create table letter_use (
  household_id uuid not null references letter_code on delete cascade,
  resident_id  uuid not null references resident on delete cascade,
  used_at      timestamptz not null,
  primary key (household_id, resident_id)
);
create index letter_use_resident on letter_use (resident_id);

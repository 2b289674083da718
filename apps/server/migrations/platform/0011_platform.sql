-- What the back office keeps: files on their way into a network, and the link that makes the first system account. D §1

--   neighbourhoods: previewed ──confirm──▶ done        addresses: queued ──▶ running ──▶ done
--                       └──an hour──▶ gone                          └──────────┴──▶ failed
create table public.network_import (
  id          uuid primary key,
  network_id  uuid not null references public.network on delete cascade,
  kind        text not null check (kind in ('neighbourhoods', 'addresses')),
  state       text not null check (state in ('previewed', 'queued', 'running', 'done', 'failed')),
  file_name   text not null check (char_length(file_name) between 1 and 200),
  options     jsonb not null,
  started_by  text not null check (char_length(started_by) <= 170),
  read        integer not null default 0,
  added       integer not null default 0,
  changed     integer not null default 0,
  unchanged   integer not null default 0,
  rejected    integer not null default 0,
  -- The first of them; all lie in a file.
  rejections  jsonb not null default '[]',
  failure     jsonb,
  -- previewed: what the network looked like; a preview of something else cannot be confirmed.
  ground      text,
  created_at  timestamptz not null,
  finished_at timestamptz,
  expires_at  timestamptz
);
create index network_import_network on public.network_import (network_id, created_at desc);
create index network_import_age on public.network_import (created_at);
comment on column public.network_import.kind is 'ts:"neighbourhoods" | "addresses"';
comment on column public.network_import.state is 'ts:"previewed" | "queued" | "running" | "done" | "failed"';
comment on column public.network_import.options is 'ts:Record<string, string>';
comment on column public.network_import.rejections is 'ts:{ place: number; reason: import("@stoep/contract/neighbourhoods").RejectionReason; subject: string; detail: string | null }[]';
comment on column public.network_import.failure is 'ts:{ reason: import("@stoep/contract/neighbourhoods").ImportFailure; detail: string } | null';

-- At most one: a newer one takes the place of the older.
create table public.first_account_link (
  one        boolean primary key default true check (one),
  token_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);

-- Looking for somebody by a part of a name, whatever the number of accounts.
create index account_email_pattern on public.account (email text_pattern_ops);

-- What the kernel itself keeps: answers of commands for repetition, keys, limits, and the guard of SQL rules.

create table public.tx_guard (
  id bigint primary key
);

-- One row per command that carried an idempotency key, written in the command's own transaction.
create table public.idempotency (
  caller       text not null check (char_length(caller) <= 100),
  key          text not null check (char_length(key) between 1 and 255),
  route        text not null,
  request_hash text not null,
  answer       jsonb,
  created_at   timestamptz not null,
  primary key (caller, key)
);
create index idempotency_age on public.idempotency (created_at);

-- Keys made at the first start; never shown, never logged.
create table public.secret (
  name  text primary key,
  value text not null
);

-- Counted tries: sign-ins by account and by address, sign-ups, address look-ups.
create table public.rate_limit (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);

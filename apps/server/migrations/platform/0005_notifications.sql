-- One row per mail to one recipient. `subject_id` and `recipient` make a second queueing of the same thing a no-op.
--
--   queued ──lease──▶ sending ──250──▶ accepted
--     ▲                  │ └──5xx────▶ failed
--     └──before the dot──┘ └──broken after the final dot, or the lease ran out──▶ unknown
create table public.delivery (
  id           uuid primary key,
  network_id   uuid references public.network on delete cascade,
  template     text not null check (char_length(template) <= 60),
  subject_id   uuid not null,
  account_id   uuid references public.account on delete cascade,
  recipient    text not null check (char_length(recipient) <= 254),
  language     text not null check (language in ('en', 'nl', 'fr', 'tr')),
  content      jsonb not null,
  state        text not null default 'queued' check (state in ('queued', 'sending', 'accepted', 'failed', 'unknown')),
  -- 0: somebody waits for it (sign-in link); 1: urgent message; 2: the rest.
  lane         smallint not null check (lane between 0 and 2),
  attempts     integer not null default 0,
  next_try_at  timestamptz not null,
  lease_epoch  integer not null default 0,
  leased_until timestamptz,
  queued_at    timestamptz not null,
  settled_at   timestamptz,
  answer       text check (char_length(answer) <= 500),
  unique (template, subject_id, recipient)
);
create index delivery_waiting on public.delivery (lane, next_try_at) where state = 'queued';
create index delivery_sending on public.delivery (leased_until) where state = 'sending';
create index delivery_subject on public.delivery (subject_id, state);
comment on column public.delivery.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column public.delivery.content is 'ts:Record<string, string>';
comment on column public.delivery.state is 'ts:"queued" | "sending" | "accepted" | "failed" | "unknown"';

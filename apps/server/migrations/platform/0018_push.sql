-- Alerts on one's own devices and by text message, beside the mails: one delivery per recipient, device and channel. D §6

-- What push services know this installation by. Made at first need, unless configured.
create table public.push_key (
  id          smallint primary key check (id = 1),
  public_key  text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  private_key text not null check (private_key ~ '^[A-Za-z0-9_-]{43}$'),
  created_at  timestamptz not null
);

-- A browser of a resident that shows alerts. It goes with the session in which it was switched on, when that is ended.
create table public.push_device (
  id         uuid primary key,
  account_id uuid not null references public.account on delete cascade,
  session_id uuid references public.session on delete set null,
  -- Where its push service takes messages: whoever knows it, and has the keys, can write to the device.
  endpoint   text not null unique check (endpoint ~ '^https?://' and char_length(endpoint) <= 1000),
  p256dh     text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth       text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  language   text not null check (language in ('en', 'nl', 'fr', 'tr')),
  -- How the browser names itself.
  agent      text not null check (char_length(agent) <= 300),
  created_at timestamptz not null,
  -- When its push service last took a message.
  reached_at timestamptz
);
create index push_device_account on public.push_device (account_id);
create index push_device_session on public.push_device (session_id) where session_id is not null;
comment on column public.push_device.language is 'ts:import("@stoep/contract/kernel").Language';

-- mail: recipient is an address. push: the id of a device. text: a number.
alter table public.delivery
  add column channel text not null default 'mail' check (channel in ('mail', 'push', 'text')),
  -- Handed over again because nobody knows what became of it the first time: whoever it is for may have got it twice.
  add column is_repeated boolean not null default false;
comment on column public.delivery.channel is 'ts:"mail" | "push" | "text"';

-- Each channel has senders of its own, so that one that is slow or away holds up no other.
drop index public.delivery_waiting;
create index delivery_waiting on public.delivery (channel, lane, next_try_at) where state = 'queued';
drop index public.delivery_subject;
create index delivery_subject on public.delivery (subject_id, channel, state);

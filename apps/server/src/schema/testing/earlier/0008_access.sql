-- Second factors, one-time links, invitations, single sign-on, and what people and organisations say of themselves. D §1-§3

-- Apart from account, which network tables refer to and which stays narrow.
create table public.account_profile (
  account_id     uuid primary key references public.account on delete cascade,
  job_title      text not null default '' check (char_length(job_title) <= 80),
  phone          text check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  -- Re-encoded WebP of at most 512 pixels, shown to colleagues only: that is why it is not among the files.
  picture        bytea check (octet_length(picture) <= 262144),
  picture_sha256 text,
  changed_at     timestamptz not null,
  check ((picture is null) = (picture_sha256 is null))
);

-- Who refuses all mails but those on their own safety, and those they asked for themselves.
create table public.mail_preference (
  account_id  uuid primary key references public.account on delete cascade,
  refuses_all boolean not null,
  changed_at  timestamptz not null
);

create table public.factor (
  id            uuid primary key,
  account_id    uuid not null references public.account on delete cascade,
  kind          text not null check (kind in ('app', 'text', 'passkey')),
  name          text not null check (char_length(name) between 1 and 60),
  -- app: the shared secret, encrypted. text: the number. passkey: see below.
  secret        text,
  phone         text check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  credential_id text unique,
  public_key    text,
  counter       bigint not null default 0,
  transports    text[],
  -- app: the time step of the last accepted code; no code counts twice.
  last_step     bigint,
  created_at    timestamptz not null,
  last_used_at  timestamptz,
  check ((kind = 'app') = (secret is not null)),
  check ((kind = 'text') = (phone is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null))
);
create index factor_account on public.factor (account_id);
create unique index factor_one_app on public.factor (account_id) where kind = 'app';
create unique index factor_one_text on public.factor (account_id) where kind = 'text';
comment on column public.factor.kind is 'ts:"app" | "text" | "passkey"';

create table public.recovery_code (
  account_id uuid not null references public.account on delete cascade,
  code_hash  text not null,
  created_at timestamptz not null,
  used_at    timestamptz,
  primary key (account_id, code_hash)
);

-- waiting: the password was right, the second step is to come; the session can do nothing else.
alter table public.session
  add column second_step text check (second_step in ('waiting', 'done')),
  -- When the person last showed who they are, with password or factor.
  add column confirmed_at timestamptz,
  -- Begun by sign-on: it reaches no further than the organisation whose provider answered for the person.
  add column sign_on_organisation_id uuid references public.organisation on delete cascade;
-- Which browsers an account was used from lately.
create index session_lately on public.session (account_id, refreshed_at desc);
comment on column public.session.second_step is 'ts:"waiting" | "done"';

-- One try at showing a factor, or at adding one. Five wrong answers end it, wherever they come from.
create table public.challenge (
  id         uuid primary key,
  account_id uuid not null references public.account on delete cascade,
  session_id uuid not null references public.session on delete cascade,
  purpose    text not null check (purpose in ('second-step', 'confirm', 'add-app', 'add-text', 'add-passkey')),
  -- second-step and confirm: hash of the code that was sent by text message, if one was.
  code_hash  text,
  -- add-app: the secret to be, encrypted. Passkeys: what the authenticator signs.
  secret     text,
  phone      text check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  tries      smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index challenge_session on public.challenge (session_id, purpose, created_at desc);
create index challenge_account on public.challenge (account_id, created_at);
create index challenge_age on public.challenge (expires_at);
comment on column public.challenge.purpose is 'ts:"second-step" | "confirm" | "add-app" | "add-text" | "add-passkey"';

-- Links in mails. Each works once, for one purpose.
create table public.one_time_link (
  id         uuid primary key,
  token_hash text not null unique,
  purpose    text not null check (purpose in ('reset-password', 'change-email')),
  account_id uuid not null references public.account on delete cascade,
  -- change-email: the new address.
  email      text check (email = lower(email) and char_length(email) <= 254),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index one_time_link_account on public.one_time_link (account_id) where used_at is null;
create index sign_in_link_account on public.sign_in_link (account_id) where used_at is null;
create index one_time_link_age on public.one_time_link (expires_at);
comment on column public.one_time_link.purpose is 'ts:"reset-password" | "change-email"';

-- Who asked for a link, and to where. Whether there is such a person is looked up later, so that asking tells nothing.
create table public.link_request (
  id         uuid primary key,
  purpose    text not null check (purpose in ('reset-password', 'change-email', 'sign-in')),
  -- change-email: the new address.
  email      text not null check (email = lower(email) and char_length(email) <= 254),
  -- change-email: who asks.
  account_id uuid references public.account on delete cascade,
  -- Where the link leads, below the public URL.
  path       text not null check (char_length(path) <= 1000),
  created_at timestamptz not null
);
create index link_request_age on public.link_request (created_at);
create index link_request_account on public.link_request (account_id) where account_id is not null;
comment on column public.link_request.purpose is 'ts:"reset-password" | "change-email" | "sign-in"';

--   invited ──claim──▶ accepted
--      ├──revoke──▶ revoked
--      └──7 days──▶ expired (inviting again gives it a new link)
create table public.invitation (
  id                  uuid primary key,
  organisation_id     uuid not null references public.organisation on delete cascade,
  email               text not null check (email = lower(email) and char_length(email) <= 254),
  type                text not null check (type in ('user', 'owner')),
  network_level       text check (network_level in ('viewer', 'editor', 'admin')),
  participation_level text check (participation_level in ('viewer', 'editor', 'admin')),
  care_level          text check (care_level in ('viewer', 'editor', 'admin')),
  language            text not null check (language in ('en', 'nl', 'fr', 'tr')),
  token_hash          text not null unique,
  invited_by          uuid references public.account on delete set null,
  created_at          timestamptz not null,
  expires_at          timestamptz not null,
  accepted_at         timestamptz,
  revoked_at          timestamptz,
  check (accepted_at is null or revoked_at is null)
);
create unique index invitation_open on public.invitation (organisation_id, email)
  where accepted_at is null and revoked_at is null;
create index invitation_organisation on public.invitation (organisation_id, created_at desc, id desc);
comment on column public.invitation.type is 'ts:"user" | "owner"';
comment on column public.invitation.network_level is 'ts:import("@stoep/contract/kernel").Level';
comment on column public.invitation.participation_level is 'ts:import("@stoep/contract/kernel").Level';
comment on column public.invitation.care_level is 'ts:import("@stoep/contract/kernel").Level';
comment on column public.invitation.language is 'ts:import("@stoep/contract/kernel").Language';

-- From this moment members need a second factor; until then they see a notice.
alter table public.organisation add column second_factor_from timestamptz;

create table public.identity_provider (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation on delete cascade,
  -- How people name it when they sign in.
  slug            text not null unique check (slug ~ '^[a-z][a-z0-9-]{1,40}$'),
  name            text not null check (char_length(name) between 1 and 80),
  issuer          text not null check (char_length(issuer) <= 300),
  client_id       text not null check (char_length(client_id) between 1 and 200),
  -- Encrypted.
  client_secret   text not null,
  -- Who signs on for the first time: nobody comes in, or waits for approval as a pending member.
  admits          text not null check (admits in ('nobody', 'pending')),
  is_enabled      boolean not null,
  created_at      timestamptz not null
);
create index identity_provider_organisation on public.identity_provider (organisation_id);
comment on column public.identity_provider.admits is 'ts:"nobody" | "pending"';

-- Issuer and subject name a person; an e-mail address never does.
create table public.identity (
  id           uuid primary key,
  account_id   uuid not null references public.account on delete cascade,
  provider_id  uuid references public.identity_provider on delete set null,
  issuer       text not null,
  subject      text not null check (char_length(subject) <= 255),
  email        text check (char_length(email) <= 254),
  created_at   timestamptz not null,
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index identity_account on public.identity (account_id);

-- On the way to a provider and back: ten minutes, one browser, once.
create table public.sign_on (
  state_hash   text primary key,
  browser_hash text not null,
  provider_id  uuid not null references public.identity_provider on delete cascade,
  -- Set when the person links it to the account they are signed in with.
  account_id   uuid references public.account on delete cascade,
  verifier     text not null,
  nonce        text not null,
  language     text not null check (language in ('en', 'nl', 'fr', 'tr')),
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index sign_on_age on public.sign_on (expires_at);
comment on column public.sign_on.language is 'ts:import("@stoep/contract/kernel").Language';

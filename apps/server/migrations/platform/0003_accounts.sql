-- People, and where they belong. Narrow tables: network tables refer to account and organisation. D §1-§3

create table public.account (
  id          uuid primary key,
  email       text not null unique check (email = lower(email) and char_length(email) <= 254),
  first_name  text not null check (char_length(first_name) <= 80),
  last_name   text not null check (char_length(last_name) <= 80),
  public_name text not null check (char_length(public_name) <= 80),
  language    text not null check (language in ('en', 'nl', 'fr', 'tr')),
  is_system   boolean not null default false,
  disabled_at timestamptz,
  created_at  timestamptz not null
);
comment on column public.account.language is 'ts:import("@stoep/contract/kernel").Language';

-- Apart from account, so that no join of a network table ever carries a hash.
create table public.credential (
  account_id    uuid primary key references public.account on delete cascade,
  password_hash text not null,
  changed_at    timestamptz not null
);

create table public.organisation (
  id         uuid primary key,
  network_id uuid not null references public.network,
  name       text not null check (char_length(name) between 1 and 120),
  kind       text not null check (kind in ('city', 'company', 'association')),
  created_at timestamptz not null,
  unique (network_id, name)
);
comment on column public.organisation.kind is 'ts:"city" | "company" | "association"';

create table public.membership (
  id                  uuid primary key,
  account_id          uuid not null references public.account on delete cascade,
  organisation_id     uuid not null references public.organisation on delete cascade,
  type                text not null check (type in ('pending', 'user', 'owner', 'disabled', 'community-worker')),
  network_level       text check (network_level in ('viewer', 'editor', 'admin')),
  participation_level text check (participation_level in ('viewer', 'editor', 'admin')),
  care_level          text check (care_level in ('viewer', 'editor', 'admin')),
  created_at          timestamptz not null,
  -- When it was last made active: where the next sign-in goes on.
  last_used_at        timestamptz,
  unique (account_id, organisation_id)
);
create index membership_organisation on public.membership (organisation_id);
comment on column public.membership.type is 'ts:import("@stoep/contract/kernel").MembershipType';
comment on column public.membership.network_level is 'ts:import("@stoep/contract/kernel").Level';
comment on column public.membership.participation_level is 'ts:import("@stoep/contract/kernel").Level';
comment on column public.membership.care_level is 'ts:import("@stoep/contract/kernel").Level';

-- Directory: in which networks an account is a resident. The resident itself lives in the network's schema.
create table public.residence (
  account_id  uuid not null references public.account on delete cascade,
  network_id  uuid not null references public.network on delete cascade,
  resident_id uuid not null unique,
  last_used_at timestamptz,
  primary key (account_id, network_id)
);

-- A session is a family of refresh tokens. What is active in it is chosen by the person, checked on every request.
create table public.session (
  id             uuid primary key,
  account_id     uuid not null references public.account on delete cascade,
  membership_id  uuid references public.membership on delete set null,
  resident_id    uuid references public.residence (resident_id) on delete set null,
  client         text not null check (char_length(client) <= 40),
  agent          text not null check (char_length(agent) <= 300),
  created_at     timestamptz not null,
  refreshed_at   timestamptz not null,
  expires_at     timestamptz not null,
  ended_at       timestamptz,
  check (membership_id is null or resident_id is null)
);
create index session_account on public.session (account_id) where ended_at is null;
create index session_age on public.session (expires_at);

-- Only hashes. A row is used once; seeing a used one again ends the session. D §2
create table public.refresh_token (
  token_hash text primary key,
  session_id uuid not null references public.session on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index refresh_token_session on public.refresh_token (session_id);
create index refresh_token_age on public.refresh_token (expires_at);

-- One-time links that sign somebody in.
create table public.sign_in_link (
  token_hash text primary key,
  account_id uuid not null references public.account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index sign_in_link_age on public.sign_in_link (expires_at);

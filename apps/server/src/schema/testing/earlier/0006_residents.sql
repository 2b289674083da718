-- Asked for on the sign-up form, waiting for the link in the mail. Nothing else exists of the person before. D §5

create table public.sign_up (
  id            uuid primary key,
  token_hash    text not null unique,
  network_id    uuid not null references public.network on delete cascade,
  -- Set when the address was known: completing it adds a residence and leaves the password alone.
  account_id    uuid references public.account on delete cascade,
  email         text not null check (email = lower(email) and char_length(email) <= 254),
  password_hash text not null,
  first_name    text not null check (char_length(first_name) between 1 and 80),
  last_name     text not null check (char_length(last_name) between 1 and 80),
  kind          text not null check (kind in ('person', 'business', 'association')),
  language      text not null check (language in ('en', 'nl', 'fr', 'tr')),
  address_id    uuid,
  pin           jsonb,
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  used_at       timestamptz,
  check (address_id is not null or pin is not null)
);
create index sign_up_email on public.sign_up (email, created_at);
create index sign_up_expiry on public.sign_up (expires_at);
comment on column public.sign_up.kind is 'ts:import("@stoep/contract/kernel").ResidentKind';
comment on column public.sign_up.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column public.sign_up.pin is 'ts:{ longitude: number; latitude: number; street: string; houseNumber: string }';

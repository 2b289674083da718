-- A household is one address; several residents may share it. D §1, §5

create table household (
  id               uuid primary key,
  -- Null where the address was missing and a pin was set instead.
  address_id       uuid unique references address,
  neighbourhood_id uuid not null references neighbourhood,
  street_id        uuid references street,
  pinned_label     text check (char_length(pinned_label) <= 150),
  longitude        double precision not null,
  latitude         double precision not null,
  created_at       timestamptz not null,
  check (address_id is not null or pinned_label is not null)
);
create index household_neighbourhood on household (neighbourhood_id);
-- Two people who set a pin for the same missing address share it too.
create unique index household_pinned on household (neighbourhood_id, lower(pinned_label)) where address_id is null;

create table resident (
  id               uuid primary key,
  account_id       uuid not null unique references public.account,
  household_id     uuid not null references household,
  -- As of the household; here because every delivery and every feed asks for it.
  neighbourhood_id uuid not null references neighbourhood,
  street_id        uuid references street,
  kind             text not null check (kind in ('person', 'business', 'association')),
  public_name      text not null check (char_length(public_name) between 1 and 80),
  wants_alert_mails boolean not null default true,
  proven_at        timestamptz,
  proven_by        uuid references public.account on delete set null,
  created_at       timestamptz not null,
  left_at          timestamptz
);
create index resident_household on resident (household_id);
create index resident_neighbourhood on resident (neighbourhood_id, street_id) where left_at is null;
create index resident_waiting on resident (created_at, id) where proven_at is null and left_at is null;
comment on column resident.kind is 'ts:import("@stoep/contract/kernel").ResidentKind';

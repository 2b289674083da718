-- Secret addresses at which activities are subscribed to from a calendar of another maker: of a resident, or of an organisation.
create table calendar_address (
  id              uuid primary key,
  -- As it stands in the address: it opens what the neighbours read, and its holder has to find it again.
  key             text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  resident_id     uuid unique references resident on delete cascade,
  organisation_id uuid unique references public.organisation on delete cascade,
  created_at      timestamptz not null,
  check (num_nonnulls(resident_id, organisation_id) = 1)
);

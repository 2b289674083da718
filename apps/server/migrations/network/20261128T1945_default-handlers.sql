-- Who is told first of what residents write: for one neighbourhood or kind, for both, or for all.
create table shout_default_handler (
  id uuid primary key,
  organisation_id uuid not null references public.organisation,
  neighbourhood_id uuid references neighbourhood on delete cascade,
  kind text check (kind in ('idea', 'alert', 'help-request', 'looking-for', 'give-away', 'borrow', 'general')),
  account_id uuid not null references public.account on delete cascade,
  unique nulls not distinct (organisation_id, neighbourhood_id, kind)
);
comment on column shout_default_handler.kind is 'ts:import("@stoep/contract/shouts").ShoutKind';
create index shout_default_handler_account on shout_default_handler (account_id);
create index shout_default_handler_neighbourhood on shout_default_handler (neighbourhood_id)
  where neighbourhood_id is not null;

-- A new message that waits is reminded of once; those that wait already are not.
alter table shout add column reminded_at timestamptz;
update shout set reminded_at = arrived_at where arrived_at is not null;
create index shout_waiting on shout (arrived_at)
  where status = 'new' and reminded_at is null and arrived_at is not null and withdrawn_at is null and hidden_at is null;

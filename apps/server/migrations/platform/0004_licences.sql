-- Per organisation and module. After `until` readable for 30 days, then closed; nothing is deleted. D §4

create table public.licence (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation on delete cascade,
  module          text not null check (module in ('network', 'participation', 'care')),
  level           text not null check (level in ('essential', 'premium', 'oneoff')),
  from_at         timestamptz not null,
  until_at        timestamptz,
  created_at      timestamptz not null,
  check (until_at is null or until_at > from_at),
  check (level <> 'oneoff' or until_at is not null),
  unique (organisation_id, module, from_at)
);
comment on column public.licence.module is 'ts:import("@stoep/contract/kernel").Module';
comment on column public.licence.level is 'ts:"essential" | "premium" | "oneoff"';

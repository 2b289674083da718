-- Who may be one person twice: found when somebody is written down or changed. S2 §5
create table care_double (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  one_id          uuid not null references care_person,
  other_id        uuid not null references care_person,
  because         text[] not null check (cardinality(because) > 0),
  found_at        timestamptz not null,
  -- They are not the same: never shown again.
  dismissed_at    timestamptz,
  dismissed_by    uuid references public.account on delete set null,
  unique (one_id, other_id),
  check (one_id < other_id)
);
create index care_double_list on care_double (organisation_id, found_at desc, id desc) where dismissed_at is null;
create index care_double_other on care_double (other_id);
comment on column care_double.because is 'ts:import("@stoep/contract/care").DoubleReason[]';

-- A number that was written differently, and a name that was mistyped in one house.
create index care_person_number on care_person (organisation_id, (right(phone_national, 8))) where merged_into is null and deleted_at is null;
create index care_person_house on care_person (organisation_id, lower(street), lower(house_number)) where merged_into is null and deleted_at is null;

-- What the one that is kept was before, and what was counted, so that they can be taken apart exactly.
alter table care_merge add column before jsonb not null default '{}';
comment on column care_merge.before is 'ts:unknown';

-- Choices of places that an organisation saved under a name. The ids are no foreign keys: a place may be removed, and the group says then
-- that it is left out. `narrowed_ids`: the neighbourhoods that its streets narrowed when it was saved, so that none becomes whole with
-- the last street that is lost.
create table place_group (
  id                uuid primary key,
  organisation_id   uuid not null references public.organisation,
  name              text not null check (char_length(name) between 1 and 60),
  neighbourhood_ids uuid[] not null check (cardinality(neighbourhood_ids) between 1 and 1000),
  street_ids        uuid[] not null check (cardinality(street_ids) <= 200),
  narrowed_ids      uuid[] not null check (narrowed_ids <@ neighbourhood_ids),
  created_at        timestamptz not null
);
-- Names are compared without case, accents and punctuation; one that consists of signs only is compared as it is.
create unique index place_group_name on place_group (organisation_id, (coalesce(nullif(btrim(public.folded(name)), ''), name)));

-- How many an organisation has, so that two saved at once cannot exceed the limit.
create table place_group_total (
  organisation_id uuid primary key references public.organisation,
  total           integer not null check (total between 0 and 50)
);

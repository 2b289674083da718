-- Areas, streets, addresses, and the lines of the street map. Every point of a city lies in at most one area. D §1

create table neighbourhood (
  id         uuid primary key,
  code       text not null unique check (char_length(code) between 1 and 40),
  name       text not null check (char_length(name) between 1 and 120),
  area       jsonb not null,
  west       double precision not null,
  south      double precision not null,
  east       double precision not null,
  north      double precision not null,
  centre_longitude double precision not null,
  centre_latitude  double precision not null,
  surface_km2      double precision not null check (surface_km2 > 0),
  check (west <= east and south <= north)
);
create index neighbourhood_name on neighbourhood (name, id);
comment on column neighbourhood.area is 'ts:import("geojson").Polygon | import("geojson").MultiPolygon';

create table street (
  id           uuid primary key,
  name         text not null check (char_length(name) between 1 and 120),
  postcode     text not null check (char_length(postcode) between 1 and 12),
  municipality text not null check (char_length(municipality) between 1 and 120),
  -- Name, postcode and municipality in lower case, without accents or punctuation: what is typed is compared with this.
  search       text not null,
  unique (name, postcode, municipality)
);
-- Type-ahead: every word typed begins a word of `search`.
create index street_words on street using gin (to_tsvector('simple', search));

create table street_neighbourhood (
  street_id        uuid not null references street on delete cascade,
  neighbourhood_id uuid not null references neighbourhood on delete cascade,
  primary key (street_id, neighbourhood_id)
);
create index street_neighbourhood_area on street_neighbourhood (neighbourhood_id);

create table address (
  id               uuid primary key,
  street_id        uuid not null references street,
  house_number     text not null check (char_length(house_number) between 1 and 20),
  longitude        double precision not null check (longitude between -180 and 180),
  latitude         double precision not null check (latitude between -90 and 90),
  neighbourhood_id uuid references neighbourhood,
  unique (street_id, house_number)
);
create index address_neighbourhood on address (neighbourhood_id);

-- GeoJSON, compressed, served as it is. `areas` is made from the neighbourhoods whenever they change.
create table map_layer (
  name       text primary key check (name in ('areas', 'lines')),
  content    bytea not null,
  sha256     text not null,
  attribution text not null,
  created_at timestamptz not null
);

-- One city's neighbourhood network each; everything in it lives in the schema named here. D §1

create table public.network (
  id          uuid primary key,
  slug        text not null unique check (slug ~ '^[a-z][a-z0-9-]{1,40}$'),
  name        text not null check (char_length(name) between 1 and 120),
  schema_name text not null unique check (schema_name ~ '^n_[a-z0-9_]{1,50}$'),
  time_zone   text not null,
  languages   text[] not null check (languages <@ array['en', 'nl', 'fr', 'tr'] and cardinality(languages) > 0),
  created_at  timestamptz not null
);
comment on column public.network.languages is 'ts:import("@stoep/contract/kernel").Language[]';

-- What the changed function public.folded made of texts before is made anew. A resident's message is found by its street too.
alter table post drop column words;
alter table post add column words text not null
  generated always as (public.folded(title || ' ' || text || ' ' || translated)) stored;
create index post_words on post using gin (words public.gin_trgm_ops) with (fastupdate = off) where deleted_at is null;

alter table shout drop column words;
alter table shout add column words text not null
  generated always as (public.folded(title || ' ' || text || ' ' || coalesce(street, ''))) stored;
create index shout_words on shout using gin (words public.gin_trgm_ops) with (fastupdate = off) where withdrawn_at is null;

alter table neighbourhood drop column words;
alter table neighbourhood add column words text not null generated always as (public.folded(name)) stored;
create index neighbourhood_words on neighbourhood using gin (words public.gin_trgm_ops);

alter table care_person drop column words;
alter table care_person add column words text not null generated always as (
  public.folded(first_name || ' ' || last_name || ' ' || company_name || ' ' || street || ' ' || city)
  || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || phone_national) stored;
create index care_person_words on care_person using gin (words public.gin_trgm_ops) with (fastupdate = off)
  where merged_into is null and deleted_at is null;

alter table care_ticket drop column words;
alter table care_ticket add column words text not null
  generated always as (public.folded(title || ' ' || description)) stored;
create index care_ticket_words on care_ticket using gin (words public.gin_trgm_ops) with (fastupdate = off) where deleted_at is null;

-- The words of titles are collected again within minutes.
delete from search_word;
delete from search_reading;

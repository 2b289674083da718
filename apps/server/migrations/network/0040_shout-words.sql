-- What a message says, as it is searched. Kept beside the text, since folding thousands of texts for one search takes seconds.
alter table shout add column words text not null generated always as (public.folded(title || ' ' || text)) stored;
drop index shout_words;
-- Each change is in the index at once: a list of changes still to be added would be read by every search.
create index shout_words on shout using gin (words gin_trgm_ops) with (fastupdate = off) where withdrawn_at is null;
-- What may be the same as a message that is being written.
create index shout_similar on shout (neighbourhood_id, kind, created_at desc) where withdrawn_at is null and hidden_at is null and status <> 'done';

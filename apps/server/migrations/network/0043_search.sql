-- Search over everything. S1 §2
alter table post add column words text not null generated always as (public.folded(title || ' ' || text)) stored;
create index post_words on post using gin (words gin_trgm_ops) with (fastupdate = off) where deleted_at is null;

-- The words of titles: what somebody mistyped is compared with these, since comparing with all texts would take seconds.
create table search_word (
  word    text primary key check (char_length(word) between 4 and 30),
  -- The last day on which a title had it; a word that no title has is forgotten within two days.
  seen_on date not null
);
create index search_word_alike on search_word using gin (word gin_trgm_ops) with (fastupdate = off);
create index search_word_seen on search_word (seen_on);

-- How far the titles of each kind were read since the day on which that began anew.
create table search_reading (
  kind     text primary key check (kind in ('post', 'shout')),
  up_to    uuid not null,
  began_on date not null
);
comment on column search_reading.kind is 'ts:"post" | "shout"';

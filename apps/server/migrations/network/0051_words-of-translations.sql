-- A message is found by the words of its translations too: their titles and texts in one column beside its own. S1 §2
alter table post add column translated text not null default '';
update post set translated = said.words
from (select post_id, string_agg(title || ' ' || text, ' ' order by language) as words from post_translation group by post_id) as said
where said.post_id = post.id;
drop index post_words;
alter table post drop column words;
alter table post add column words text not null
  generated always as (public.folded(title || ' ' || text || ' ' || translated)) stored;
create index post_words on post using gin (words public.gin_trgm_ops) with (fastupdate = off) where deleted_at is null;

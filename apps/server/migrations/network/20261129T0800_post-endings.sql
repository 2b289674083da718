-- Short addresses on posters end as the id of their message does. S1 §4
create index post_ending on post (right(id::text, 10), id) where published_at is not null and deleted_at is null;

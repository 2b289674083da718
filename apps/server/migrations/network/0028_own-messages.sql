-- An organisation's own messages, in more orders and by who wrote them. S1 §2
-- Whose message it is stands beside its figures, so that a list ordered by them walks one index. What is told of how many saw it
-- is what it is ordered by: fewer than ten are alike. D §9
alter table post_total add column organisation_id uuid references public.organisation;
update post_total set organisation_id = post.organisation_id from post where post.id = post_total.post_id;
alter table post_total alter column organisation_id set not null;
alter table post_total add column seen_told integer not null generated always as
  (case when seen - few_seen + few_seen / 10 * 10 < 10 then 0 else seen - few_seen + few_seen / 10 * 10 end) stored;
create index post_total_seen on post_total (organisation_id, seen_told desc, post_id desc);

create index post_title on post (organisation_id, lower(title), id) where published_at is not null and deleted_at is null;
create index post_title_unpublished on post (organisation_id, lower(title), id) where published_at is null and deleted_at is null;
create index post_author on post (organisation_id, created_by) where deleted_at is null and created_by is not null;
create index post_deleted_latest on post (organisation_id, deleted_at desc, id desc) where deleted_at is not null;

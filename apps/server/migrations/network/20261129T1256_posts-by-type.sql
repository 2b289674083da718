-- The overview of participation counts polls and alerts alone, however many messages there are.
create index post_type on post (organisation_id, type, id) where published_at is not null and deleted_at is null;

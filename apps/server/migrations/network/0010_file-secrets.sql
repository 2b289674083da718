-- Addresses of what is not public are signed with the file's own secret: 244 random bits. What refers to a file is found by it.

alter table file add column secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
  check (char_length(secret) between 22 and 72);
-- From here on the server makes them.
alter table file alter column secret drop default;

create index post_image_file on post_image (file_id);
create index post_attachment_file on post_attachment (file_id);
create index comment_image on comment (image_id) where image_id is not null;
-- Messages that were deleted keep their files for a while.
create index post_deleted on post (deleted_at) where deleted_at is not null;

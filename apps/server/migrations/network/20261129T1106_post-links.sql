-- What a post belongs to: a project, or a phase of it; later a survey, a call, a form, a group. Their capabilities come after
-- publishing, which knows none of them, so there is no reference: a post stays when what it belongs to goes. S1 §3
alter table post
  add column link_kind text check (link_kind ~ '^[a-z]{2,20}$'),
  add column link_id   uuid,
  add column link_part uuid,
  add check ((link_kind is null) = (link_id is null)),
  add check (link_part is null or link_id is not null);
create index post_link on post (link_kind, link_id, published_at desc, id desc) where link_id is not null and deleted_at is null;

-- What follows an alert: an update, or that it is resolved. All hang on the first one. D §6
alter table post
  add column follows_id uuid references post on delete cascade,
  add column follow_up text check (follow_up in ('update', 'resolved')),
  add constraint post_follows_something check ((follows_id is null) = (follow_up is null)),
  add constraint post_follows_as_alert check (follows_id is null or (type = 'urgent' and follows_id <> id));
create index post_follows on post (follows_id) where follows_id is not null;
comment on column post.follow_up is 'ts:import("@stoep/contract/publishing").FollowUp';

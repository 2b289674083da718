-- What the agenda and the public page walk along. docs/specification/publishing.md
-- Dates that last longer than an evening: those that go on are few.
create index activity_date_long on activity_date (ends_at) where ends_at - starts_at > interval '12 hours';
create index post_public_kind on post (kind, published_at desc, id desc)
  where visibility = 'public-page' and published_at is not null and deleted_at is null;
create index post_public_sender on post (organisation_id, published_at desc, id desc)
  where visibility = 'public-page' and published_at is not null and deleted_at is null;

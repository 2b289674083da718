-- The list of an organisation's messages counts its activities and vacancies, however many other messages there are.
create index post_kind on post (organisation_id, kind, id) where kind <> 'message' and published_at is not null and deleted_at is null;

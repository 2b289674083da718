-- The overview counts all published projects of an organisation, and puts them in order: by these columns alone, without reading their texts.
create index project_overview on project (organisation_id, kind, starts_on, ends_on, ended_at, id)
  where published_at is not null and deleted_at is null;

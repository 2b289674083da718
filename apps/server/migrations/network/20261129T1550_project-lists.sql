-- Lists and counts of projects read narrow indexes, not every project with its texts.

-- What readers' lists are sorted and chosen by; the order itself depends on the day.
create index project_reading on project (ends_on, id) include (starts_on, ended_at, is_public, organisation_id)
  where published_at is not null and deleted_at is null;
-- Staff's list by its end, and how many there are of each state.
create index project_by_end on project (organisation_id, (coalesce(ends_on, date '2999-12-31')), id)
  where published_at is not null and deleted_at is null;
create index project_states on project (organisation_id, published_at, publish_at) where deleted_at is null;

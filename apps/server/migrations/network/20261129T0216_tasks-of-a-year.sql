-- Helpers take turns over a year: how many tasks each had lately is counted from this index, whatever happened before. S2 §3
create index care_ticket_given on care_ticket (organisation_id, (coalesce(starts_at, matched_at)))
  include (helper_id, starts_at, matched_at)
  where helper_id is not null and deleted_at is null and not is_confidential and state <> 'revoked';

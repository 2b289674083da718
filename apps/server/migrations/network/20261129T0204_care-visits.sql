-- Visits that are not closed, by time: for the agenda.
create index care_ticket_visit on care_ticket (organisation_id, starts_at, id)
  where deleted_at is null and starts_at is not null and state not in ('solved', 'revoked');

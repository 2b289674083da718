-- Unsolved tickets of an organisation whose internal deadline has passed: counted on its start page, and listed. S2 §3
create index care_ticket_late on care_ticket (organisation_id, deadline_on)
  where deadline_on is not null and deleted_at is null and state not in ('solved', 'revoked');

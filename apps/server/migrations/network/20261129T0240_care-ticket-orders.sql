-- The orders of the list of tickets: by visit, by how long they are in their state, and by the member's name.
create index care_ticket_by_visit on care_ticket (organisation_id, coalesce(starts_at, 'infinity'), id)
  where deleted_at is null and state not in ('solved', 'revoked');
create index care_ticket_by_state_at on care_ticket (organisation_id, state_at, id)
  where deleted_at is null and state not in ('solved', 'revoked');
create index care_ticket_all_by_visit on care_ticket (organisation_id, coalesce(starts_at, 'infinity'), id) where deleted_at is null;
create index care_ticket_all_by_state_at on care_ticket (organisation_id, state_at, id) where deleted_at is null;
create index care_person_names on care_person (organisation_id, lower(last_name), lower(first_name), id);

-- Tickets in a state that nobody has. In an index by assignee they are not in the order of their list, since null is not equal to null.
create index care_ticket_nobodys on care_ticket (organisation_id, state, created_at desc, id desc) where deleted_at is null and assignee_id is null;

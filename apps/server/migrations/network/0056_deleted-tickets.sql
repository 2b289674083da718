-- What is left of a deleted ticket goes a month later: found without reading all tickets.
create index care_ticket_deleted on care_ticket (deleted_at) where deleted_at is not null;

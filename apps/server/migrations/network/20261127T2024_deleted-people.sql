-- Deleted people, of whom traces are erased again in the days after.
create index care_person_deleted on care_person (deleted_at) where deleted_at is not null;

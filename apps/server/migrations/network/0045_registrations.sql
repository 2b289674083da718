-- Registrations in a period, for the start page.
create index resident_registered on resident (created_at) where left_at is null;
create index household_registered on household (created_at);

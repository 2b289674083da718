-- Whom a message reaches is counted in homes at every preview: neighbourhood by neighbourhood, in this order, without reading the rows.
drop index resident_reached;
create index resident_reached on resident (neighbourhood_id, household_id) include (street_id, kind) where left_at is null;

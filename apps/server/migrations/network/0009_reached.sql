-- Whom a message reaches is counted in the index alone.

create index resident_reached on resident (neighbourhood_id, street_id) include (kind) where left_at is null;
drop index resident_neighbourhood;

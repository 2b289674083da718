-- The public page of a project says in words where its ideas are: the street of the nearest address.
create index address_place on address using gist (point(longitude, latitude));

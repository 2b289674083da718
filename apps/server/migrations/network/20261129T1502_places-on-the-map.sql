-- The map finds what has a place: the latest of the whole network, or all within what the reader looks at.
create index idea_placed on idea (created_at desc, id desc)
  where longitude is not null and merged_into is null and deleted_at is null;
create index idea_place on idea using gist (point(longitude, latitude))
  where longitude is not null and merged_into is null and deleted_at is null;
create index shout_place on shout using gist (point(longitude, latitude))
  where longitude is not null and withdrawn_at is null and status <> 'done';
create index post_vacancy_placed on post_vacancy (apply_until) where longitude is not null;

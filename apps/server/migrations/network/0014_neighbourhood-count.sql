-- How many neighbourhoods a message goes to, so that a list counts no rows.
alter table post add column neighbourhood_count integer not null default 0;
update post set neighbourhood_count = places.total
  from (select post_id, count(*) as total from post_neighbourhood group by post_id) places where places.post_id = post.id;

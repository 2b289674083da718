-- A message's figures over all of its neighbourhoods: a list reads one row a message, however many neighbourhoods it went to.
-- `few_…` is the part of a sum that comes from neighbourhoods with fewer than ten each, which is told in whole tens.
create table post_total (
  post_id     uuid primary key references post on delete cascade,
  reached     integer not null,
  seen        integer not null,
  opened      integer not null,
  reactions   integer not null,
  comments    integer not null,
  votes       integer not null,
  few_reached integer not null check (few_reached between 0 and reached),
  few_seen    integer not null check (few_seen between 0 and seen),
  few_opened  integer not null check (few_opened between 0 and opened),
  rolled_at   timestamptz not null
);

insert into post_total
  select post_id, sum(reached), sum(seen), sum(opened), sum(reactions), sum(comments), sum(votes),
    coalesce(sum(reached) filter (where reached < 10), 0),
    coalesce(sum(seen) filter (where seen < 10), 0),
    coalesce(sum(opened) filter (where opened < 10), 0),
    max(rolled_at)
  from post_statistic group by post_id;

-- Nothing else read it; a message's own page counts exactly.
drop table post_statistic;

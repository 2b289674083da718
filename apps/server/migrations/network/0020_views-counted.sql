-- Once per resident, as seen and opened: the button of a message was followed.
alter table post_view add column clicked_at timestamptz;
drop index post_view_moment;
create index post_view_moment on post_view using brin (greatest(seen_at, opened_at, clicked_at));

-- Views are counted in the transaction that keeps them: the figures of a message are exact, and cost the same however many looked.
create table post_place_count (
  post_id          uuid not null references post on delete cascade,
  neighbourhood_id uuid not null references neighbourhood,
  seen             integer not null check (seen >= 0),
  opened           integer not null check (opened >= 0),
  clicked          integer not null check (clicked >= 0),
  primary key (post_id, neighbourhood_id)
) with (fillfactor = 70);

-- The same in the course of time. A step begins so many hours after the message went live: by the hour for two days, by the day for
-- nine weeks, then by the week. In parts, by the last digit of the resident's id, so that many who look at once rarely wait for each other.
create table post_step_count (
  post_id uuid not null references post on delete cascade,
  hour    integer not null check (hour >= 0),
  part    smallint not null check (part between 0 and 15),
  seen    integer not null check (seen >= 0),
  opened  integer not null check (opened >= 0),
  clicked integer not null check (clicked >= 0),
  primary key (post_id, hour, part)
) with (fillfactor = 70);

insert into post_place_count
  select post_id, neighbourhood_id, count(*), count(opened_at), 0 from post_view group by post_id, neighbourhood_id;

insert into post_step_count
  select post_id, case when age < 48 then age when age < 1512 then age / 24 * 24 else (age - 1512) / 168 * 168 + 1512 end as hour,
    0, sum(seen), sum(opened), 0
  from (
    select view.post_id, moment.seen, moment.opened,
      greatest(0, floor(extract(epoch from moment.at - post.published_at) / 3600))::integer as age
    from post_view as view join post on post.id = view.post_id
      cross join lateral (values (view.seen_at, 1, 0), (view.opened_at, 0, 1)) as moment (at, seen, opened)
    where moment.at is not null and post.published_at is not null
  ) as looked
  group by 1, 2;

alter table post_total
  add column clicked integer not null default 0,
  add column few_clicked integer not null default 0,
  add check (few_clicked between 0 and clicked);
alter table post_total alter column clicked drop default, alter column few_clicked drop default;

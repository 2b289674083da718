-- What residents wrote to the city by month, kept in the transaction of each change: figures of a year cost the same to read however
-- much was written. S1 §9

-- When staff first replied, set it in progress or done; kept when it is reopened.
alter table shout add column answered_at timestamptz;
update shout set answered_at = first.at
  from (
    select shout_id, min(at) as at
      from (
        select shout_id, at from shout_moment where by_kind = 'staff' and kind in ('in-progress', 'done')
        union all
        select subject_id, created_at from comment where subject_kind = 'shout' and author_organisation_id is not null
      ) as said
      group by shout_id
  ) as first
  where first.shout_id = shout.id;

-- Of what was not withdrawn: how many arrived in a month, and how many were done in it. `month`: its first day by the network's clocks.
-- Each is counted once in each part: by its kind, its theme (empty without one), its neighbourhood.
create table shout_month (
  organisation_id uuid not null,
  month           date not null,
  part            text not null check (part in ('kind', 'theme', 'neighbourhood')),
  key             text not null,
  arrived         integer not null default 0,
  done            integer not null default 0,
  primary key (organisation_id, month, part, key)
) with (fillfactor = 70);
comment on column shout_month.part is 'ts:"kind" | "theme" | "neighbourhood"';

-- Of what arrived in a month: how long it took until staff answered, and until it was done. `hours`: whole ones; from two days on, whole days.
create table shout_pace (
  organisation_id uuid not null,
  month           date not null,
  step            text not null check (step in ('answer', 'done')),
  hours           integer not null check (hours >= 0),
  total           integer not null,
  primary key (organisation_id, month, step, hours)
) with (fillfactor = 70);
comment on column shout_pace.step is 'ts:"answer" | "done"';

with counted as materialized (
  select shout.organisation_id, shout.kind, coalesce(shout.theme, '') as theme, shout.neighbourhood_id::text as neighbourhood,
    date_trunc('month', shout.arrived_at at time zone network.time_zone)::date as arrived,
    date_trunc('month', shout.done_at at time zone network.time_zone)::date as done,
    greatest(0, floor(extract(epoch from shout.answered_at - shout.arrived_at) / 3600))::integer as answer_hours,
    greatest(0, floor(extract(epoch from shout.done_at - shout.arrived_at) / 3600))::integer as done_hours
  from shout
    join public.organisation as city on city.id = shout.organisation_id
    join public.network as network on network.id = city.network_id
  where shout.arrived_at is not null and shout.withdrawn_at is null
), months as (
  insert into shout_month (organisation_id, month, part, key, arrived, done)
    select organisation_id, month, part, key, sum(come), sum(ended)
    from counted
      cross join lateral (values (counted.arrived, 1, 0), (counted.done, 0, 1)) as act (month, come, ended)
      cross join lateral (values ('kind', kind), ('theme', theme), ('neighbourhood', neighbourhood)) as side (part, key)
    where month is not null
    group by organisation_id, month, part, key
)
insert into shout_pace (organisation_id, month, step, hours, total)
  select organisation_id, counted.arrived, step, case when hours < 48 then hours else hours / 24 * 24 end, count(*)
  from counted
    cross join lateral (values ('answer', answer_hours), ('done', done_hours)) as took (step, hours)
  where hours is not null
  group by 1, 2, 3, 4;

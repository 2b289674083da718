-- What residents say about a subject is counted in the transaction that keeps it, by where they live: figures of a subject cost the
-- same to read however much was said. Reactions to comments are not counted here: no figure is made of them.
create table participant (
  subject_id       uuid not null,
  account_id       uuid not null,
  -- Where the person is counted: the neighbourhood of the first act.
  neighbourhood_id uuid not null,
  -- The person's reaction, vote and visible comments.
  acts             integer not null check (acts >= 0),
  primary key (subject_id, account_id)
);

create table talk_tally (
  subject_id       uuid not null,
  neighbourhood_id uuid not null,
  people           integer not null check (people >= 0),
  reactions        integer not null check (reactions >= 0),
  comments         integer not null check (comments >= 0),
  votes            integer not null check (votes >= 0),
  primary key (subject_id, neighbourhood_id)
) with (fillfactor = 70);

with act as materialized (
  select subject_id, account_id, neighbourhood_id, 1 as reactions, 0 as comments, 0 as votes
    from reaction
    where neighbourhood_id is not null and not exists (select from comment where comment.id = reaction.subject_id)
  union all
  select subject_id, author_account_id, neighbourhood_id, 0, 1, 0
    from comment
    where author_resident_id is not null and author_account_id is not null and neighbourhood_id is not null
      and deleted_at is null and hidden_at is null
  union all
  select vote.subject_id, resident.account_id, vote.neighbourhood_id, 0, 0, 1
    from vote join resident on resident.id = vote.resident_id
), person as (
  insert into participant (subject_id, account_id, neighbourhood_id, acts)
    select subject_id, account_id, (array_agg(neighbourhood_id order by neighbourhood_id))[1], count(*)
    from act group by subject_id, account_id
    returning subject_id, neighbourhood_id
)
insert into talk_tally (subject_id, neighbourhood_id, people, reactions, comments, votes)
  select subject_id, neighbourhood_id, sum(people), sum(reactions), sum(comments), sum(votes)
  from (
    select subject_id, neighbourhood_id, 0 as people, reactions, comments, votes from act
    union all
    select subject_id, neighbourhood_id, 1, 0, 0, 0 from person
  ) as part
  group by subject_id, neighbourhood_id;

-- Checked once for all rows, not row by row: for two million, half of the time.
alter table participant
  add foreign key (account_id) references public.account on delete cascade,
  add foreign key (neighbourhood_id) references neighbourhood;
alter table talk_tally add foreign key (neighbourhood_id) references neighbourhood;

-- Only those counts read it.
drop index comment_standing;

-- What won a vote on a citizen budget goes on to be carried out. S1 §3, D §11

alter table idea
  -- Instead of a reason: its residents chose it.
  add column is_chosen_by_vote boolean not null default false,
  add check (not is_chosen_by_vote or (type = 'implemented' and reason = ''));

-- It was decided by a vote, and by no colleague.
alter table idea_moment add column is_by_vote boolean not null default false;

-- When what it chose went on; of one that was given up or is not counted, never.
alter table ballot_round add column chosen_at timestamptz;
alter table ballot_round add check (chosen_at is null or counted_at is not null);

-- What organisations decide about ideas: merging that can be taken apart, and updates of what is carried out. S1 §3, D §6

alter table idea
  -- The one that an editor merged it into; `merged_into` is the one that readers are led to, if that was merged in its turn.
  add column merged_under uuid references idea,
  add check ((merged_under is null) = (merged_into is null)),
  add check (merged_under <> id);
create index idea_merged_under on idea (merged_under) where merged_under is not null;

alter table idea_moment
  -- The day that an update of the works is about.
  add column day date,
  -- When its words were put right.
  add column corrected_at timestamptz;

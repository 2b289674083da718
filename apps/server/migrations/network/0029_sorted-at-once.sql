-- A message has its place among those ordered by how many saw it from the moment at which it goes live, with nobody yet. S1 §2
-- Until the figures are counted for the first time there is no moment at which they were.
alter table post_total alter column rolled_at drop not null;

-- When followers of its project were told that a survey ends; once, even if the end is moved.
alter table survey add column reminded_at timestamptz;

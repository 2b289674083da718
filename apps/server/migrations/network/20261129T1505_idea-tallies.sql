-- The support of an idea is counted in a narrow row of its own: a new supporter rewrites no index of the idea, least of all that of its words.

create table idea_tally (
  idea_id uuid primary key references idea on delete cascade,
  project_id uuid not null references project,
  supporters integer not null default 0 check (supporters >= 0)
);
insert into idea_tally select id, project_id, support_count from idea;
create index idea_tally_most on idea_tally (project_id, supporters desc, idea_id desc);

drop index idea_supported;
alter table idea drop column support_count;

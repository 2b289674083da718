-- What is being carried out stays when its author withdraws: without their name, their words and their files.
alter table idea
  add column author_left_at timestamptz,
  drop constraint idea_check7,
  add constraint idea_author_known
    check (is_from_counter or author_id is not null or author_left_at is not null or deleted_at is not null);

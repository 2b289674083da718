-- A vote that was held elsewhere comes as a file, counted here; what the file says that it comes from.
alter table ballot_round
  add column imported_from text check (char_length(imported_from) between 1 and 250);

-- Its ideas were written by nobody here: they have the name of the organisation that brought them.
alter table idea
  drop constraint idea_author_known,
  add constraint idea_author_known check (
    is_from_counter or author_id is not null or author_left_at is not null or deleted_at is not null or author_name <> ''
  );

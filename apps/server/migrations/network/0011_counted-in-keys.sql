-- A message's figures are counted in the keys alone: its rows lie scattered over the table, one page each.

alter table reaction drop constraint reaction_pkey, add primary key (subject_id, account_id) include (neighbourhood_id);
alter table vote drop constraint vote_pkey, add primary key (subject_id, resident_id) include (neighbourhood_id);
alter table post_view drop constraint post_view_pkey, add primary key (post_id, resident_id) include (neighbourhood_id, opened_at);

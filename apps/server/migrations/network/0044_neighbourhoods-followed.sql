-- Residents read what is sent to adjacent neighbourhoods that they follow. Who is adjacent is known after each change of areas. D §5
-- Null: not known yet; an hourly job finds out.
alter table neighbourhood add column adjacent_ids uuid[];
alter table resident add column followed_ids uuid[] not null default '{}';

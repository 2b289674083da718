-- The name, as it is searched: folding hundreds of names took longer than all the rest of a search. S1 §2
alter table neighbourhood add column words text not null generated always as (public.folded(name)) stored;

-- Of which list a page or a file was; null for rows from before, and for what is no list. S2 §3
alter table public.reading add column list_name text;

alter table public.reading add constraint reading_list_name_check
  check (list_name in ('members', 'helpers', 'tickets', 'recurring', 'agenda', 'applications'));

comment on column public.reading.list_name is 'ts:import("@stoep/contract/audit").ReadingList';

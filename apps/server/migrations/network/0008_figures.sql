-- What lists and statistics count, kept so that reading costs the same in a city of a thousand messages and of a hundred thousand.

create index comment_standing on comment (subject_id, neighbourhood_id) where deleted_at is null and hidden_at is null;

-- Live messages of an organisation. In sixteen parts, by the last digit of the message's id: of many editors who publish at the
-- same moment few wait for each other.
create table post_tally (
  organisation_id uuid not null references public.organisation,
  part            smallint not null check (part between 0 and 15),
  published       integer not null check (published >= 0),
  primary key (organisation_id, part)
);
insert into post_tally (organisation_id, part, published)
  select organisation_id, get_byte(uuid_send(id), 15) & 15, count(*) from post
  where published_at is not null and deleted_at is null group by 1, 2;

-- Live, and its figures were never rolled up.
alter table post add column awaits_figures boolean not null default false;
create index post_awaits_figures on post (id) where awaits_figures;

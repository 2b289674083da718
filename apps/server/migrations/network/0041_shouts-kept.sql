-- What colleagues wrote about a resident's message, who followed it and the reasons in its timeline are not kept for good; when they went.
alter table shout add column tidied_at timestamptz;
create index shout_done_untidied on shout (done_at, id) where tidied_at is null and done_at is not null;
create index shout_withdrawn_untidied on shout (withdrawn_at, id) where tidied_at is null and withdrawn_at is not null;

-- How many reply templates an organisation has, so that the hundredth is the last one, also when several are written at once.
create table reply_template_total (
  organisation_id uuid primary key references public.organisation,
  total           integer not null check (total between 0 and 100)
);
insert into reply_template_total (organisation_id, total)
  select organisation_id, least(100, count(*)) from reply_template group by organisation_id;

-- What is open is little among years of what is done: that of one type, or of one colleague.
create index shout_inbox_open_kind on shout (organisation_id, kind, arrived_at desc, id desc) where arrived_at is not null and withdrawn_at is null and status <> 'done';
create index shout_inbox_open_assignee on shout (organisation_id, assignee_id, arrived_at desc, id desc) where arrived_at is not null and withdrawn_at is null and status <> 'done';

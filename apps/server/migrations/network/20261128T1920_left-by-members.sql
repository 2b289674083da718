-- What colleagues handled who left or were switched off before belongs to nobody, as it does from now on when a membership ends.
update shout set assignee_id = null
 where assignee_id is not null
   and not exists (select from public.membership as place
                    where place.account_id = shout.assignee_id and place.organisation_id = shout.organisation_id
                      and place.type in ('user', 'owner'));
-- A withdrawn message is handled by nobody.
update shout set assignee_id = null where assignee_id is not null and withdrawn_at is not null;
update shout set asked_by = null
 where asked_by is not null and sharing = 'neighbours'
   and not exists (select from public.membership as place
                    where place.account_id = shout.asked_by and place.organisation_id = shout.organisation_id
                      and place.type in ('user', 'owner'));
delete from shout_tally;
insert into shout_tally (organisation_id, kind, status, assignee_id, total)
select organisation_id, kind, status, coalesce(assignee_id, '00000000-0000-0000-0000-000000000000'), count(*)
  from shout where arrived_at is not null and withdrawn_at is null
 group by organisation_id, kind, status, assignee_id;

update care_ticket set assignee_id = null
 where assignee_id is not null and state <> 'solved'
   and not exists (select from public.membership as place
                    where place.account_id = care_ticket.assignee_id and place.organisation_id = care_ticket.organisation_id
                      and place.type in ('user', 'owner', 'community-worker'));
update care_link_request set asked_by = null
 where asked_by is not null
   and not exists (select from public.membership as place
                    where place.account_id = care_link_request.asked_by
                      and place.organisation_id = care_link_request.organisation_id
                      and place.type in ('user', 'owner', 'community-worker'));
create index care_link_request_asker on care_link_request (organisation_id, asked_by)
  where closed_at is null and state <> 'withdrawn';
delete from care_worker_function as does
 where not exists (select from public.membership as place
                    where place.account_id = does.account_id and place.organisation_id = does.organisation_id
                      and place.type in ('user', 'owner', 'community-worker'));
delete from care_ticket_tally;
insert into care_ticket_tally (organisation_id, state, assignee_id, is_confidential, total)
select organisation_id, state, coalesce(assignee_id, '00000000-0000-0000-0000-000000000000'), is_confidential, count(*)
  from care_ticket where deleted_at is null
 group by organisation_id, state, assignee_id, is_confidential;

-- Tickets of people who were erased keep dates, states, hours and counts, and no words. From then on nobody can write in them.
alter table care_ticket add column erased_at timestamptz;
alter table care_ticket add constraint care_ticket_erased check (erased_at is null
  or title = '–' and description || preferred_moment || work || work_address || referred_to || revoked_text || outcome = '');

-- The tickets of people who were deleted before.
update care_ticket as ticket
   set title = '–', description = '', preferred_moment = '', work = '', work_address = '', referred_to = '',
       revoked_text = '', outcome = '', erased_at = person.deleted_at
  from care_person as person
 where person.id = ticket.member_id and person.deleted_at is not null;
update care_ticket_moment as moment
   set text = case kind when 'entry' then coalesce(substring(text from '^\d+:\d\d'), '') else '' end,
       deleted_at = case when kind in ('comment', 'note') then coalesce(moment.deleted_at, ticket.erased_at) else moment.deleted_at end
  from care_ticket as ticket
 where ticket.id = moment.ticket_id and ticket.erased_at is not null and moment.text <> '' and moment.kind <> 'confidential';
update care_ticket_moment as moment
   set text = case kind when 'entry' then coalesce(substring(text from '^\d+:\d\d'), '') else '' end
  from care_person as person
 where person.deleted_at is not null and moment.text <> ''
   and (person.id = moment.by_person and moment.kind <> 'confidential'
        or person.id = moment.to_person and moment.kind in ('message', 'entry'));
update care_entry as entry set text = ''
  from care_ticket as ticket
 where ticket.id = entry.ticket_id and ticket.erased_at is not null and entry.text <> '';
update care_entry as entry set text = ''
  from care_person as person
 where person.id = entry.helper_id and person.deleted_at is not null and entry.text <> '';
update care_candidate as candidate set answer = ''
  from care_ticket as ticket
 where ticket.id = candidate.ticket_id and ticket.erased_at is not null and candidate.answer <> '';
update care_candidate as candidate set answer = ''
  from care_person as person
 where person.id = candidate.helper_id and person.deleted_at is not null and candidate.answer <> '';
update file set used_at = null, secret = gen_random_uuid()::text
 where id in (select held.file_id from care_ticket_file as held join care_ticket as ticket on ticket.id = held.ticket_id
               where ticket.erased_at is not null);
delete from care_ticket_file where ticket_id in (select id from care_ticket where erased_at is not null);
update care_import_row as line set name = '', draft = null, sealed = null
  from care_person as person
 where person.id = line.person_id and person.deleted_at is not null;
delete from notice
 where object_id in (select id from care_ticket where erased_at is not null
                     union all select id from care_person where deleted_at is not null);

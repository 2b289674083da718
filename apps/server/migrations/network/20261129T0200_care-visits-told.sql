-- When member and helper are told of a visit of a series, a few days before it. Empty: they know of it, or it is no such visit. S2 §3
alter table care_ticket add column visit_told_from timestamptz;
create index care_ticket_untold on care_ticket (visit_told_from) where visit_told_from is not null;

-- Those that were made before anybody was told of them.
update care_ticket ticket set visit_told_from = starts_at - interval '3 days'
where source = 'series' and state in ('planned', 'looking') and starts_at is not null and deleted_at is null
  and not exists (select from care_ticket_moment moment where moment.ticket_id = ticket.id and moment.kind = 'message');

-- What was sent to members and helpers of a ticket, what became of it, and the links in it. S2 §3, §4

-- Of a message: null where nothing was sent by mail or text message.
alter table care_ticket_moment
  add column delivery text check (delivery in ('queued', 'sent', 'failed', 'unknown'));
create index care_ticket_moment_queued on care_ticket_moment (at) where delivery = 'queued';
comment on column care_ticket_moment.delivery is 'ts:import("@stoep/contract/care").MessageDelivery';

-- To what is theirs of a ticket: a helper who was not asked by a link, and the appointment for the calendar of either.
create table care_link (
  -- Of 256 random bits, which are in the mail alone.
  token_hash text primary key,
  ticket_id  uuid not null references care_ticket on delete cascade,
  person_id  uuid not null references care_person,
  side       text not null check (side in ('member', 'helper')),
  made_at    timestamptz not null
);
create index care_link_ticket on care_link (ticket_id);
create index care_link_person on care_link (person_id);
comment on column care_link.side is 'ts:import("@stoep/contract/care").TicketSide';

-- The appointment that a link was sent with, so that a calendar can take it out when the ticket has none any more. S2 §4

alter table care_link
  add column starts_at timestamptz,
  add column ends_at   timestamptz,
  add check ((starts_at is null) = (ends_at is null));

-- Deadlines that were announced, to tell once more when they have passed.
create index care_ticket_overdue on care_ticket (deadline_on)
  where deadline_on is not null and deadline_reminded_at is not null and deleted_at is null and state not in ('solved', 'revoked');

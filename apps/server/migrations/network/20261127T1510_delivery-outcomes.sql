-- The outcome of a message is of one type, wherever something was sent.
comment on column care_ticket_moment.delivery is 'ts:import("@stoep/contract/notifications").DeliveryOutcome';

-- What helpers read of a ticket before they have it: empty until a colleague writes or confirms it. Title and description are internal.
-- Of tickets that are there already it is empty: what they say to others is the kind of help, and asking asks for a line. S2 §3
alter table care_ticket
  add column helper_line text not null default '' check (char_length(helper_line) <= 100);

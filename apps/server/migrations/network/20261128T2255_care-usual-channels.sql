-- How a helper likes to be asked, and what was really said to whom. S2 §3, §4

-- Null: by mail if they have an address, else by text message, else by phone.
alter table care_helper
  add column preferred_channel text check (preferred_channel in ('mail', 'text', 'phone'));
comment on column care_helper.preferred_channel is 'ts:import("@stoep/contract/care").AskChannel';

-- A helper who is called is asked as well; and what they answered stands beside their words.
alter table care_ticket_moment
  drop constraint care_ticket_moment_channel_check,
  add constraint care_ticket_moment_channel_check check (channel in ('mail', 'text', 'phone')),
  add column answer text check (answer in ('yes', 'no', 'another-time'));
comment on column care_ticket_moment.channel is 'ts:import("@stoep/contract/care").AskChannel';
comment on column care_ticket_moment.answer is 'ts:import("@stoep/contract/care").HelperAnswer["answer"]';

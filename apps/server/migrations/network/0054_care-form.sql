-- The form of an organisation's public page: what was agreed to, and what was sent. S2 §3

-- Each text that somebody may have agreed to, as long as the organisation is there.
create table care_consent (
  organisation_id uuid not null references public.organisation,
  version         integer not null check (version > 0),
  text            text not null check (char_length(text) between 1 and 2000),
  since           timestamptz not null,
  primary key (organisation_id, version)
);
insert into care_consent (organisation_id, version, text, since)
  select organisation_id, 1, form_consent, updated_at from care_setting where form_consent <> '';

-- Beside the ticket that it made. Name, contact and address as they were typed: emptied with the person.
create table care_form (
  ticket_id       uuid primary key references care_ticket,
  organisation_id uuid not null references public.organisation,
  member_id       uuid not null references care_person,
  -- Of the opened form, so that it is sent once.
  stamp_hash      text not null unique,
  sent_at         timestamptz not null,
  name            text not null check (char_length(name) <= 165),
  email           text not null check (char_length(email) <= 254),
  phone           text not null check (char_length(phone) <= 40),
  address         text not null check (char_length(address) <= 300),
  is_new          boolean not null,
  consent_version integer not null,
  -- The message whose button led to the form.
  post_id         uuid references post on delete set null,
  foreign key (organisation_id, consent_version) references care_consent
);
create index care_form_member on care_form (member_id);
create index care_form_consent on care_form (organisation_id, consent_version);
create index care_form_post on care_form (post_id) where post_id is not null;

create index care_ticket_source on care_ticket (organisation_id, source, created_at desc, id desc) where deleted_at is null;

-- A button that leads to it. S1 §3 call-to-action types
alter table post drop constraint post_cta_type_check;
alter table post add constraint post_cta_type_check check (cta_type in ('link', 'contact-form'));

-- Requests for help that wait until their sender follows the mailed link. Nobody reads them before, and they are deleted after a day. S2 §3
create table care_waiting_form (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  -- Of the opened form, so that it is sent once.
  stamp_hash      text not null unique check (char_length(stamp_hash) <= 100),
  token_hash      text not null unique check (char_length(token_hash) <= 100),
  -- What was typed, sealed for this row.
  sealed          text not null check (char_length(sealed) between 1 and 40000),
  expires_at      timestamptz not null
);
create index care_waiting_form_expires on care_waiting_form (expires_at);
create index care_waiting_form_organisation on care_waiting_form (organisation_id);

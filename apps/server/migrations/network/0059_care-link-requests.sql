-- A person of care linked with a resident's account, once the resident agrees. S2 §3, §7
create table care_link_request (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  person_id       uuid not null references care_person,
  -- Whom it was asked of. Null: nobody has that address or number, or wants to be asked; colleagues see no difference.
  account_id      uuid references public.account on delete cascade,
  state           text not null check (state in ('asked', 'agreed', 'declined', 'withdrawn')),
  asked_by        uuid references public.account on delete set null,
  asked_at        timestamptz not null,
  expires_at      timestamptz not null,
  answered_at     timestamptz,
  -- Colleagues took it back, or it is about nobody any more.
  closed_at       timestamptz,
  check (expires_at > asked_at)
);
-- One question about a person at a time, and one of an organisation to a resident.
create unique index care_link_request_person on care_link_request (person_id) where state = 'asked';
create unique index care_link_request_account on care_link_request (organisation_id, account_id) where state = 'asked' and account_id is not null;
create index care_link_request_of on care_link_request (person_id, asked_at desc);
create index care_link_request_to on care_link_request (account_id) where account_id is not null;
create index care_link_request_waiting on care_link_request (organisation_id, expires_at) where state = 'asked';
create index care_link_request_old on care_link_request (asked_at);
comment on column care_link_request.state is 'ts:"asked" | "agreed" | "declined" | "withdrawn"';

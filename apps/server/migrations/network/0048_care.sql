-- Care: who needs help, who gives it, and the tickets between them. S2 §1-§5

-- What each organisation has decided for its care.
create table care_setting (
  organisation_id   uuid primary key references public.organisation,
  -- Of the latest ticket; raised in the transaction that makes the next one.
  last_number       integer not null default 0 check (last_number >= 0),
  -- What an hour of volunteering is worth in the figures of impact. D §9
  hourly_rate_cents integer not null default 1850 check (hourly_rate_cents between 0 and 100000),
  currency          text not null default 'EUR' check (currency in ('EUR', 'GBP', 'USD')),
  -- The form on the public page: off until somebody switches it on.
  has_form          boolean not null default false,
  form_intro        text not null default '' check (char_length(form_intro) <= 1000),
  form_consent      text not null default '' check (char_length(form_consent) <= 2000),
  updated_at        timestamptz not null,
  check (not has_form or form_consent <> '')
);
comment on column care_setting.currency is 'ts:"EUR" | "GBP" | "USD"';

-- Kinds of help.
create table care_category (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  name            text not null check (char_length(name) between 1 and 60),
  translations    jsonb not null default '{}',
  icon            text not null check (char_length(icon) <= 30),
  position        smallint not null check (position >= 0),
  -- No longer offered; tickets keep it.
  archived_at     timestamptz
);
create unique index care_category_name on care_category (organisation_id, lower(name)) where archived_at is null;
create index care_category_list on care_category (organisation_id, position, id);
comment on column care_category.translations is 'ts:Partial<Record<import("@stoep/contract/kernel").Language, string>>';
comment on column care_category.icon is 'ts:import("@stoep/contract/care").CareIcon';

-- What volunteers and community workers are to the organisation: "driver", "handy neighbour", "concierge".
create table care_function (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  kind            text not null check (kind in ('volunteer', 'community-worker')),
  title           text not null check (char_length(title) between 1 and 80),
  description     text not null check (char_length(description) <= 500),
  icon            text not null check (char_length(icon) <= 30),
  position        smallint not null check (position >= 0)
);
create unique index care_function_title on care_function (organisation_id, kind, lower(title));
comment on column care_function.kind is 'ts:import("@stoep/contract/care").FunctionKind';
comment on column care_function.icon is 'ts:import("@stoep/contract/care").CareIcon';

create table care_worker_function (
  organisation_id uuid not null references public.organisation,
  account_id      uuid not null references public.account on delete cascade,
  function_id     uuid not null references care_function on delete cascade,
  primary key (organisation_id, account_id)
);
create index care_worker_function_of on care_worker_function (function_id);
create index care_worker_function_account on care_worker_function (account_id);

create table care_tag (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  name            text not null check (char_length(name) between 1 and 40),
  description     text not null check (char_length(description) <= 300),
  colour          text not null check (colour in ('grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'))
);
create unique index care_tag_name on care_tag (organisation_id, lower(name));
comment on column care_tag.colour is 'ts:import("@stoep/contract/care").TagColour';

-- A person known to care: as a member, who asks for help, as a helper, who gives it, or both.
create table care_person (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  is_member       boolean not null,
  joined_at       timestamptz not null,
  first_name      text not null check (char_length(first_name) <= 80),
  last_name       text not null check (char_length(last_name) <= 80),
  -- Of a helper that is a company or an organisation.
  company_name    text not null default '' check (char_length(company_name) <= 120),
  email           text check (email = lower(email) and char_length(email) between 3 and 254),
  -- E.164
  phone           text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- As it is dialled in the country: with `phone`, what is found when somebody types a part of a number.
  phone_national  text not null default '' check (phone_national ~ '^[0-9]*$' and char_length(phone_national) <= 15),
  language        text not null check (char_length(language) between 2 and 3),
  languages       text[] not null check (cardinality(languages) between 1 and 32),
  street          text not null default '' check (char_length(street) <= 120),
  house_number    text not null default '' check (char_length(house_number) <= 20),
  postal_code     text not null default '' check (char_length(postal_code) <= 12),
  city            text not null default '' check (char_length(city) <= 120),
  longitude       double precision check (longitude between -180 and 180),
  latitude        double precision check (latitude between -90 and 90),
  neighbourhood_id uuid references neighbourhood on delete set null,
  introduction    text not null default '' check (char_length(introduction) <= 2000),
  key_remark      text not null default '' check (char_length(key_remark) <= 300),
  lead_source     text check (lead_source in ('word-of-mouth', 'letter', 'ad', 'referral', 'stoep', 'other', 'event', 'outreach', 'website', 'social-media')),
  lead_explanation text not null default '' check (char_length(lead_explanation) <= 500),
  referred_by     text not null default '' check (char_length(referred_by) <= 120),
  member_organisation text not null default '' check (char_length(member_organisation) <= 120),
  subscribed_on   date,
  picture_id      uuid references file on delete set null,
  -- Gender, date of birth and bank account, encrypted together: only for admins of care.
  sealed          text check (char_length(sealed) <= 2000),
  -- The resident who agreed to be linked. Name, e-mail address and language then follow the account.
  account_id      uuid references public.account on delete set null,
  linked_at       timestamptz,
  suspended_at    timestamptz,
  suspended_because text not null default '' check (char_length(suspended_because) <= 500),
  -- Kept in the transaction of each change of a ticket that is not confidential.
  tickets         integer not null default 0 check (tickets >= 0),
  solved          integer not null default 0 check (solved >= 0),
  last_ticket_at  timestamptz,
  merged_into     uuid references care_person,
  -- Without a name from then on; counts stay.
  deleted_at      timestamptz,
  created_by      uuid references public.account on delete set null,
  updated_at      timestamptz not null,
  version         integer not null default 1,
  words           text not null generated always as (
    public.folded(first_name || ' ' || last_name || ' ' || company_name || ' ' || street || ' ' || city)
    || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || phone_national) stored,
  check (deleted_at is not null or email is not null or phone is not null),
  check (deleted_at is not null or first_name <> '' or company_name <> ''),
  check ((longitude is null) = (latitude is null)),
  check (solved <= tickets)
);
-- The same e-mail address or number twice is refused. S2 §5
create unique index care_person_email on care_person (organisation_id, email) where email is not null and merged_into is null and deleted_at is null;
create unique index care_person_phone on care_person (organisation_id, phone) where phone is not null and merged_into is null and deleted_at is null;
create unique index care_person_account on care_person (organisation_id, account_id) where account_id is not null and merged_into is null and deleted_at is null;
create index care_person_words on care_person using gin (words gin_trgm_ops) with (fastupdate = off) where merged_into is null and deleted_at is null;
create index care_person_members on care_person (organisation_id, lower(last_name), lower(first_name), id) where is_member and merged_into is null and deleted_at is null;
create index care_person_joined on care_person (organisation_id, joined_at desc, id desc) where is_member and merged_into is null and deleted_at is null;
create index care_person_area on care_person (organisation_id, neighbourhood_id) where merged_into is null and deleted_at is null;
-- Likely doubles: the same name in the same street.
create index care_person_alike on care_person (organisation_id, lower(last_name), lower(street)) where merged_into is null and deleted_at is null;
create index care_person_merged on care_person (merged_into) where merged_into is not null;
create index care_person_linked on care_person (account_id) where account_id is not null;
create index care_person_picture on care_person (picture_id) where picture_id is not null;
comment on column care_person.language is 'ts:import("@stoep/contract/care").Spoken';
comment on column care_person.languages is 'ts:import("@stoep/contract/care").Spoken[]';
comment on column care_person.lead_source is 'ts:import("@stoep/contract/care").LeadSource';

create table care_person_tag (
  person_id uuid not null references care_person,
  tag_id    uuid not null references care_tag on delete cascade,
  primary key (person_id, tag_id)
);
create index care_person_tag_people on care_person_tag (tag_id, person_id);

-- What a person is as a helper.
create table care_helper (
  person_id       uuid primary key references care_person,
  organisation_id uuid not null references public.organisation,
  kind            text not null check (kind in ('company', 'organisation', 'neighbour')),
  management      text not null default 'none' check (management in ('none', 'self-managed', 'stoep-managed')),
  is_professional boolean not null default false,
  status          text not null check (status in ('pending', 'accepted', 'declined')),
  status_at       timestamptz not null,
  declined_because text not null default '' check (char_length(declined_because) <= 500),
  helper_since    timestamptz not null,
  skills          text not null default '' check (char_length(skills) <= 500),
  transport       text not null default 'unknown' check (transport in ('unknown', 'none', 'bike', 'car')),
  -- Null: anywhere.
  radius_km       smallint check (radius_km between 1 and 100),
  -- Parts of days, as "mon-morning"; none: unknown.
  available       text[] not null default '{}' check (cardinality(available) <= 21),
  -- At most so many tasks a month; null: no limit.
  monthly_cap     smallint check (monthly_cap between 1 and 60),
  function_id     uuid references care_function on delete set null,
  -- Kept in the transaction of each match, refusal and solved ticket.
  helped          integer not null default 0 check (helped >= 0),
  last_helped_at  timestamptz,
  last_asked_at   timestamptz,
  last_refused_at timestamptz
);
create index care_helper_list on care_helper (organisation_id, status, kind);
create index care_helper_since on care_helper (organisation_id, helper_since desc, person_id desc);
create index care_helper_function on care_helper (function_id) where function_id is not null;
comment on column care_helper.kind is 'ts:import("@stoep/contract/care").HelperKind';
comment on column care_helper.management is 'ts:import("@stoep/contract/care").Management';
comment on column care_helper.status is 'ts:import("@stoep/contract/care").HelperStatus';
comment on column care_helper.transport is 'ts:import("@stoep/contract/care").Transport';
comment on column care_helper.available is 'ts:import("@stoep/contract/care").PartOfWeek[]';

create table care_helper_category (
  person_id   uuid not null references care_helper,
  category_id uuid not null references care_category on delete cascade,
  primary key (person_id, category_id)
);
create index care_helper_category_people on care_helper_category (category_id, person_id);

create table care_absence (
  id        uuid primary key,
  person_id uuid not null references care_helper,
  from_on   date not null,
  until_on  date not null,
  note      text not null default '' check (char_length(note) <= 200),
  check (until_on >= from_on)
);
create index care_absence_helper on care_absence (person_id, from_on);

-- A certificate or a check, with the day on which it ends.
create table care_certificate (
  id        uuid primary key,
  person_id uuid not null references care_helper,
  name      text not null check (char_length(name) between 1 and 100),
  until_on  date,
  reminded_at timestamptz
);
create index care_certificate_helper on care_certificate (person_id);
create index care_certificate_ending on care_certificate (until_on) where until_on is not null and reminded_at is null;

-- What colleagues wrote about a person; for colleagues only.
create table care_note (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  person_id       uuid not null references care_person,
  text            text not null check (char_length(text) between 1 and 2000),
  written_by      uuid references public.account on delete set null,
  created_at      timestamptz not null
);
create index care_note_person on care_note (person_id, created_at desc, id desc);

-- Two records of one person, made one. The one that goes stays for 30 days, so that they can be taken apart.
create table care_merge (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  kept_id         uuid not null references care_person,
  gone_id         uuid not null references care_person,
  -- Ids of what moved, and the fields of the kept one that were filled in.
  moved           jsonb not null,
  merged_at       timestamptz not null,
  merged_by       uuid references public.account on delete set null,
  undone_at       timestamptz,
  check (kept_id <> gone_id)
);
create unique index care_merge_gone on care_merge (gone_id) where undone_at is null;
create index care_merge_kept on care_merge (kept_id, merged_at desc);
create index care_merge_old on care_merge (merged_at) where undone_at is null;
comment on column care_merge.moved is 'ts:Record<string, string[]>';

-- Help that repeats: each occurrence is a ticket of its own, made ahead.
create table care_series (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  every           text not null check (every in ('weekly', 'two-weekly', 'monthly')),
  -- The first occurrence, by the network's clocks; later ones keep its times.
  first_on        date not null,
  starts_at       text not null check (starts_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  ends_at         text not null check (ends_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- The next occurrence to be made.
  next_on         date not null,
  until_on        date,
  skipped         date[] not null default '{}' check (cardinality(skipped) <= 100),
  ended_at        timestamptz,
  created_at      timestamptz not null,
  check (until_on is null or until_on >= first_on)
);
create index care_series_due on care_series (next_on) where ended_at is null;
create index care_series_list on care_series (organisation_id, created_at desc, id desc);
comment on column care_series.every is 'ts:import("@stoep/contract/care").Interval';

create table care_ticket (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  number          integer not null check (number > 0),
  member_id       uuid not null references care_person,
  category_id     uuid references care_category,
  title           text not null check (char_length(title) between 1 and 250),
  description     text not null default '' check (char_length(description) <= 5000),
  state           text not null check (state in ('open', 'looking', 'waiting', 'planned', 'in-progress', 'executed', 'solved', 'revoked')),
  state_at        timestamptz not null,
  assignee_id     uuid references public.account on delete set null,
  helper_id       uuid references care_helper,
  -- Where the member lived when it was made.
  neighbourhood_id uuid references neighbourhood on delete set null,
  repeats         text not null default 'never' check (repeats in ('never', 'weekly', 'two-weekly', 'monthly')),
  series_id       uuid references care_series,
  occurrence_on   date,
  preferred_moment text not null default '' check (char_length(preferred_moment) <= 200),
  starts_at       timestamptz,
  ends_at         timestamptz,
  needs_car       boolean not null default false,
  hourly_rate_cents integer check (hourly_rate_cents between 0 and 100000),
  -- The work order: what is to be done, and where if not at the member's.
  work            text not null default '' check (char_length(work) <= 2000),
  work_address    text not null default '' check (char_length(work_address) <= 250),
  -- Internal.
  deadline_on     date,
  deadline_reminded_at timestamptz,
  is_confidential boolean not null default false,
  source          text not null check (source in ('staff', 'fast', 'webform', 'shout', 'series', 'import')),
  shout_id        uuid references shout on delete set null,
  -- Fast registration: to whom the member was referred.
  referred_to     text not null default '' check (char_length(referred_to) <= 200),
  revoked_because text check (revoked_because in ('no-longer-needed', 'other-solution')),
  revoked_text    text not null default '' check (char_length(revoked_text) <= 1000),
  -- What came of it.
  outcome         text not null default '' check (char_length(outcome) <= 2000),
  -- When a helper was found, last; when it was carried out; when it was solved.
  matched_at      timestamptz,
  executed_at     timestamptz,
  solved_at       timestamptz,
  created_by      uuid references public.account on delete set null,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  deleted_at      timestamptz,
  version         integer not null default 1,
  words           text not null generated always as (public.folded(title || ' ' || description)) stored,
  unique (organisation_id, number),
  unique (series_id, occurrence_on),
  check ((starts_at is null) = (ends_at is null)),
  check (ends_at > starts_at),
  check ((state = 'revoked') = (revoked_because is not null)),
  check ((state = 'solved') = (solved_at is not null)),
  check (state not in ('waiting', 'planned', 'in-progress', 'executed') or helper_id is not null),
  check (state not in ('planned', 'in-progress', 'executed') or starts_at is not null),
  check ((series_id is null) = (occurrence_on is null))
);
create index care_ticket_latest on care_ticket (organisation_id, created_at desc, id desc) where deleted_at is null;
create index care_ticket_state on care_ticket (organisation_id, state, created_at desc, id desc) where deleted_at is null;
create index care_ticket_unsolved on care_ticket (organisation_id, created_at desc, id desc) where deleted_at is null and state not in ('solved', 'revoked');
create index care_ticket_assignee on care_ticket (organisation_id, assignee_id, created_at desc, id desc) where deleted_at is null;
create index care_ticket_mine on care_ticket (organisation_id, assignee_id, created_at desc, id desc) where deleted_at is null and state not in ('solved', 'revoked');
create index care_ticket_category on care_ticket (organisation_id, category_id, created_at desc, id desc) where deleted_at is null;
create index care_ticket_area on care_ticket (organisation_id, neighbourhood_id, created_at desc, id desc) where deleted_at is null;
create index care_ticket_planned on care_ticket (organisation_id, starts_at, id) where deleted_at is null and state in ('waiting', 'planned', 'in-progress');
create index care_ticket_solved on care_ticket (organisation_id, solved_at desc, id desc) where deleted_at is null and state = 'solved';
create index care_ticket_member on care_ticket (member_id, created_at desc, id desc);
create index care_ticket_helper on care_ticket (helper_id, created_at desc, id desc) where helper_id is not null;
create index care_ticket_deadline on care_ticket (deadline_on) where deadline_on is not null and deadline_reminded_at is null and deleted_at is null and state not in ('solved', 'revoked');
create index care_ticket_running on care_ticket (starts_at) where deleted_at is null and state in ('planned', 'in-progress');
create index care_ticket_words on care_ticket using gin (words gin_trgm_ops) with (fastupdate = off) where deleted_at is null;
create index care_ticket_series on care_ticket (series_id, occurrence_on desc) where series_id is not null;
create index care_ticket_shout on care_ticket (shout_id) where shout_id is not null;
create index care_ticket_neighbourhood on care_ticket (neighbourhood_id) where neighbourhood_id is not null;
comment on column care_ticket.state is 'ts:import("@stoep/contract/care").TicketState';
comment on column care_ticket.repeats is 'ts:import("@stoep/contract/care").Repeats';
comment on column care_ticket.source is 'ts:import("@stoep/contract/care").TicketSource';
comment on column care_ticket.revoked_because is 'ts:import("@stoep/contract/care").RevokedBecause';

-- The thread: what happened, was noted, was said to whom.
create table care_ticket_moment (
  id          uuid primary key,
  ticket_id   uuid not null references care_ticket,
  kind        text not null check (kind in ('created', 'edited', 'state', 'assigned', 'appointment', 'comment', 'note', 'message', 'asked',
    'answered', 'linked', 'unlinked', 'entry', 'confidential')),
  at          timestamptz not null,
  -- Null with by_person null: Stoep itself.
  by_account  uuid references public.account on delete set null,
  by_person   uuid references care_person,
  -- Whom a message went to, who was asked, who has it now.
  to_person   uuid references care_person,
  to_account  uuid references public.account on delete set null,
  from_state  text,
  to_state    text,
  channel     text check (channel in ('mail', 'text')),
  text        text not null default '' check (char_length(text) <= 2000),
  mentions    uuid[] not null default '{}' check (cardinality(mentions) <= 20),
  edited_at   timestamptz,
  deleted_at  timestamptz
);
create index care_ticket_moment_line on care_ticket_moment (ticket_id, at, id);
create index care_ticket_moment_person on care_ticket_moment (to_person) where to_person is not null;
create index care_ticket_moment_by on care_ticket_moment (by_person) where by_person is not null;
comment on column care_ticket_moment.kind is 'ts:import("@stoep/contract/care").MomentKind';
comment on column care_ticket_moment.from_state is 'ts:import("@stoep/contract/care").TicketState';
comment on column care_ticket_moment.to_state is 'ts:import("@stoep/contract/care").TicketState';
comment on column care_ticket_moment.channel is 'ts:import("@stoep/contract/care").Channel';

create table care_ticket_file (
  ticket_id uuid not null references care_ticket,
  file_id   uuid not null references file,
  position  smallint not null,
  alt_text  text not null default '' check (char_length(alt_text) <= 250),
  primary key (ticket_id, file_id)
);
create index care_ticket_file_of on care_ticket_file (file_id);

-- Both ways: one row with the smaller id first.
create table care_ticket_link (
  ticket_id uuid not null references care_ticket,
  other_id  uuid not null references care_ticket,
  primary key (ticket_id, other_id),
  check (ticket_id < other_id)
);
create index care_ticket_link_other on care_ticket_link (other_id);

-- Hours that a helper gave, for a ticket or in a month.
create table care_entry (
  id              uuid primary key,
  organisation_id uuid not null references public.organisation,
  helper_id       uuid not null references care_helper,
  ticket_id       uuid references care_ticket,
  on_day          date not null,
  minutes         integer not null check (minutes between 0 and 6000),
  text            text not null default '' check (char_length(text) <= 500),
  written_by      uuid references public.account on delete set null,
  created_at      timestamptz not null
);
create index care_entry_helper on care_entry (helper_id, on_day desc, id desc);
create index care_entry_ticket on care_entry (ticket_id) where ticket_id is not null;
create index care_entry_year on care_entry (organisation_id, on_day);

-- Who was asked to help with a ticket: by a link of their own, which expires. Once for each ticket.
create table care_candidate (
  id          uuid primary key,
  ticket_id   uuid not null references care_ticket,
  helper_id   uuid not null references care_helper,
  state       text not null check (state in ('sent', 'interested', 'not-interested', 'confirmed', 'thanked')),
  channel     text not null check (channel in ('mail', 'text', 'phone')),
  -- Null: asked by phone.
  token_hash  text unique,
  expires_at  timestamptz not null,
  asked_at    timestamptz not null,
  asked_by    uuid references public.account on delete set null,
  answered_at timestamptz,
  answer      text not null default '' check (char_length(answer) <= 500),
  unique (ticket_id, helper_id)
);
-- The first who says yes: one for each ticket at a time.
create unique index care_candidate_confirmed on care_candidate (ticket_id) where state = 'confirmed';
create index care_candidate_helper on care_candidate (helper_id, asked_at desc);
create index care_candidate_expired on care_candidate (expires_at) where state = 'sent';
comment on column care_candidate.state is 'ts:import("@stoep/contract/care").SendState';
comment on column care_candidate.channel is 'ts:import("@stoep/contract/care").AskChannel';

-- Kept in the transaction of each change, so that counters, ranking and figures cost the same however many tickets there were.
-- `assignee_id`: the nil id where nobody has it.
create table care_ticket_tally (
  organisation_id uuid not null,
  state           text not null,
  assignee_id     uuid not null,
  is_confidential boolean not null,
  total           integer not null,
  primary key (organisation_id, state, assignee_id, is_confidential)
);
comment on column care_ticket_tally.state is 'ts:import("@stoep/contract/care").TicketState';

-- Tasks of a helper in a month, by the network's clocks.
create table care_helper_load (
  helper_id uuid not null references care_helper,
  month     date not null,
  tasks     integer not null,
  primary key (helper_id, month)
);

-- Helper and member who solved tickets together; durable from three on.
create table care_duo (
  helper_id uuid not null references care_helper,
  member_id uuid not null references care_person,
  organisation_id uuid not null references public.organisation,
  solved    integer not null,
  last_at   timestamptz not null,
  primary key (helper_id, member_id)
);
create index care_duo_member on care_duo (member_id);
create index care_duo_durable on care_duo (organisation_id, solved);

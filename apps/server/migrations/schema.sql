-- Made by `npm run generate` from the migrations: to be read, not to be run. Change the migrations instead.

create extension btree_gist;
create extension pg_trgm;

-- ===============================================
-- Platform: schema public, shared by all networks
-- ===============================================

create table account (
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  public_name text not null,
  language text not null,
  is_system boolean not null default false,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (email),
  CHECK (char_length(first_name) <= 80),
  CHECK (char_length(last_name) <= 80),
  CHECK (char_length(public_name) <= 80),
  CHECK (closed_at IS NULL OR disabled_at IS NOT NULL AND first_name = ''::text AND last_name = ''::text AND public_name = ''::text AND NOT is_system AND POSITION(('@'::text) IN (email)) = 0),
  CHECK (email = lower(email) AND char_length(email) <= 254),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text]))
);
CREATE INDEX account_closed ON account USING btree (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX account_email_pattern ON account USING btree (email text_pattern_ops);
comment on column account.language is 'ts:import("@stoep/contract/kernel").Language';

create table account_profile (
  account_id uuid not null,
  job_title text not null default ''::text,
  phone text,
  picture bytea,
  picture_sha256 text,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CHECK ((picture IS NULL) = (picture_sha256 IS NULL)),
  CHECK (char_length(job_title) <= 80),
  CHECK (octet_length(picture) <= 262144),
  CHECK (phone ~ '^\+[1-9][0-9]{5,14}$'::text)
);

create table audit_entry (
  id uuid not null,
  at timestamp with time zone not null,
  organisation_id uuid,
  network_id uuid,
  account_id uuid,
  actor_name text not null,
  action text not null,
  subject_kind text not null,
  subject_id text,
  subject_name text not null,
  old jsonb,
  new jsonb,
  address text not null,
  agent text not null,
  request_id text not null,
  PRIMARY KEY (id),
  CHECK (char_length(action) <= 60),
  CHECK (char_length(actor_name) <= 170),
  CHECK (char_length(address) <= 60),
  CHECK (char_length(agent) <= 300),
  CHECK (char_length(request_id) <= 100),
  CHECK (char_length(subject_id) <= 60),
  CHECK (char_length(subject_kind) <= 40),
  CHECK (char_length(subject_name) <= 300)
);
CREATE INDEX audit_entry_organisation ON audit_entry USING btree (organisation_id, at DESC, id DESC);
CREATE INDEX audit_entry_organisation_person ON audit_entry USING btree (organisation_id, account_id, at DESC, id DESC);
CREATE INDEX audit_entry_person ON audit_entry USING btree (account_id, at DESC, id DESC);
CREATE INDEX audit_entry_subject ON audit_entry USING btree (subject_id, at DESC, id DESC) WHERE subject_id IS NOT NULL;
CREATE INDEX audit_entry_time ON audit_entry USING btree (at DESC, id DESC);
comment on column audit_entry.old is 'ts:Record<string, unknown> | null';
comment on column audit_entry.new is 'ts:Record<string, unknown> | null';

create table challenge (
  id uuid not null,
  account_id uuid not null,
  session_id uuid not null,
  purpose text not null,
  code_hash text,
  secret text,
  phone text,
  tries smallint not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  CHECK (phone ~ '^\+[1-9][0-9]{5,14}$'::text),
  CHECK (purpose = ANY (ARRAY['second-step'::text, 'confirm'::text, 'add-app'::text, 'add-text'::text, 'add-passkey'::text])),
  CHECK (tries >= 0 AND tries <= 5)
);
CREATE INDEX challenge_account ON challenge USING btree (account_id, created_at);
CREATE INDEX challenge_age ON challenge USING btree (expires_at);
CREATE INDEX challenge_session ON challenge USING btree (session_id, purpose, created_at DESC);
comment on column challenge.purpose is 'ts:"second-step" | "confirm" | "add-app" | "add-text" | "add-passkey"';

create table credential (
  account_id uuid not null,
  password_hash text not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table delivery (
  id uuid not null,
  network_id uuid,
  template text not null,
  subject_id uuid not null,
  account_id uuid,
  recipient text not null,
  language text not null,
  content jsonb not null,
  state text not null default 'queued'::text,
  lane smallint not null,
  attempts integer not null default 0,
  next_try_at timestamp with time zone not null,
  lease_epoch integer not null default 0,
  leased_until timestamp with time zone,
  queued_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  answer text,
  channel text not null default 'mail'::text,
  is_repeated boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (template, subject_id, recipient),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  FOREIGN KEY (network_id) REFERENCES network(id) ON DELETE CASCADE,
  CHECK (channel = ANY (ARRAY['mail'::text, 'push'::text, 'text'::text])),
  CHECK (char_length(answer) <= 500),
  CHECK (char_length(recipient) <= 254),
  CHECK (char_length(template) <= 60),
  CHECK (lane >= 0 AND lane <= 2),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (state = ANY (ARRAY['queued'::text, 'sending'::text, 'accepted'::text, 'failed'::text, 'unknown'::text]))
);
CREATE INDEX delivery_sending ON delivery USING btree (leased_until) WHERE state = 'sending'::text;
CREATE INDEX delivery_settled ON delivery USING brin (settled_at);
CREATE INDEX delivery_subject ON delivery USING btree (subject_id, channel, state);
CREATE INDEX delivery_to_number ON delivery USING btree (recipient, queued_at) WHERE channel = 'text'::text;
CREATE INDEX delivery_waiting ON delivery USING btree (channel, lane, next_try_at) WHERE state = 'queued'::text;
comment on column delivery.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column delivery.content is 'ts:Record<string, string>';
comment on column delivery.state is 'ts:"queued" | "sending" | "accepted" | "failed" | "unknown"';
comment on column delivery.channel is 'ts:"mail" | "push" | "text"';

create table factor (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  name text not null,
  secret text,
  phone text,
  credential_id text,
  public_key text,
  counter bigint not null default 0,
  transports text[],
  last_step bigint,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (credential_id),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CHECK ((kind = 'app'::text) = (secret IS NOT NULL)),
  CHECK ((kind = 'passkey'::text) = (credential_id IS NOT NULL AND public_key IS NOT NULL)),
  CHECK ((kind = 'text'::text) = (phone IS NOT NULL)),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  CHECK (kind = ANY (ARRAY['app'::text, 'text'::text, 'passkey'::text])),
  CHECK (phone ~ '^\+[1-9][0-9]{5,14}$'::text)
);
CREATE INDEX factor_account ON factor USING btree (account_id);
CREATE UNIQUE INDEX factor_one_app ON factor USING btree (account_id) WHERE kind = 'app'::text;
CREATE UNIQUE INDEX factor_one_text ON factor USING btree (account_id) WHERE kind = 'text'::text;
comment on column factor.kind is 'ts:"app" | "text" | "passkey"';

create table first_account_link (
  one boolean not null default true,
  token_hash text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (one),
  CHECK (one)
);

create table idempotency (
  caller text not null,
  key text not null,
  route text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamp with time zone not null,
  PRIMARY KEY (caller, key),
  CHECK (char_length(caller) <= 100),
  CHECK (char_length(key) >= 1 AND char_length(key) <= 255)
);
CREATE INDEX idempotency_age ON idempotency USING btree (created_at);

create table identity (
  id uuid not null,
  account_id uuid not null,
  provider_id uuid,
  issuer text not null,
  subject text not null,
  email text,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (issuer, subject),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  FOREIGN KEY (provider_id) REFERENCES identity_provider(id) ON DELETE SET NULL,
  CHECK (char_length(email) <= 254),
  CHECK (char_length(subject) <= 255)
);
CREATE INDEX identity_account ON identity USING btree (account_id);
CREATE INDEX identity_by_provider ON identity USING btree (provider_id);

create table identity_provider (
  id uuid not null,
  organisation_id uuid,
  slug text not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  client_secret text not null,
  admits text not null,
  is_enabled boolean not null,
  created_at timestamp with time zone not null,
  network_id uuid,
  scope text not null,
  PRIMARY KEY (id),
  UNIQUE (slug),
  FOREIGN KEY (network_id) REFERENCES network(id) ON DELETE CASCADE,
  FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  CHECK ((scope = 'organisation'::text) = (organisation_id IS NOT NULL) AND (scope = 'network'::text) = (network_id IS NOT NULL)),
  CHECK (admits = ANY (ARRAY['nobody'::text, 'pending'::text])),
  CHECK (char_length(client_id) >= 1 AND char_length(client_id) <= 200),
  CHECK (char_length(issuer) <= 300),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  CHECK (scope = 'organisation'::text OR admits = 'nobody'::text),
  CHECK (scope = ANY (ARRAY['installation'::text, 'network'::text, 'organisation'::text])),
  CHECK (slug ~ '^[a-z][a-z0-9-]{1,40}$'::text)
);
CREATE INDEX identity_provider_network ON identity_provider USING btree (network_id) WHERE network_id IS NOT NULL;
CREATE INDEX identity_provider_organisation ON identity_provider USING btree (organisation_id);
comment on column identity_provider.admits is 'ts:"nobody" | "pending"';
comment on column identity_provider.scope is 'ts:"installation" | "network" | "organisation"';

create table installation_key (
  id uuid not null,
  purpose text not null,
  master_id text,
  value text not null,
  retired_at timestamp with time zone,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX installation_key_current ON installation_key USING btree (purpose) WHERE retired_at IS NULL;

create table invitation (
  id uuid not null,
  organisation_id uuid not null,
  email text not null,
  type text not null,
  network_level text,
  participation_level text,
  care_level text,
  language text not null,
  token_hash text not null,
  invited_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  CHECK (accepted_at IS NULL OR revoked_at IS NULL),
  CHECK (care_level = ANY (ARRAY['viewer'::text, 'editor'::text, 'admin'::text])),
  CHECK (email = lower(email) AND char_length(email) <= 254),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (network_level = ANY (ARRAY['viewer'::text, 'editor'::text, 'admin'::text])),
  CHECK (participation_level = ANY (ARRAY['viewer'::text, 'editor'::text, 'admin'::text])),
  CHECK (type = ANY (ARRAY['user'::text, 'owner'::text]))
);
CREATE INDEX invitation_of_email ON invitation USING btree (email);
CREATE INDEX invitation_open_to ON invitation USING btree (email) WHERE accepted_at IS NULL AND revoked_at IS NULL;
CREATE INDEX invitation_organisation ON invitation USING btree (organisation_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX invitation_open ON invitation USING btree (organisation_id, email) WHERE accepted_at IS NULL AND revoked_at IS NULL;
comment on column invitation.type is 'ts:"user" | "owner"';
comment on column invitation.network_level is 'ts:import("@stoep/contract/kernel").Level';
comment on column invitation.participation_level is 'ts:import("@stoep/contract/kernel").Level';
comment on column invitation.care_level is 'ts:import("@stoep/contract/kernel").Level';
comment on column invitation.language is 'ts:import("@stoep/contract/kernel").Language';

create table licence (
  id uuid not null,
  organisation_id uuid not null,
  module text not null,
  level text not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone,
  created_at timestamp with time zone not null,
  neighbourhood_ids uuid[],
  thing_kind text,
  thing_id uuid,
  PRIMARY KEY (id),
  UNIQUE NULLS NOT DISTINCT (organisation_id, module, from_at, thing_id),
  FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  CHECK ((thing_kind IS NULL) = (thing_id IS NULL)),
  CHECK (char_length(thing_kind) >= 1 AND char_length(thing_kind) <= 40),
  CHECK (level <> 'oneoff'::text OR until_at IS NOT NULL),
  CHECK (level = 'oneoff'::text OR num_nonnulls(neighbourhood_ids, thing_id) = 0),
  CHECK (level = ANY (ARRAY['essential'::text, 'premium'::text, 'oneoff'::text])),
  CHECK (module = ANY (ARRAY['network'::text, 'participation'::text, 'care'::text])),
  CHECK (num_nonnulls(neighbourhood_ids, thing_id) <= 1),
  CHECK (until_at IS NULL OR until_at > from_at)
);
CREATE INDEX licence_end ON licence USING btree (until_at) WHERE until_at IS NOT NULL;
comment on column licence.module is 'ts:import("@stoep/contract/kernel").Module';
comment on column licence.level is 'ts:"essential" | "premium" | "oneoff"';

create table licence_notice (
  id uuid not null,
  licence_id uuid not null,
  days smallint not null,
  until_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (licence_id, days, until_at),
  FOREIGN KEY (licence_id) REFERENCES licence(id) ON DELETE CASCADE,
  CHECK (days = ANY (ARRAY[60, 30, 7]))
);

create table link_request (
  id uuid not null,
  purpose text not null,
  email text not null,
  account_id uuid,
  path text not null,
  created_at timestamp with time zone not null,
  below_home boolean not null default false,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CHECK (char_length(path) <= 1000),
  CHECK (email = lower(email) AND char_length(email) <= 254),
  CHECK (purpose = ANY (ARRAY['reset-password'::text, 'change-email'::text, 'sign-in'::text]))
);
CREATE INDEX link_request_account ON link_request USING btree (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX link_request_age ON link_request USING btree (created_at);
CREATE INDEX link_request_of_account ON link_request USING btree (account_id);
CREATE INDEX link_request_of_email ON link_request USING btree (email);
comment on column link_request.purpose is 'ts:"reset-password" | "change-email" | "sign-in"';

create table mail_preference (
  account_id uuid not null,
  refuses_all boolean not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table membership (
  id uuid not null,
  account_id uuid not null,
  organisation_id uuid not null,
  type text not null,
  network_level text,
  participation_level text,
  care_level text,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  care_since timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (account_id, organisation_id),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  CHECK (care_level = ANY (ARRAY['viewer'::text, 'editor'::text, 'admin'::text])),
  CHECK (network_level = ANY (ARRAY['viewer'::text, 'editor'::text, 'admin'::text])),
  CHECK (participation_level = ANY (ARRAY['viewer'::text, 'editor'::text, 'admin'::text])),
  CHECK (type = ANY (ARRAY['pending'::text, 'user'::text, 'owner'::text, 'disabled'::text, 'community-worker'::text]))
);
CREATE INDEX membership_organisation ON membership USING btree (organisation_id);
comment on column membership.type is 'ts:import("@stoep/contract/kernel").MembershipType';
comment on column membership.network_level is 'ts:import("@stoep/contract/kernel").Level';
comment on column membership.participation_level is 'ts:import("@stoep/contract/kernel").Level';
comment on column membership.care_level is 'ts:import("@stoep/contract/kernel").Level';

create table migration (
  scope text not null,
  number integer,
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone not null,
  PRIMARY KEY (scope, name)
);

create table network (
  id uuid not null,
  slug text not null,
  name text not null,
  schema_name text not null,
  time_zone text not null,
  languages text[] not null,
  created_at timestamp with time zone not null,
  currency text not null default 'EUR'::text,
  tiles jsonb,
  accent text,
  logo bytea,
  logo_sha256 text,
  data_licence text not null default 'CC-BY-4.0'::text,
  PRIMARY KEY (id),
  UNIQUE (schema_name),
  UNIQUE (slug),
  CHECK ((logo IS NULL) = (logo_sha256 IS NULL)),
  CHECK (accent ~ '^#[0-9a-f]{6}$'::text),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 120),
  CHECK (currency = ANY (ARRAY['EUR'::text, 'GBP'::text, 'USD'::text])),
  CHECK (data_licence = ANY (ARRAY['CC-BY-4.0'::text, 'CC0-1.0'::text, 'ODbL-1.0'::text, 'gratis-hergebruik-1.0'::text])),
  CHECK (languages <@ ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text] AND cardinality(languages) > 0),
  CHECK (octet_length(logo) <= 262144),
  CHECK (schema_name ~ '^n_[a-z0-9_]{1,50}$'::text),
  CHECK (slug ~ '^[a-z][a-z0-9-]{1,40}$'::text)
);
comment on column network.languages is 'ts:import("@stoep/contract/kernel").Language[]';
comment on column network.currency is 'ts:"EUR" | "GBP" | "USD"';
comment on column network.tiles is 'ts:{ url: string; attribution: string; maxZoom: number } | null';
comment on column network.data_licence is 'ts:import("@stoep/contract/neighbourhoods").DataLicence';

create table network_import (
  id uuid not null,
  network_id uuid not null,
  kind text not null,
  state text not null,
  file_name text not null,
  options jsonb not null,
  started_by text not null,
  read integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  rejected integer not null default 0,
  rejections jsonb not null default '[]'::jsonb,
  failure jsonb,
  ground text,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone,
  bytes integer not null default 0,
  bytes_read integer not null default 0,
  PRIMARY KEY (id),
  FOREIGN KEY (network_id) REFERENCES network(id) ON DELETE CASCADE,
  CHECK (bytes >= 0),
  CHECK (bytes_read >= 0),
  CHECK (char_length(file_name) >= 1 AND char_length(file_name) <= 200),
  CHECK (char_length(started_by) <= 170),
  CHECK (kind = ANY (ARRAY['neighbourhoods'::text, 'addresses'::text])),
  CHECK (state = ANY (ARRAY['checking'::text, 'previewed'::text, 'queued'::text, 'running'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX network_import_age ON network_import USING btree (created_at);
CREATE INDEX network_import_network ON network_import USING btree (network_id, created_at DESC);
comment on column network_import.kind is 'ts:"neighbourhoods" | "addresses"';
comment on column network_import.state is 'ts:"checking" | "previewed" | "queued" | "running" | "done" | "failed"';
comment on column network_import.options is 'ts:Record<string, string>';
comment on column network_import.rejections is 'ts:{ place: number; reason: import("@stoep/contract/neighbourhoods").RejectionReason; subject: string; detail: string | null }[]';
comment on column network_import.failure is 'ts:{ reason: import("@stoep/contract/neighbourhoods").ImportFailure; detail: string } | null';

create table network_migration (
  number integer,
  name text not null,
  sha256 text not null,
  text text not null,
  PRIMARY KEY (name)
);

create table one_time_link (
  id uuid not null,
  token_hash text not null,
  purpose text not null,
  account_id uuid not null,
  email text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CHECK (email = lower(email) AND char_length(email) <= 254),
  CHECK (purpose = ANY (ARRAY['reset-password'::text, 'change-email'::text]))
);
CREATE INDEX one_time_link_account ON one_time_link USING btree (account_id) WHERE used_at IS NULL;
CREATE INDEX one_time_link_age ON one_time_link USING btree (expires_at);
CREATE INDEX one_time_link_of_account ON one_time_link USING btree (account_id);
comment on column one_time_link.purpose is 'ts:"reset-password" | "change-email"';

create table organisation (
  id uuid not null,
  network_id uuid not null,
  name text not null,
  kind text not null,
  created_at timestamp with time zone not null,
  second_factor_from timestamp with time zone,
  is_care_secured boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (network_id, name),
  FOREIGN KEY (network_id) REFERENCES network(id),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 120),
  CHECK (kind = ANY (ARRAY['city'::text, 'company'::text, 'association'::text]))
);
comment on column organisation.kind is 'ts:"city" | "company" | "association"';

create table push_device (
  id uuid not null,
  account_id uuid not null,
  session_id uuid,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  agent text not null,
  created_at timestamp with time zone not null,
  reached_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (endpoint),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE SET NULL,
  CHECK (auth ~ '^[A-Za-z0-9_-]{22}$'::text),
  CHECK (char_length(agent) <= 300),
  CHECK (endpoint ~ '^https?://'::text AND char_length(endpoint) <= 1000),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (p256dh ~ '^[A-Za-z0-9_-]{87}$'::text)
);
CREATE INDEX push_device_account ON push_device USING btree (account_id);
CREATE INDEX push_device_session ON push_device USING btree (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX push_device_used ON push_device USING btree (COALESCE(reached_at, created_at));
comment on column push_device.language is 'ts:import("@stoep/contract/kernel").Language';

create table push_key (
  id smallint not null,
  public_key text not null,
  private_key text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK (id = 1),
  CHECK (public_key ~ '^[A-Za-z0-9_-]{87}$'::text)
);

create table rate_limit (
  key text not null,
  points integer not null default 0,
  expire bigint,
  PRIMARY KEY (key)
);

create table reading (
  id uuid not null,
  at timestamp with time zone not null,
  network_id uuid not null,
  organisation_id uuid not null,
  account_id uuid not null,
  reader_name text not null,
  ticket_id uuid,
  what text not null,
  people integer not null default 1,
  address text not null,
  module text not null,
  person_ids uuid[] not null,
  filter jsonb,
  list_name text,
  PRIMARY KEY (id),
  CHECK (char_length(address) <= 60),
  CHECK (char_length(reader_name) <= 170),
  CHECK (list_name = ANY (ARRAY['members'::text, 'helpers'::text, 'tickets'::text, 'recurring'::text, 'agenda'::text, 'applications'::text])),
  CHECK (module = ANY (ARRAY['care'::text, 'network'::text])),
  CHECK (people >= 0),
  CHECK (what = ANY (ARRAY['file'::text, 'list'::text, 'private'::text, 'contact'::text, 'print'::text, 'export'::text, 'import'::text, 'merge'::text]))
);
CREATE INDEX reading_latest ON reading USING btree (organisation_id, at DESC, id DESC);
CREATE INDEX reading_people ON reading USING gin (person_ids);
CREATE INDEX reading_reader ON reading USING btree (organisation_id, account_id, at DESC, id DESC);
comment on column reading.what is 'ts:import("@stoep/contract/audit").ReadingKind';
comment on column reading.module is 'ts:import("@stoep/contract/audit").ReadingModule';
comment on column reading.filter is 'ts:Record<string, unknown>';
comment on column reading.list_name is 'ts:import("@stoep/contract/audit").ReadingList';

create table reading_count (
  membership_id uuid not null,
  span text not null,
  people integer not null,
  ends_at timestamp with time zone not null,
  PRIMARY KEY (membership_id, span),
  FOREIGN KEY (membership_id) REFERENCES membership(id) ON DELETE CASCADE,
  CHECK (people >= 0),
  CHECK (span = ANY (ARRAY['hour'::text, 'day'::text, 'files'::text]))
);
comment on column reading_count.span is 'ts:import("@stoep/contract/audit/values").ReadingSpan';

create table recovery_code (
  account_id uuid not null,
  code_hash text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (account_id, code_hash),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

create table refresh_token (
  token_hash text not null,
  session_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX refresh_token_age ON refresh_token USING btree (expires_at);
CREATE INDEX refresh_token_session ON refresh_token USING btree (session_id);

create table residence (
  account_id uuid not null,
  network_id uuid not null,
  resident_id uuid not null,
  last_used_at timestamp with time zone,
  PRIMARY KEY (account_id, network_id),
  UNIQUE (resident_id),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  FOREIGN KEY (network_id) REFERENCES network(id) ON DELETE CASCADE
);

create table session (
  id uuid not null,
  account_id uuid not null,
  membership_id uuid,
  resident_id uuid,
  client text not null,
  agent text not null,
  created_at timestamp with time zone not null,
  refreshed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  second_step text,
  confirmed_at timestamp with time zone,
  sign_on_organisation_id uuid,
  sign_on_scope text,
  sign_on_network_id uuid,
  plain_cookie_until timestamp with time zone,
  ends_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  FOREIGN KEY (membership_id) REFERENCES membership(id) ON DELETE SET NULL,
  FOREIGN KEY (resident_id) REFERENCES residence(resident_id) ON DELETE SET NULL,
  FOREIGN KEY (sign_on_network_id) REFERENCES network(id) ON DELETE CASCADE,
  FOREIGN KEY (sign_on_organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  CHECK ((NOT sign_on_scope IS DISTINCT FROM 'organisation'::text) = (sign_on_organisation_id IS NOT NULL) AND (NOT sign_on_scope IS DISTINCT FROM 'network'::text) = (sign_on_network_id IS NOT NULL)),
  CHECK (char_length(agent) <= 300),
  CHECK (char_length(client) <= 40),
  CHECK (membership_id IS NULL OR resident_id IS NULL),
  CHECK (second_step = ANY (ARRAY['waiting'::text, 'done'::text])),
  CHECK (sign_on_scope = ANY (ARRAY['installation'::text, 'network'::text, 'organisation'::text]))
);
CREATE INDEX session_account ON session USING btree (account_id) WHERE ended_at IS NULL;
CREATE INDEX session_age ON session USING btree (expires_at);
CREATE INDEX session_ended ON session USING btree (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX session_lately ON session USING btree (account_id, refreshed_at DESC);
CREATE INDEX session_membership ON session USING btree (membership_id) WHERE membership_id IS NOT NULL;
CREATE INDEX session_resident ON session USING btree (resident_id) WHERE resident_id IS NOT NULL;
CREATE INDEX session_signed_on ON session USING btree (sign_on_organisation_id) WHERE sign_on_organisation_id IS NOT NULL;
CREATE INDEX session_signed_on_network ON session USING btree (sign_on_network_id) WHERE sign_on_network_id IS NOT NULL;
CREATE INDEX session_signed_on_scope ON session USING btree (sign_on_scope) WHERE sign_on_scope IS NOT NULL;
comment on column session.second_step is 'ts:"waiting" | "done"';
comment on column session.sign_on_scope is 'ts:"installation" | "network" | "organisation"';

create table sign_in_link (
  token_hash text not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_link_account ON sign_in_link USING btree (account_id) WHERE used_at IS NULL;
CREATE INDEX sign_in_link_age ON sign_in_link USING btree (expires_at);
CREATE INDEX sign_in_link_of_account ON sign_in_link USING btree (account_id);

create table sign_on (
  state_hash text not null,
  browser_hash text not null,
  provider_id uuid not null,
  account_id uuid,
  verifier text not null,
  nonce text not null,
  language text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (state_hash),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  FOREIGN KEY (provider_id) REFERENCES identity_provider(id) ON DELETE CASCADE,
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text]))
);
CREATE INDEX sign_on_account ON sign_on USING btree (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX sign_on_age ON sign_on USING btree (expires_at);
CREATE INDEX sign_on_provider ON sign_on USING btree (provider_id);
comment on column sign_on.language is 'ts:import("@stoep/contract/kernel").Language';

create table sign_up (
  id uuid not null,
  token_hash text not null,
  network_id uuid not null,
  account_id uuid,
  email text not null,
  first_name text not null,
  last_name text not null,
  kind text not null,
  language text not null,
  address_id uuid,
  pin jsonb,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (token_hash),
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  FOREIGN KEY (network_id) REFERENCES network(id) ON DELETE CASCADE,
  CHECK (address_id IS NOT NULL OR pin IS NOT NULL),
  CHECK (char_length(first_name) >= 1 AND char_length(first_name) <= 80),
  CHECK (char_length(last_name) >= 1 AND char_length(last_name) <= 80),
  CHECK (email = lower(email) AND char_length(email) <= 254),
  CHECK (kind = ANY (ARRAY['person'::text, 'business'::text, 'association'::text])),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text]))
);
CREATE INDEX sign_up_email ON sign_up USING btree (email, created_at);
CREATE INDEX sign_up_expiry ON sign_up USING btree (expires_at);
CREATE INDEX sign_up_of_account ON sign_up USING btree (account_id);
CREATE INDEX sign_up_of_email ON sign_up USING btree (email);
comment on column sign_up.kind is 'ts:import("@stoep/contract/kernel").ResidentKind';
comment on column sign_up.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column sign_up.pin is 'ts:{ longitude: number; latitude: number; street: string; houseNumber: string }';

create table text_ceiling (
  organisation_id uuid not null,
  ceiling integer,
  PRIMARY KEY (organisation_id),
  FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  CHECK (ceiling >= 0 AND ceiling <= 100000)
);

create table text_tally (
  organisation_id uuid not null,
  month text not null,
  sender_id uuid not null,
  sent integer not null,
  PRIMARY KEY (organisation_id, month, sender_id),
  FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'::text),
  CHECK (sent >= 0)
);

create table tx_guard (
  id bigint not null,
  PRIMARY KEY (id)
);

create table unsubscribe_key (
  id smallint not null,
  value text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK (id = 1)
);

-- ===============================================
-- Network: the same in every network's own schema
-- ===============================================

create table activity_date (
  id uuid not null,
  post_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  is_open_ended boolean not null,
  cancelled_at timestamp with time zone,
  cancel_reason text not null default ''::text,
  moved_from timestamp with time zone,
  address text,
  longitude double precision,
  latitude double precision,
  revision integer not null default 0,
  coming integer not null default 0,
  waiting integer not null default 0,
  next_turn integer not null default 1,
  may_hold_names boolean not null default true,
  PRIMARY KEY (id),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  CHECK ((longitude IS NULL) = (latitude IS NULL)),
  CHECK (address IS NOT NULL OR longitude IS NULL),
  CHECK (char_length(address) >= 1 AND char_length(address) <= 250),
  CHECK (char_length(cancel_reason) <= 500),
  CHECK (coming >= 0),
  CHECK (ends_at >= starts_at),
  CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CHECK (waiting >= 0)
);
CREATE INDEX activity_date_long ON activity_date USING btree (ends_at) WHERE (ends_at - starts_at) > '12:00:00'::interval;
CREATE INDEX activity_date_moment ON activity_date USING btree (starts_at);
CREATE INDEX activity_date_names ON activity_date USING btree (ends_at) WHERE may_hold_names;
CREATE INDEX activity_date_post ON activity_date USING btree (post_id, starts_at);

create table address (
  id uuid not null,
  street_id uuid not null,
  house_number text not null,
  longitude double precision not null,
  latitude double precision not null,
  neighbourhood_id uuid,
  placed_in uuid,
  placed_at timestamp with time zone,
  placed_by uuid,
  PRIMARY KEY (id),
  UNIQUE (street_id, house_number),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (placed_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (placed_in) REFERENCES neighbourhood(id),
  FOREIGN KEY (street_id) REFERENCES street(id),
  CHECK ((placed_in IS NULL) = (placed_at IS NULL) AND (placed_by IS NULL OR placed_at IS NOT NULL)),
  CHECK (char_length(house_number) >= 1 AND char_length(house_number) <= 20),
  CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision)
);
CREATE INDEX address_neighbourhood ON address USING btree (neighbourhood_id);
CREATE INDEX address_place ON address USING gist (point(longitude, latitude));
CREATE INDEX address_placed ON address USING btree (placed_at DESC, id DESC) WHERE placed_at IS NOT NULL;
CREATE INDEX address_placed_by ON address USING btree (placed_by) WHERE placed_by IS NOT NULL;
CREATE INDEX address_placed_in ON address USING btree (placed_in) WHERE placed_in IS NOT NULL;

create table attendance (
  date_id uuid not null,
  resident_id uuid not null,
  people integer not null,
  state text not null,
  turn integer not null,
  said_at timestamp with time zone not null,
  PRIMARY KEY (date_id, resident_id),
  FOREIGN KEY (date_id) REFERENCES activity_date(id) ON DELETE CASCADE,
  FOREIGN KEY (resident_id) REFERENCES resident(id) ON DELETE CASCADE,
  CHECK (people >= 1 AND people <= 20),
  CHECK (state = ANY (ARRAY['coming'::text, 'waiting'::text]))
);
CREATE INDEX attendance_resident ON attendance USING btree (resident_id);
CREATE INDEX attendance_turn ON attendance USING btree (date_id, state, turn);
comment on column attendance.state is 'ts:import("@stoep/contract/publishing").AttendanceState';

create table ballot (
  id uuid not null,
  round_id uuid not null,
  district_id uuid not null,
  choices smallint[] not null,
  seal bytea not null,
  PRIMARY KEY (id),
  UNIQUE (round_id, seal),
  FOREIGN KEY (round_id) REFERENCES ballot_round(id) ON DELETE CASCADE,
  FOREIGN KEY (round_id, district_id) REFERENCES ballot_district(round_id, id) ON DELETE CASCADE,
  CHECK (cardinality(choices) >= 1 AND cardinality(choices) <= 500),
  CHECK (octet_length(seal) = 32)
);
CREATE INDEX ballot_district_ballots ON ballot USING btree (round_id, district_id, id);

create table ballot_count_request (
  round_id uuid not null,
  asked_at timestamp with time zone not null,
  times integer not null,
  percent smallint not null default 0,
  PRIMARY KEY (round_id),
  FOREIGN KEY (round_id) REFERENCES ballot_round(id) ON DELETE CASCADE,
  CHECK (percent >= 0 AND percent <= 99),
  CHECK (times > 0)
);

create table ballot_district (
  round_id uuid not null,
  id uuid not null,
  position smallint not null,
  name text not null,
  budget integer,
  PRIMARY KEY (round_id, id),
  UNIQUE (round_id, "position"),
  FOREIGN KEY (round_id) REFERENCES ballot_round(id) ON DELETE CASCADE,
  CHECK ("position" >= 0 AND "position" <= 49),
  CHECK (budget >= 1 AND budget <= 2000000000),
  CHECK (char_length(name) <= 100)
);

create table ballot_district_neighbourhood (
  round_id uuid not null,
  neighbourhood_id uuid not null,
  district_id uuid not null,
  PRIMARY KEY (round_id, neighbourhood_id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (round_id) REFERENCES ballot_round(id) ON DELETE CASCADE,
  FOREIGN KEY (round_id, district_id) REFERENCES ballot_district(round_id, id) ON DELETE CASCADE
);
CREATE INDEX ballot_district_neighbourhood_district ON ballot_district_neighbourhood USING btree (round_id, district_id);
CREATE INDEX ballot_district_neighbourhood_place ON ballot_district_neighbourhood USING btree (neighbourhood_id);

create table ballot_idea (
  round_id uuid not null,
  idea_id uuid not null,
  district_id uuid,
  position smallint not null,
  title text,
  language text,
  cost bigint,
  PRIMARY KEY (round_id, idea_id),
  UNIQUE (round_id, "position"),
  FOREIGN KEY (idea_id) REFERENCES idea(id),
  FOREIGN KEY (round_id) REFERENCES ballot_round(id) ON DELETE CASCADE,
  FOREIGN KEY (round_id, district_id) REFERENCES ballot_district(round_id, id),
  CHECK ("position" >= 0 AND "position" <= 499),
  CHECK ((title IS NULL) = (language IS NULL) AND (language IS NULL) = (cost IS NULL)),
  CHECK (char_length(title) <= 250),
  CHECK (cost > 0),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (title IS NULL OR district_id IS NOT NULL)
);
CREATE INDEX ballot_idea_district ON ballot_idea USING btree (round_id, district_id);
CREATE INDEX ballot_idea_idea ON ballot_idea USING btree (idea_id);
comment on column ballot_idea.language is 'ts:import("@stoep/contract/kernel").Language';

create table ballot_key (
  round_id uuid not null,
  key text not null,
  PRIMARY KEY (round_id),
  FOREIGN KEY (round_id) REFERENCES ballot_round(id) ON DELETE CASCADE
);

create table ballot_recounter (
  round_id uuid not null,
  district_id uuid not null,
  account_id uuid not null,
  named_at timestamp with time zone not null,
  taken_at timestamp with time zone,
  PRIMARY KEY (round_id, district_id, account_id),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE,
  FOREIGN KEY (round_id, district_id) REFERENCES ballot_district(round_id, id) ON DELETE CASCADE
);
CREATE INDEX ballot_recounter_account ON ballot_recounter USING btree (account_id);

create table ballot_result (
  round_id uuid not null,
  district_id uuid not null,
  ballots integer not null,
  outcome jsonb not null,
  is_to_be_cut boolean not null,
  PRIMARY KEY (round_id, district_id),
  FOREIGN KEY (round_id) REFERENCES ballot_round(id) ON DELETE CASCADE,
  FOREIGN KEY (round_id, district_id) REFERENCES ballot_district(round_id, id) ON DELETE CASCADE,
  CHECK (ballots >= 0)
);
CREATE INDEX ballot_result_to_be_cut ON ballot_result USING btree (round_id, district_id) WHERE is_to_be_cut;
comment on column ballot_result.outcome is 'ts:import("@stoep/tally").Outcome';

create table ballot_right (
  id uuid not null,
  project_id uuid not null,
  phase_id uuid not null,
  resident_id uuid,
  district_id uuid,
  is_used boolean not null,
  lost_in uuid,
  code_hash bytea,
  serial integer,
  code_district_id uuid,
  issue text,
  is_revoked boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (project_id, phase_id, resident_id),
  FOREIGN KEY (lost_in) REFERENCES ballot_round(id) ON DELETE SET NULL,
  FOREIGN KEY (project_id) REFERENCES project(id),
  FOREIGN KEY (resident_id) REFERENCES resident(id) ON DELETE CASCADE,
  CHECK (NOT is_revoked OR code_hash IS NOT NULL AND NOT is_used),
  CHECK (is_used = (district_id IS NOT NULL)),
  CHECK (issue = ANY (ARRAY['letters'::text, 'file'::text, 'counter'::text])),
  CHECK (lost_in IS NULL OR resident_id IS NOT NULL),
  CHECK (num_nonnulls(code_hash, serial, code_district_id, issue) = ANY (ARRAY[0, 4])),
  CHECK (num_nonnulls(resident_id, code_hash) = 1),
  CHECK (octet_length(code_hash) = 32),
  CHECK (serial > 0)
);
CREATE INDEX ballot_right_code_district ON ballot_right USING btree (project_id, phase_id, code_district_id, issue) WHERE code_hash IS NOT NULL;
CREATE INDEX ballot_right_lost ON ballot_right USING btree (lost_in, resident_id) WHERE lost_in IS NOT NULL;
CREATE INDEX ballot_right_resident ON ballot_right USING btree (resident_id);
CREATE UNIQUE INDEX ballot_right_code ON ballot_right USING btree (project_id, phase_id, code_hash) WHERE code_hash IS NOT NULL;
CREATE UNIQUE INDEX ballot_right_serial ON ballot_right USING btree (project_id, phase_id, serial) WHERE serial IS NOT NULL;
comment on column ballot_right.issue is 'ts:import("@stoep/contract/budgets").CodeIssue';

create table ballot_round (
  id uuid not null,
  project_id uuid not null,
  phase_id uuid not null,
  number integer not null,
  opens_on date,
  ends_on date,
  ballot text not null,
  at_least smallint not null,
  at_most smallint not null,
  rule text not null,
  stops_at_first boolean not null,
  roll text not null,
  least_age smallint,
  currency text,
  version integer not null default 1,
  created_by uuid,
  saved_by uuid,
  created_at timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  replaced_at timestamp with time zone,
  replaced_because text not null default ''::text,
  counted_at timestamp with time zone,
  reminded_at timestamp with time zone,
  told_at timestamp with time zone,
  chosen_at timestamp with time zone,
  imported_from text,
  PRIMARY KEY (id),
  UNIQUE (project_id, phase_id, number),
  FOREIGN KEY (created_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (project_id) REFERENCES project(id),
  FOREIGN KEY (saved_by) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK ((replaced_at IS NULL) = (replaced_because = ''::text)),
  CHECK (at_least >= 1 AND at_least <= 500),
  CHECK (at_most >= 1 AND at_most <= 500),
  CHECK (ballot = ANY (ARRAY['basket'::text, 'approval'::text])),
  CHECK (char_length(imported_from) >= 1 AND char_length(imported_from) <= 250),
  CHECK (char_length(replaced_because) <= 1000),
  CHECK (chosen_at IS NULL OR counted_at IS NOT NULL),
  CHECK (counted_at IS NULL OR opened_at IS NOT NULL AND replaced_at IS NULL),
  CHECK (currency = ANY (ARRAY['EUR'::text, 'GBP'::text, 'USD'::text])),
  CHECK (least_age >= 1 AND least_age <= 99),
  CHECK (number > 0),
  CHECK (opened_at IS NULL OR ballot = 'basket'::text OR at_most >= at_least),
  CHECK (opened_at IS NULL OR currency IS NOT NULL),
  CHECK (opened_at IS NULL OR opens_on IS NOT NULL AND ends_on IS NOT NULL AND ends_on >= opens_on),
  CHECK (replaced_at IS NULL OR opened_at IS NOT NULL),
  CHECK (roll = ANY (ARRAY['residents'::text, 'codes'::text])),
  CHECK (rule = ANY (ARRAY['most-votes'::text, 'equal-shares'::text])),
  CHECK (told_at IS NULL OR counted_at IS NOT NULL),
  CHECK (version > 0)
);
CREATE INDEX ballot_round_project ON ballot_round USING btree (project_id, id);
CREATE INDEX ballot_round_uncounted ON ballot_round USING btree (ends_on) WHERE opened_at IS NOT NULL AND replaced_at IS NULL AND counted_at IS NULL;
CREATE INDEX ballot_round_untold ON ballot_round USING btree (id) WHERE counted_at IS NOT NULL AND told_at IS NULL;
CREATE UNIQUE INDEX ballot_round_standing ON ballot_round USING btree (project_id, phase_id) WHERE replaced_at IS NULL;
comment on column ballot_round.ballot is 'ts:import("@stoep/contract/budgets").BallotKind';
comment on column ballot_round.rule is 'ts:import("@stoep/contract/budgets").CountingRule';
comment on column ballot_round.roll is 'ts:import("@stoep/contract/budgets").Roll';
comment on column ballot_round.currency is 'ts:import("@stoep/contract/participation").Currency';

create table ballot_turnout (
  round_id uuid not null,
  district_id uuid not null,
  voters integer not null,
  as_of timestamp with time zone not null,
  PRIMARY KEY (round_id, district_id),
  FOREIGN KEY (round_id) REFERENCES ballot_round(id) ON DELETE CASCADE,
  FOREIGN KEY (round_id, district_id) REFERENCES ballot_district(round_id, id) ON DELETE CASCADE,
  CHECK (voters >= 0)
);

create table calendar_address (
  id uuid not null,
  key text not null,
  resident_id uuid,
  organisation_id uuid,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (key),
  UNIQUE (organisation_id),
  UNIQUE (resident_id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id) ON DELETE CASCADE,
  FOREIGN KEY (resident_id) REFERENCES resident(id) ON DELETE CASCADE,
  CHECK (key ~ '^[A-Za-z0-9_-]{22}$'::text),
  CHECK (num_nonnulls(resident_id, organisation_id) = 1)
);

create table care_absence (
  id uuid not null,
  person_id uuid not null,
  from_on date not null,
  until_on date not null,
  note text not null default ''::text,
  PRIMARY KEY (id),
  FOREIGN KEY (person_id) REFERENCES care_helper(person_id),
  CHECK (char_length(note) <= 200),
  CHECK (until_on >= from_on)
);
CREATE INDEX care_absence_helper ON care_absence USING btree (person_id, from_on);

create table care_calendar (
  person_id uuid not null,
  key_hash text not null,
  made_at timestamp with time zone not null,
  PRIMARY KEY (person_id),
  UNIQUE (key_hash),
  FOREIGN KEY (person_id) REFERENCES care_person(id)
);

create table care_candidate (
  id uuid not null,
  ticket_id uuid not null,
  helper_id uuid not null,
  state text not null,
  channel text not null,
  token_hash text,
  expires_at timestamp with time zone not null,
  asked_at timestamp with time zone not null,
  asked_by uuid,
  answered_at timestamp with time zone,
  answer text not null default ''::text,
  held_back text,
  offered_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (ticket_id, helper_id),
  UNIQUE (token_hash),
  FOREIGN KEY (asked_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (helper_id) REFERENCES care_helper(person_id),
  FOREIGN KEY (ticket_id) REFERENCES care_ticket(id),
  CHECK (channel = ANY (ARRAY['mail'::text, 'text'::text, 'phone'::text])),
  CHECK (char_length(answer) <= 500),
  CHECK (held_back = ANY (ARRAY['check-expired'::text, 'absent'::text, 'full'::text])),
  CHECK (state = ANY (ARRAY['sent'::text, 'interested'::text, 'not-interested'::text, 'confirmed'::text, 'thanked'::text]))
);
CREATE INDEX care_candidate_expired ON care_candidate USING btree (expires_at) WHERE state = 'sent'::text;
CREATE INDEX care_candidate_helper ON care_candidate USING btree (helper_id, asked_at DESC);
CREATE UNIQUE INDEX care_candidate_confirmed ON care_candidate USING btree (ticket_id) WHERE state = 'confirmed'::text;
comment on column care_candidate.state is 'ts:import("@stoep/contract/care").CandidateState';
comment on column care_candidate.channel is 'ts:import("@stoep/contract/care").AskChannel';
comment on column care_candidate.held_back is 'ts:import("@stoep/contract/care").HelperObstacle';

create table care_category (
  id uuid not null,
  organisation_id uuid not null,
  name text not null,
  translations jsonb not null default '{}'::jsonb,
  icon text not null,
  position smallint not null,
  archived_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK ("position" >= 0),
  CHECK (char_length(icon) <= 30),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 60)
);
CREATE INDEX care_category_list ON care_category USING btree (organisation_id, "position", id);
CREATE UNIQUE INDEX care_category_name ON care_category USING btree (organisation_id, lower(name)) WHERE archived_at IS NULL;
comment on column care_category.translations is 'ts:Partial<Record<import("@stoep/contract/kernel").Language, string>>';
comment on column care_category.icon is 'ts:import("@stoep/contract/care").CareIcon';

create table care_certificate (
  id uuid not null,
  person_id uuid not null,
  name text not null,
  until_on date,
  reminded_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (person_id) REFERENCES care_helper(person_id),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 100)
);
CREATE INDEX care_certificate_ending ON care_certificate USING btree (until_on) WHERE until_on IS NOT NULL AND reminded_at IS NULL;
CREATE INDEX care_certificate_helper ON care_certificate USING btree (person_id);

create table care_consent (
  organisation_id uuid not null,
  version integer not null,
  text text not null,
  since timestamp with time zone not null,
  language text not null,
  PRIMARY KEY (organisation_id, version),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK (char_length(text) >= 1 AND char_length(text) <= 2000),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (version > 0)
);
comment on column care_consent.language is 'ts:import("@stoep/contract/kernel").Language';

create table care_double (
  id uuid not null,
  organisation_id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  because text[] not null,
  found_at timestamp with time zone not null,
  dismissed_at timestamp with time zone,
  dismissed_by uuid,
  PRIMARY KEY (id),
  UNIQUE (one_id, other_id),
  FOREIGN KEY (dismissed_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (one_id) REFERENCES care_person(id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (other_id) REFERENCES care_person(id),
  CHECK (cardinality(because) > 0),
  CHECK (one_id < other_id)
);
CREATE INDEX care_double_list ON care_double USING btree (organisation_id, found_at DESC, id DESC) WHERE dismissed_at IS NULL;
CREATE INDEX care_double_other ON care_double USING btree (other_id);
comment on column care_double.because is 'ts:import("@stoep/contract/care").DuplicateReason[]';

create table care_duo (
  helper_id uuid not null,
  member_id uuid not null,
  organisation_id uuid not null,
  solved integer not null,
  last_at timestamp with time zone not null,
  PRIMARY KEY (helper_id, member_id),
  FOREIGN KEY (helper_id) REFERENCES care_helper(person_id),
  FOREIGN KEY (member_id) REFERENCES care_person(id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id)
);
CREATE INDEX care_duo_durable ON care_duo USING btree (organisation_id, solved);
CREATE INDEX care_duo_member ON care_duo USING btree (member_id);

create table care_entry (
  id uuid not null,
  organisation_id uuid not null,
  helper_id uuid not null,
  ticket_id uuid,
  on_day date not null,
  minutes integer not null,
  text text not null default ''::text,
  written_by uuid,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (helper_id) REFERENCES care_helper(person_id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (ticket_id) REFERENCES care_ticket(id),
  FOREIGN KEY (written_by) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK (char_length(text) <= 500),
  CHECK (minutes >= 0 AND minutes <= 6000)
);
CREATE INDEX care_entry_helper ON care_entry USING btree (helper_id, on_day DESC, id DESC);
CREATE INDEX care_entry_ticket ON care_entry USING btree (ticket_id) WHERE ticket_id IS NOT NULL;
CREATE INDEX care_entry_year ON care_entry USING btree (organisation_id, on_day);

create table care_form (
  ticket_id uuid not null,
  organisation_id uuid not null,
  member_id uuid not null,
  stamp_hash text not null,
  sent_at timestamp with time zone not null,
  name text not null,
  email text not null,
  phone text not null,
  address text not null,
  is_new boolean not null,
  consent_version integer not null,
  post_id uuid,
  PRIMARY KEY (ticket_id),
  UNIQUE (stamp_hash),
  FOREIGN KEY (member_id) REFERENCES care_person(id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (organisation_id, consent_version) REFERENCES care_consent(organisation_id, version),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE SET NULL,
  FOREIGN KEY (ticket_id) REFERENCES care_ticket(id),
  CHECK (char_length(address) <= 300),
  CHECK (char_length(email) <= 254),
  CHECK (char_length(name) <= 165),
  CHECK (char_length(phone) <= 40)
);
CREATE INDEX care_form_consent ON care_form USING btree (organisation_id, consent_version);
CREATE INDEX care_form_member ON care_form USING btree (member_id);
CREATE INDEX care_form_post ON care_form USING btree (post_id) WHERE post_id IS NOT NULL;

create table care_function (
  id uuid not null,
  organisation_id uuid not null,
  kind text not null,
  title text not null,
  description text not null,
  icon text not null,
  position smallint not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK ("position" >= 0),
  CHECK (char_length(description) <= 500),
  CHECK (char_length(icon) <= 30),
  CHECK (char_length(title) >= 1 AND char_length(title) <= 80),
  CHECK (kind = ANY (ARRAY['volunteer'::text, 'community-worker'::text]))
);
CREATE UNIQUE INDEX care_function_title ON care_function USING btree (organisation_id, kind, lower(title));
comment on column care_function.kind is 'ts:import("@stoep/contract/care").FunctionKind';
comment on column care_function.icon is 'ts:import("@stoep/contract/care").CareIcon';

create table care_helper (
  person_id uuid not null,
  organisation_id uuid not null,
  kind text not null,
  management text not null default 'none'::text,
  is_professional boolean not null default false,
  status text not null,
  status_at timestamp with time zone not null,
  declined_because text not null default ''::text,
  helper_since timestamp with time zone not null,
  skills text not null default ''::text,
  transport text not null default 'unknown'::text,
  radius_km smallint,
  available text[] not null default '{}'::text[],
  monthly_cap smallint,
  function_id uuid,
  helped integer not null default 0,
  last_helped_at timestamp with time zone,
  last_asked_at timestamp with time zone,
  last_refused_at timestamp with time zone,
  preferred_channel text,
  PRIMARY KEY (person_id),
  FOREIGN KEY (function_id) REFERENCES care_function(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (person_id) REFERENCES care_person(id),
  CHECK (cardinality(available) <= 21),
  CHECK (char_length(declined_because) <= 500),
  CHECK (char_length(skills) <= 500),
  CHECK (helped >= 0),
  CHECK (kind = ANY (ARRAY['company'::text, 'organisation'::text, 'neighbour'::text])),
  CHECK (management = ANY (ARRAY['none'::text, 'self-managed'::text, 'stoep-managed'::text])),
  CHECK (monthly_cap >= 1 AND monthly_cap <= 60),
  CHECK (preferred_channel = ANY (ARRAY['mail'::text, 'text'::text, 'phone'::text])),
  CHECK (radius_km >= 1 AND radius_km <= 100),
  CHECK (status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text])),
  CHECK (transport = ANY (ARRAY['unknown'::text, 'none'::text, 'bike'::text, 'car'::text]))
);
CREATE INDEX care_helper_function ON care_helper USING btree (function_id) WHERE function_id IS NOT NULL;
CREATE INDEX care_helper_list ON care_helper USING btree (organisation_id, status, kind);
CREATE INDEX care_helper_since ON care_helper USING btree (organisation_id, helper_since DESC, person_id DESC);
comment on column care_helper.kind is 'ts:import("@stoep/contract/care").HelperKind';
comment on column care_helper.management is 'ts:import("@stoep/contract/care").Management';
comment on column care_helper.status is 'ts:import("@stoep/contract/care").HelperStatus';
comment on column care_helper.transport is 'ts:import("@stoep/contract/care").Transport';
comment on column care_helper.available is 'ts:import("@stoep/contract/care").PartOfWeek[]';
comment on column care_helper.preferred_channel is 'ts:import("@stoep/contract/care").AskChannel';

create table care_helper_category (
  person_id uuid not null,
  category_id uuid not null,
  PRIMARY KEY (person_id, category_id),
  FOREIGN KEY (category_id) REFERENCES care_category(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES care_helper(person_id)
);
CREATE INDEX care_helper_category_people ON care_helper_category USING btree (category_id, person_id);

create table care_helper_load (
  helper_id uuid not null,
  month date not null,
  tasks integer not null,
  confidential_tasks integer not null default 0,
  PRIMARY KEY (helper_id, month),
  FOREIGN KEY (helper_id) REFERENCES care_helper(person_id),
  CHECK (confidential_tasks >= 0)
);

create table care_import (
  id uuid not null,
  organisation_id uuid not null,
  kind text not null,
  state text not null,
  file_name text not null,
  turn integer not null default 0,
  columns jsonb not null,
  samples text not null default ''::text,
  language text not null,
  skips_address boolean not null default false,
  rows integer not null,
  progress integer not null default 0,
  started_by uuid,
  confirmed_by uuid,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone,
  skips_day boolean not null default false,
  day_order text not null default 'day-first'::text,
  sheets jsonb not null default '[]'::jsonb,
  sheet integer not null default 0,
  rows_until timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (confirmed_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (started_by) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK (char_length(file_name) >= 1 AND char_length(file_name) <= 200),
  CHECK (char_length(language) >= 2 AND char_length(language) <= 3),
  CHECK (day_order = ANY (ARRAY['day-first'::text, 'month-first'::text])),
  CHECK (kind = ANY (ARRAY['members'::text, 'helpers'::text])),
  CHECK (progress >= 0),
  CHECK (rows >= 0),
  CHECK (sheet >= 0),
  CHECK (state = ANY (ARRAY['mapping'::text, 'checking'::text, 'previewed'::text, 'queued'::text, 'running'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX care_import_age ON care_import USING btree (created_at);
CREATE INDEX care_import_due ON care_import USING btree (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX care_import_list ON care_import USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX care_import_rows ON care_import USING btree (rows_until) WHERE rows_until IS NOT NULL;
comment on column care_import.kind is 'ts:import("@stoep/contract/care").ImportKind';
comment on column care_import.state is 'ts:import("@stoep/contract/care").ImportState';
comment on column care_import.columns is 'ts:{ heading: string; field: import("@stoep/contract/care").ImportField | null }[]';
comment on column care_import.language is 'ts:import("@stoep/contract/care").SpokenLanguage';
comment on column care_import.day_order is 'ts:import("@stoep/contract/care").DayOrder';
comment on column care_import.sheets is 'ts:string[]';

create table care_import_row (
  import_id uuid not null,
  place integer not null,
  fate text not null,
  name text not null,
  person_id uuid,
  same_as integer,
  faults jsonb not null default '[]'::jsonb,
  draft jsonb,
  sealed text,
  is_taken boolean not null default false,
  PRIMARY KEY (import_id, place),
  FOREIGN KEY (import_id) REFERENCES care_import(id) ON DELETE CASCADE,
  FOREIGN KEY (person_id) REFERENCES care_person(id),
  CHECK (char_length(name) <= 300),
  CHECK (char_length(sealed) <= 2000),
  CHECK (fate = ANY (ARRAY['new'::text, 'added'::text, 'there'::text, 'double'::text, 'wrong'::text])),
  CHECK (place > 1)
);
CREATE INDEX care_import_row_due ON care_import_row USING btree (import_id, place) WHERE NOT is_taken AND (fate = ANY (ARRAY['new'::text, 'there'::text]));
CREATE INDEX care_import_row_fate ON care_import_row USING btree (import_id, fate, place);
CREATE INDEX care_import_row_person ON care_import_row USING btree (person_id) WHERE person_id IS NOT NULL;
comment on column care_import_row.fate is 'ts:import("@stoep/contract/care").ImportFate';
comment on column care_import_row.faults is 'ts:import("@stoep/contract/care").ImportFault[]';
comment on column care_import_row.draft is 'ts:unknown';

create table care_link (
  token_hash text not null,
  ticket_id uuid not null,
  person_id uuid not null,
  side text not null,
  made_at timestamp with time zone not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (person_id) REFERENCES care_person(id),
  FOREIGN KEY (ticket_id) REFERENCES care_ticket(id) ON DELETE CASCADE,
  CHECK ((starts_at IS NULL) = (ends_at IS NULL)),
  CHECK (side = ANY (ARRAY['member'::text, 'helper'::text]))
);
CREATE INDEX care_link_person ON care_link USING btree (person_id);
CREATE INDEX care_link_ticket ON care_link USING btree (ticket_id);
comment on column care_link.side is 'ts:import("@stoep/contract/care").TicketSide';

create table care_link_request (
  id uuid not null,
  organisation_id uuid not null,
  person_id uuid not null,
  account_id uuid,
  state text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  closed_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE,
  FOREIGN KEY (asked_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (person_id) REFERENCES care_person(id),
  CHECK (expires_at > asked_at),
  CHECK (state = ANY (ARRAY['asked'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text]))
);
CREATE INDEX care_link_request_asker ON care_link_request USING btree (organisation_id, asked_by) WHERE closed_at IS NULL AND state <> 'withdrawn'::text;
CREATE INDEX care_link_request_of ON care_link_request USING btree (person_id, asked_at DESC);
CREATE INDEX care_link_request_old ON care_link_request USING btree (asked_at);
CREATE INDEX care_link_request_over ON care_link_request USING btree (expires_at) WHERE closed_at IS NULL AND state <> 'agreed'::text;
CREATE INDEX care_link_request_to ON care_link_request USING btree (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX care_link_request_waiting ON care_link_request USING btree (organisation_id, expires_at) WHERE state = 'asked'::text;
CREATE UNIQUE INDEX care_link_request_account ON care_link_request USING btree (organisation_id, account_id) WHERE state = 'asked'::text AND account_id IS NOT NULL;
CREATE UNIQUE INDEX care_link_request_person ON care_link_request USING btree (person_id) WHERE state = 'asked'::text;
comment on column care_link_request.state is 'ts:"asked" | "agreed" | "declined" | "withdrawn"';

create table care_merge (
  id uuid not null,
  organisation_id uuid not null,
  kept_id uuid not null,
  gone_id uuid not null,
  moved jsonb not null,
  merged_at timestamp with time zone not null,
  merged_by uuid,
  undone_at timestamp with time zone,
  before jsonb not null default '{}'::jsonb,
  sealed_was text,
  sealed_became text,
  PRIMARY KEY (id),
  FOREIGN KEY (gone_id) REFERENCES care_person(id),
  FOREIGN KEY (kept_id) REFERENCES care_person(id),
  FOREIGN KEY (merged_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK (kept_id <> gone_id)
);
CREATE INDEX care_merge_kept ON care_merge USING btree (kept_id, merged_at DESC);
CREATE INDEX care_merge_old ON care_merge USING btree (merged_at) WHERE undone_at IS NULL;
CREATE UNIQUE INDEX care_merge_gone ON care_merge USING btree (gone_id) WHERE undone_at IS NULL;
comment on column care_merge.moved is 'ts:Record<string, string[]>';
comment on column care_merge.before is 'ts:unknown';

create table care_note (
  id uuid not null,
  organisation_id uuid not null,
  person_id uuid not null,
  text text not null,
  written_by uuid,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (person_id) REFERENCES care_person(id),
  FOREIGN KEY (written_by) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK (char_length(text) >= 1 AND char_length(text) <= 2000)
);
CREATE INDEX care_note_person ON care_note USING btree (person_id, created_at DESC, id DESC);

create table care_person (
  id uuid not null,
  organisation_id uuid not null,
  is_member boolean not null,
  joined_at timestamp with time zone not null,
  first_name text not null,
  last_name text not null,
  company_name text not null default ''::text,
  email text,
  phone text,
  phone_national text not null default ''::text,
  language text not null,
  languages text[] not null,
  street text not null default ''::text,
  house_number text not null default ''::text,
  postal_code text not null default ''::text,
  city text not null default ''::text,
  longitude double precision,
  latitude double precision,
  neighbourhood_id uuid,
  introduction text not null default ''::text,
  key_remark text not null default ''::text,
  lead_source text,
  lead_explanation text not null default ''::text,
  referred_by text not null default ''::text,
  member_organisation text not null default ''::text,
  subscribed_on date,
  picture_id uuid,
  sealed text,
  account_id uuid,
  linked_at timestamp with time zone,
  suspended_at timestamp with time zone,
  suspended_because text not null default ''::text,
  tickets integer not null default 0,
  solved integer not null default 0,
  last_ticket_at timestamp with time zone,
  merged_into uuid,
  deleted_at timestamp with time zone,
  created_by uuid,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  unlinked_at timestamp with time zone,
  typed_first_name text,
  typed_last_name text,
  words text not null generated always as ((((((public.folded((((((((first_name || ' '::text) || last_name) || ' '::text) || company_name) || ' '::text) || street) || ' '::text) || city) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || phone_national) stored,
  care_household_id uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (created_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (merged_into) REFERENCES care_person(id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (picture_id) REFERENCES file(id) ON DELETE SET NULL,
  CHECK ((longitude IS NULL) = (latitude IS NULL)),
  CHECK (cardinality(languages) >= 1 AND cardinality(languages) <= 32),
  CHECK (char_length(city) <= 120),
  CHECK (char_length(company_name) <= 120),
  CHECK (char_length(first_name) <= 80),
  CHECK (char_length(house_number) <= 20),
  CHECK (char_length(introduction) <= 2000),
  CHECK (char_length(key_remark) <= 300),
  CHECK (char_length(language) >= 2 AND char_length(language) <= 3),
  CHECK (char_length(last_name) <= 80),
  CHECK (char_length(lead_explanation) <= 500),
  CHECK (char_length(member_organisation) <= 120),
  CHECK (char_length(postal_code) <= 12),
  CHECK (char_length(referred_by) <= 120),
  CHECK (char_length(sealed) <= 2000),
  CHECK (char_length(street) <= 120),
  CHECK (char_length(suspended_because) <= 500),
  CHECK (char_length(typed_first_name) <= 80),
  CHECK (char_length(typed_last_name) <= 80),
  CHECK (deleted_at IS NOT NULL OR email IS NOT NULL OR phone IS NOT NULL),
  CHECK (deleted_at IS NOT NULL OR first_name <> ''::text OR company_name <> ''::text),
  CHECK (email = lower(email) AND char_length(email) >= 3 AND char_length(email) <= 254),
  CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CHECK (lead_source = ANY (ARRAY['word-of-mouth'::text, 'letter'::text, 'ad'::text, 'referral'::text, 'stoep'::text, 'other'::text, 'event'::text, 'outreach'::text, 'website'::text, 'social-media'::text])),
  CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'::text),
  CHECK (phone_national ~ '^[0-9]*$'::text AND char_length(phone_national) <= 15),
  CHECK (solved <= tickets),
  CHECK (solved >= 0),
  CHECK (tickets >= 0),
  EXCLUDE USING gist (organisation_id WITH =, email WITH =, COALESCE(care_household_id, id) WITH <>) WHERE (email IS NOT NULL AND merged_into IS NULL AND deleted_at IS NULL),
  EXCLUDE USING gist (organisation_id WITH =, phone WITH =, COALESCE(care_household_id, id) WITH <>) WHERE (phone IS NOT NULL AND merged_into IS NULL AND deleted_at IS NULL)
);
CREATE INDEX care_person_alike ON care_person USING btree (organisation_id, lower(last_name), lower(street)) WHERE merged_into IS NULL AND deleted_at IS NULL;
CREATE INDEX care_person_area ON care_person USING btree (organisation_id, neighbourhood_id) WHERE merged_into IS NULL AND deleted_at IS NULL;
CREATE INDEX care_person_deleted ON care_person USING btree (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX care_person_email ON care_person USING btree (organisation_id, email) WHERE email IS NOT NULL AND merged_into IS NULL AND deleted_at IS NULL;
CREATE INDEX care_person_house ON care_person USING btree (organisation_id, lower(street), lower(house_number)) WHERE merged_into IS NULL AND deleted_at IS NULL;
CREATE INDEX care_person_household ON care_person USING btree (care_household_id) WHERE care_household_id IS NOT NULL;
CREATE INDEX care_person_joined ON care_person USING btree (organisation_id, joined_at DESC, id DESC) WHERE is_member AND merged_into IS NULL AND deleted_at IS NULL;
CREATE INDEX care_person_linked ON care_person USING btree (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX care_person_members ON care_person USING btree (organisation_id, lower(last_name), lower(first_name), id) WHERE is_member AND merged_into IS NULL AND deleted_at IS NULL;
CREATE INDEX care_person_merged ON care_person USING btree (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX care_person_names ON care_person USING btree (organisation_id, lower(last_name), lower(first_name), id);
CREATE INDEX care_person_number ON care_person USING btree (organisation_id, "right"(phone_national, 8)) WHERE merged_into IS NULL AND deleted_at IS NULL;
CREATE INDEX care_person_phone ON care_person USING btree (organisation_id, phone) WHERE phone IS NOT NULL AND merged_into IS NULL AND deleted_at IS NULL;
CREATE INDEX care_person_picture ON care_person USING btree (picture_id) WHERE picture_id IS NOT NULL;
CREATE INDEX care_person_words ON care_person USING gin (words public.gin_trgm_ops) WITH (fastupdate=off) WHERE merged_into IS NULL AND deleted_at IS NULL;
CREATE UNIQUE INDEX care_person_account ON care_person USING btree (organisation_id, account_id) WHERE account_id IS NOT NULL AND merged_into IS NULL AND deleted_at IS NULL;
comment on column care_person.language is 'ts:import("@stoep/contract/care").SpokenLanguage';
comment on column care_person.languages is 'ts:import("@stoep/contract/care").SpokenLanguage[]';
comment on column care_person.lead_source is 'ts:import("@stoep/contract/care").LeadSource';

create table care_person_tag (
  person_id uuid not null,
  tag_id uuid not null,
  PRIMARY KEY (person_id, tag_id),
  FOREIGN KEY (person_id) REFERENCES care_person(id),
  FOREIGN KEY (tag_id) REFERENCES care_tag(id) ON DELETE CASCADE
);
CREATE INDEX care_person_tag_people ON care_person_tag USING btree (tag_id, person_id);

create table care_series (
  id uuid not null,
  organisation_id uuid not null,
  every text not null,
  first_on date not null,
  starts_at text not null,
  ends_at text not null,
  next_on date not null,
  until_on date,
  skipped date[] not null default '{}'::date[],
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK (cardinality(skipped) <= 100),
  CHECK (ends_at ~ '^[0-2][0-9]:[0-5][0-9]$'::text),
  CHECK (every = ANY (ARRAY['weekly'::text, 'two-weekly'::text, 'monthly'::text])),
  CHECK (starts_at ~ '^[0-2][0-9]:[0-5][0-9]$'::text),
  CHECK (until_on IS NULL OR until_on >= first_on)
);
CREATE INDEX care_series_due ON care_series USING btree (next_on) WHERE ended_at IS NULL;
CREATE INDEX care_series_list ON care_series USING btree (organisation_id, created_at DESC, id DESC);
comment on column care_series.every is 'ts:import("@stoep/contract/care").Interval';

create table care_setting (
  organisation_id uuid not null,
  last_number integer not null default 0,
  hourly_rate_cents integer not null default 1850,
  currency text not null default 'EUR'::text,
  has_form boolean not null default false,
  updated_at timestamp with time zone not null,
  form_intro jsonb not null default '{}'::jsonb,
  form_consent jsonb not null default '{}'::jsonb,
  PRIMARY KEY (organisation_id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK ((form_intro - ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text]) = '{}'::jsonb AND (form_consent - ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text]) = '{}'::jsonb),
  CHECK (NOT has_form OR form_consent <> '{}'::jsonb),
  CHECK (NOT jsonb_path_exists(form_consent, '$.*?(@ == "" || @ like_regex "^(.{250}){8}." flag "s")'::jsonpath)),
  CHECK (NOT jsonb_path_exists(form_intro, '$.*?(@ == "" || @ like_regex "^(.{250}){4}." flag "s")'::jsonpath)),
  CHECK (currency = ANY (ARRAY['EUR'::text, 'GBP'::text, 'USD'::text])),
  CHECK (hourly_rate_cents >= 0 AND hourly_rate_cents <= 100000),
  CHECK (last_number >= 0)
);
comment on column care_setting.currency is 'ts:"EUR" | "GBP" | "USD"';
comment on column care_setting.form_intro is 'ts:Partial<Record<import("@stoep/contract/kernel").Language, string>>';
comment on column care_setting.form_consent is 'ts:Partial<Record<import("@stoep/contract/kernel").Language, string>>';

create table care_tag (
  id uuid not null,
  organisation_id uuid not null,
  name text not null,
  description text not null,
  colour text not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK (char_length(description) <= 300),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 40),
  CHECK (colour = ANY (ARRAY['grey'::text, 'red'::text, 'orange'::text, 'yellow'::text, 'green'::text, 'teal'::text, 'blue'::text, 'purple'::text, 'pink'::text]))
);
CREATE UNIQUE INDEX care_tag_name ON care_tag USING btree (organisation_id, lower(name));
comment on column care_tag.colour is 'ts:import("@stoep/contract/care").TagColour';

create table care_ticket (
  id uuid not null,
  organisation_id uuid not null,
  number integer not null,
  member_id uuid not null,
  category_id uuid,
  title text not null,
  description text not null default ''::text,
  state text not null,
  state_at timestamp with time zone not null,
  assignee_id uuid,
  helper_id uuid,
  neighbourhood_id uuid,
  repeats text not null default 'never'::text,
  series_id uuid,
  occurrence_on date,
  preferred_moment text not null default ''::text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  needs_car boolean not null default false,
  hourly_rate_cents integer,
  work text not null default ''::text,
  work_address text not null default ''::text,
  deadline_on date,
  deadline_reminded_at timestamp with time zone,
  is_confidential boolean not null default false,
  source text not null,
  shout_id uuid,
  referred_to text not null default ''::text,
  revoked_because text,
  revoked_text text not null default ''::text,
  outcome text not null default ''::text,
  matched_at timestamp with time zone,
  executed_at timestamp with time zone,
  solved_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  erased_at timestamp with time zone,
  words text not null generated always as (public.folded((title || ' '::text) || description)) stored,
  helper_line text not null default ''::text,
  visit_told_from timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (organisation_id, number),
  UNIQUE (series_id, occurrence_on),
  FOREIGN KEY (assignee_id) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (category_id) REFERENCES care_category(id),
  FOREIGN KEY (created_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (helper_id) REFERENCES care_helper(person_id),
  FOREIGN KEY (member_id) REFERENCES care_person(id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (series_id) REFERENCES care_series(id),
  FOREIGN KEY (shout_id) REFERENCES shout(id) ON DELETE SET NULL,
  CHECK ((series_id IS NULL) = (occurrence_on IS NULL)),
  CHECK ((starts_at IS NULL) = (ends_at IS NULL)),
  CHECK ((state <> ALL (ARRAY['planned'::text, 'in-progress'::text, 'executed'::text])) OR starts_at IS NOT NULL),
  CHECK ((state <> ALL (ARRAY['waiting'::text, 'planned'::text, 'in-progress'::text, 'executed'::text])) OR helper_id IS NOT NULL),
  CHECK ((state = 'revoked'::text) = (revoked_because IS NOT NULL)),
  CHECK ((state = 'solved'::text) = (solved_at IS NOT NULL)),
  CHECK (char_length(description) <= 5000),
  CHECK (char_length(helper_line) <= 100),
  CHECK (char_length(outcome) <= 2000),
  CHECK (char_length(preferred_moment) <= 200),
  CHECK (char_length(referred_to) <= 200),
  CHECK (char_length(revoked_text) <= 1000),
  CHECK (char_length(title) >= 1 AND char_length(title) <= 250),
  CHECK (char_length(work) <= 2000),
  CHECK (char_length(work_address) <= 250),
  CHECK (ends_at > starts_at),
  CHECK (erased_at IS NULL OR title = '–'::text AND ((((((description || preferred_moment) || work) || work_address) || referred_to) || revoked_text) || outcome) = ''::text),
  CHECK (hourly_rate_cents >= 0 AND hourly_rate_cents <= 100000),
  CHECK (number > 0),
  CHECK (repeats = ANY (ARRAY['never'::text, 'weekly'::text, 'two-weekly'::text, 'monthly'::text])),
  CHECK (revoked_because = ANY (ARRAY['no-longer-needed'::text, 'other-solution'::text])),
  CHECK (source = ANY (ARRAY['staff'::text, 'fast'::text, 'webform'::text, 'shout'::text, 'series'::text, 'import'::text])),
  CHECK (state = ANY (ARRAY['open'::text, 'looking'::text, 'waiting'::text, 'planned'::text, 'in-progress'::text, 'executed'::text, 'solved'::text, 'revoked'::text]))
);
CREATE INDEX care_ticket_all_by_state_at ON care_ticket USING btree (organisation_id, state_at, id) WHERE deleted_at IS NULL;
CREATE INDEX care_ticket_all_by_visit ON care_ticket USING btree (organisation_id, COALESCE(starts_at, 'infinity'::timestamp with time zone), id) WHERE deleted_at IS NULL;
CREATE INDEX care_ticket_area ON care_ticket USING btree (organisation_id, neighbourhood_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX care_ticket_assignee ON care_ticket USING btree (organisation_id, assignee_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX care_ticket_by_state_at ON care_ticket USING btree (organisation_id, state_at, id) WHERE deleted_at IS NULL AND (state <> ALL (ARRAY['solved'::text, 'revoked'::text]));
CREATE INDEX care_ticket_by_visit ON care_ticket USING btree (organisation_id, COALESCE(starts_at, 'infinity'::timestamp with time zone), id) WHERE deleted_at IS NULL AND (state <> ALL (ARRAY['solved'::text, 'revoked'::text]));
CREATE INDEX care_ticket_category ON care_ticket USING btree (organisation_id, category_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX care_ticket_deadline ON care_ticket USING btree (deadline_on) WHERE deadline_on IS NOT NULL AND deadline_reminded_at IS NULL AND deleted_at IS NULL AND (state <> ALL (ARRAY['solved'::text, 'revoked'::text]));
CREATE INDEX care_ticket_deleted ON care_ticket USING btree (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX care_ticket_given ON care_ticket USING btree (organisation_id, COALESCE(starts_at, matched_at)) INCLUDE (helper_id, starts_at, matched_at) WHERE helper_id IS NOT NULL AND deleted_at IS NULL AND NOT is_confidential AND state <> 'revoked'::text;
CREATE INDEX care_ticket_helper ON care_ticket USING btree (helper_id, created_at DESC, id DESC) WHERE helper_id IS NOT NULL;
CREATE INDEX care_ticket_late ON care_ticket USING btree (organisation_id, deadline_on) WHERE deadline_on IS NOT NULL AND deleted_at IS NULL AND (state <> ALL (ARRAY['solved'::text, 'revoked'::text]));
CREATE INDEX care_ticket_latest ON care_ticket USING btree (organisation_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX care_ticket_member ON care_ticket USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX care_ticket_mine ON care_ticket USING btree (organisation_id, assignee_id, created_at DESC, id DESC) WHERE deleted_at IS NULL AND (state <> ALL (ARRAY['solved'::text, 'revoked'::text]));
CREATE INDEX care_ticket_neighbourhood ON care_ticket USING btree (neighbourhood_id) WHERE neighbourhood_id IS NOT NULL;
CREATE INDEX care_ticket_nobodys ON care_ticket USING btree (organisation_id, state, created_at DESC, id DESC) WHERE deleted_at IS NULL AND assignee_id IS NULL;
CREATE INDEX care_ticket_overdue ON care_ticket USING btree (deadline_on) WHERE deadline_on IS NOT NULL AND deadline_reminded_at IS NOT NULL AND deleted_at IS NULL AND (state <> ALL (ARRAY['solved'::text, 'revoked'::text]));
CREATE INDEX care_ticket_planned ON care_ticket USING btree (organisation_id, starts_at, id) WHERE deleted_at IS NULL AND (state = ANY (ARRAY['waiting'::text, 'planned'::text, 'in-progress'::text]));
CREATE INDEX care_ticket_running ON care_ticket USING btree (starts_at) WHERE deleted_at IS NULL AND (state = ANY (ARRAY['planned'::text, 'in-progress'::text]));
CREATE INDEX care_ticket_series ON care_ticket USING btree (series_id, occurrence_on DESC) WHERE series_id IS NOT NULL;
CREATE INDEX care_ticket_shout ON care_ticket USING btree (shout_id) WHERE shout_id IS NOT NULL;
CREATE INDEX care_ticket_solved ON care_ticket USING btree (organisation_id, solved_at DESC, id DESC) WHERE deleted_at IS NULL AND state = 'solved'::text;
CREATE INDEX care_ticket_source ON care_ticket USING btree (organisation_id, source, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX care_ticket_state ON care_ticket USING btree (organisation_id, state, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX care_ticket_unsolved ON care_ticket USING btree (organisation_id, created_at DESC, id DESC) WHERE deleted_at IS NULL AND (state <> ALL (ARRAY['solved'::text, 'revoked'::text]));
CREATE INDEX care_ticket_untold ON care_ticket USING btree (visit_told_from) WHERE visit_told_from IS NOT NULL;
CREATE INDEX care_ticket_visit ON care_ticket USING btree (organisation_id, starts_at, id) WHERE deleted_at IS NULL AND starts_at IS NOT NULL AND (state <> ALL (ARRAY['solved'::text, 'revoked'::text]));
CREATE INDEX care_ticket_words ON care_ticket USING gin (words public.gin_trgm_ops) WITH (fastupdate=off) WHERE deleted_at IS NULL;
comment on column care_ticket.state is 'ts:import("@stoep/contract/care").TicketState';
comment on column care_ticket.repeats is 'ts:import("@stoep/contract/care").Repeats';
comment on column care_ticket.source is 'ts:import("@stoep/contract/care").TicketSource';
comment on column care_ticket.revoked_because is 'ts:import("@stoep/contract/care").RevocationReason';

create table care_ticket_file (
  ticket_id uuid not null,
  file_id uuid not null,
  position smallint not null,
  alt_text text not null default ''::text,
  PRIMARY KEY (ticket_id, file_id),
  FOREIGN KEY (file_id) REFERENCES file(id),
  FOREIGN KEY (ticket_id) REFERENCES care_ticket(id),
  CHECK (char_length(alt_text) <= 250)
);
CREATE INDEX care_ticket_file_of ON care_ticket_file USING btree (file_id);

create table care_ticket_link (
  ticket_id uuid not null,
  other_id uuid not null,
  PRIMARY KEY (ticket_id, other_id),
  FOREIGN KEY (other_id) REFERENCES care_ticket(id),
  FOREIGN KEY (ticket_id) REFERENCES care_ticket(id),
  CHECK (ticket_id < other_id)
);
CREATE INDEX care_ticket_link_other ON care_ticket_link USING btree (other_id);

create table care_ticket_moment (
  id uuid not null,
  ticket_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  by_account uuid,
  by_person uuid,
  to_person uuid,
  to_account uuid,
  from_state text,
  to_state text,
  channel text,
  text text not null default ''::text,
  mentions uuid[] not null default '{}'::uuid[],
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  delivery text,
  answer text,
  PRIMARY KEY (id),
  FOREIGN KEY (by_account) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (by_person) REFERENCES care_person(id),
  FOREIGN KEY (ticket_id) REFERENCES care_ticket(id),
  FOREIGN KEY (to_account) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (to_person) REFERENCES care_person(id),
  CHECK (answer = ANY (ARRAY['yes'::text, 'no'::text, 'another-time'::text])),
  CHECK (cardinality(mentions) <= 20),
  CHECK (channel = ANY (ARRAY['mail'::text, 'text'::text, 'phone'::text])),
  CHECK (char_length(text) <= 2000),
  CHECK (delivery = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'unknown'::text])),
  CHECK (kind = ANY (ARRAY['created'::text, 'edited'::text, 'state'::text, 'assigned'::text, 'appointment'::text, 'comment'::text, 'note'::text, 'message'::text, 'asked'::text, 'answered'::text, 'linked'::text, 'unlinked'::text, 'entry'::text, 'confidential'::text]))
);
CREATE INDEX care_ticket_moment_by ON care_ticket_moment USING btree (by_person) WHERE by_person IS NOT NULL;
CREATE INDEX care_ticket_moment_line ON care_ticket_moment USING btree (ticket_id, at, id);
CREATE INDEX care_ticket_moment_person ON care_ticket_moment USING btree (to_person) WHERE to_person IS NOT NULL;
CREATE INDEX care_ticket_moment_queued ON care_ticket_moment USING btree (at) WHERE delivery = 'queued'::text;
comment on column care_ticket_moment.kind is 'ts:import("@stoep/contract/care").MomentKind';
comment on column care_ticket_moment.from_state is 'ts:import("@stoep/contract/care").TicketState';
comment on column care_ticket_moment.to_state is 'ts:import("@stoep/contract/care").TicketState';
comment on column care_ticket_moment.channel is 'ts:import("@stoep/contract/care").AskChannel';
comment on column care_ticket_moment.delivery is 'ts:import("@stoep/contract/notifications").DeliveryOutcome';
comment on column care_ticket_moment.answer is 'ts:import("@stoep/contract/care").HelperAnswer["answer"]';

create table care_ticket_tally (
  organisation_id uuid not null,
  state text not null,
  assignee_id uuid not null,
  is_confidential boolean not null,
  total integer not null,
  PRIMARY KEY (organisation_id, state, assignee_id, is_confidential)
);
comment on column care_ticket_tally.state is 'ts:import("@stoep/contract/care").TicketState';

create table care_waiting_form (
  id uuid not null,
  organisation_id uuid not null,
  stamp_hash text not null,
  token_hash text not null,
  sealed text not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (stamp_hash),
  UNIQUE (token_hash),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK (char_length(sealed) >= 1 AND char_length(sealed) <= 40000),
  CHECK (char_length(stamp_hash) <= 100),
  CHECK (char_length(token_hash) <= 100)
);
CREATE INDEX care_waiting_form_expires ON care_waiting_form USING btree (expires_at);
CREATE INDEX care_waiting_form_organisation ON care_waiting_form USING btree (organisation_id);

create table care_worker_function (
  organisation_id uuid not null,
  account_id uuid not null,
  function_id uuid not null,
  PRIMARY KEY (organisation_id, account_id),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE,
  FOREIGN KEY (function_id) REFERENCES care_function(id) ON DELETE CASCADE,
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id)
);
CREATE INDEX care_worker_function_account ON care_worker_function USING btree (account_id);
CREATE INDEX care_worker_function_of ON care_worker_function USING btree (function_id);

create table comment (
  id uuid not null,
  subject_kind text not null,
  subject_id uuid not null,
  organisation_id uuid not null,
  thread_id uuid not null,
  parent_id uuid,
  author_account_id uuid,
  author_resident_id uuid,
  author_organisation_id uuid,
  neighbourhood_id uuid,
  text text not null,
  image_id uuid,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_because text,
  deleted_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (author_account_id) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (author_organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (author_resident_id) REFERENCES resident(id),
  FOREIGN KEY (image_id) REFERENCES file(id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (parent_id) REFERENCES comment(id),
  CHECK ((author_resident_id IS NULL) <> (author_organisation_id IS NULL)),
  CHECK ((deleted_at IS NOT NULL) = (text = ''::text)),
  CHECK ((hidden_at IS NULL) = (hidden_because IS NULL)),
  CHECK (char_length(text) <= 2000),
  CHECK (hidden_because = ANY (ARRAY['staff'::text, 'author'::text, 'reports'::text]))
);
CREATE INDEX comment_answers ON comment USING btree (parent_id, created_at, id) WHERE parent_id IS NOT NULL;
CREATE INDEX comment_by_resident ON comment USING btree (author_resident_id, created_at DESC, id DESC) WHERE author_resident_id IS NOT NULL;
CREATE INDEX comment_image ON comment USING btree (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX comment_moment ON comment USING brin (GREATEST(created_at, edited_at, hidden_at, deleted_at));
CREATE INDEX comment_subject ON comment USING btree (subject_id, created_at, id) WHERE parent_id IS NULL;
comment on column comment.hidden_because is 'ts:"staff" | "author" | "reports"';

create table comment_tally (
  subject_id uuid not null,
  thread_id uuid not null,
  total integer not null,
  PRIMARY KEY (subject_id, thread_id),
  CHECK (total >= 0)
);

create table content_report (
  id uuid not null,
  subject_kind text not null,
  subject_id uuid not null,
  comment_id uuid,
  target_id uuid not null,
  organisation_id uuid not null,
  resident_id uuid not null,
  reason text not null,
  remark text not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  case_id uuid not null,
  PRIMARY KEY (id),
  UNIQUE (target_id, resident_id),
  FOREIGN KEY (case_id) REFERENCES moderation_case(id),
  FOREIGN KEY (comment_id) REFERENCES comment(id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (resident_id) REFERENCES resident(id),
  CHECK (char_length(remark) <= 1000),
  CHECK (reason = ANY (ARRAY['annoying'::text, 'spam'::text, 'offensive'::text, 'private'::text, 'out-of-hand'::text]))
);
CREATE INDEX content_report_by_resident ON content_report USING btree (resident_id, created_at DESC, id DESC);
CREATE INDEX content_report_case ON content_report USING btree (case_id, created_at, id);
CREATE INDEX content_report_decided ON content_report USING btree (organisation_id, settled_at DESC) WHERE settled_at IS NOT NULL;
CREATE INDEX content_report_open ON content_report USING btree (subject_id, created_at, id) WHERE settled_at IS NULL;
CREATE INDEX content_report_waiting ON content_report USING btree (organisation_id, created_at) WHERE settled_at IS NULL;
comment on column content_report.reason is 'ts:import("@stoep/contract/conversations").ReportReason';

create table counted_ballot (
  round_id uuid not null,
  district_id uuid not null,
  number integer not null,
  choices smallint[] not null,
  PRIMARY KEY (round_id, district_id, number),
  FOREIGN KEY (round_id, district_id) REFERENCES ballot_district(round_id, id) ON DELETE CASCADE,
  CHECK (cardinality(choices) >= 1 AND cardinality(choices) <= 500),
  CHECK (number > 0)
);

create table file (
  id uuid not null,
  key text not null,
  kind text not null,
  name text not null,
  mime text not null,
  bytes integer not null,
  width integer,
  height integer,
  sha256 text not null,
  uploaded_by uuid,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  secret text not null,
  PRIMARY KEY (id),
  UNIQUE (key),
  FOREIGN KEY (uploaded_by) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK ((kind = 'image'::text) = (width IS NOT NULL AND height IS NOT NULL)),
  CHECK (bytes <= 20971520),
  CHECK (bytes > 0),
  CHECK (char_length(key) = 22),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 200),
  CHECK (char_length(secret) >= 22 AND char_length(secret) <= 72),
  CHECK (kind = ANY (ARRAY['image'::text, 'attachment'::text]))
);
CREATE INDEX file_unused ON file USING btree (created_at) WHERE used_at IS NULL;
CREATE INDEX file_unused_by ON file USING btree (uploaded_by) WHERE used_at IS NULL;
comment on column file.kind is 'ts:"image" | "attachment"';

create table household (
  id uuid not null,
  address_id uuid,
  neighbourhood_id uuid not null,
  street_id uuid,
  pinned_label text,
  longitude double precision not null,
  latitude double precision not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (address_id),
  FOREIGN KEY (address_id) REFERENCES address(id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (street_id) REFERENCES street(id),
  CHECK (address_id IS NOT NULL OR pinned_label IS NOT NULL),
  CHECK (char_length(pinned_label) <= 150)
);
CREATE INDEX household_neighbourhood ON household USING btree (neighbourhood_id);
CREATE INDEX household_registered ON household USING btree (created_at);
CREATE UNIQUE INDEX household_pinned ON household USING btree (neighbourhood_id, lower(pinned_label)) WHERE address_id IS NULL;

create table idea (
  id uuid not null,
  project_id uuid not null,
  organisation_id uuid not null,
  phase_id uuid,
  kind text not null,
  title text not null,
  text text not null,
  language text not null,
  author_id uuid,
  is_from_counter boolean not null default false,
  author_name text not null default ''::text,
  entered_by uuid,
  shows_name boolean not null default false,
  neighbourhood_id uuid not null,
  longitude double precision,
  latitude double precision,
  shout_id uuid,
  type text not null default 'proposed'::text,
  reason text not null default ''::text,
  cost integer,
  currency text,
  answer text not null default ''::text,
  answered_at timestamp with time zone,
  answered_by uuid,
  works_state text,
  works_percent smallint,
  cost_to_date integer,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  open_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_because text,
  merged_into uuid,
  merged_at timestamp with time zone,
  deleted_at timestamp with time zone,
  reminded_at timestamp with time zone,
  words text not null generated always as (public.folded((title || ' '::text) || text)) stored,
  merged_under uuid,
  author_left_at timestamp with time zone,
  is_chosen_by_vote boolean not null default false,
  form_id uuid,
  form_version integer,
  takes_support boolean not null default true,
  PRIMARY KEY (id),
  FOREIGN KEY (answered_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (author_id) REFERENCES resident(id),
  FOREIGN KEY (entered_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (form_id) REFERENCES survey(id) ON DELETE SET NULL,
  FOREIGN KEY (merged_into) REFERENCES idea(id),
  FOREIGN KEY (merged_under) REFERENCES idea(id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (project_id) REFERENCES project(id),
  FOREIGN KEY (shout_id) REFERENCES shout(id) ON DELETE SET NULL,
  CHECK ((answer = ''::text) = (answered_at IS NULL)),
  CHECK ((hidden_at IS NULL) = (hidden_because IS NULL)),
  CHECK ((longitude IS NULL) = (latitude IS NULL)),
  CHECK ((merged_into IS NULL) = (merged_at IS NULL)),
  CHECK ((merged_under IS NULL) = (merged_into IS NULL)),
  CHECK ((works_state IS NULL) = (works_percent IS NULL)),
  CHECK (NOT is_chosen_by_vote OR type = 'implemented'::text AND reason = ''::text),
  CHECK (char_length(answer) <= 2500),
  CHECK (char_length(author_name) <= 80),
  CHECK (char_length(reason) <= 1000),
  CHECK (char_length(text) <= 3000),
  CHECK (char_length(title) <= 250),
  CHECK (cost >= 1 AND cost <= 2000000000),
  CHECK (cost IS NULL OR currency IS NOT NULL),
  CHECK (cost_to_date >= 1 AND cost_to_date <= 2000000000),
  CHECK (currency = ANY (ARRAY['EUR'::text, 'GBP'::text, 'USD'::text])),
  CHECK (form_version > 0),
  CHECK (hidden_because = ANY (ARRAY['staff'::text, 'reports'::text])),
  CHECK (is_from_counter OR author_id IS NOT NULL OR author_left_at IS NOT NULL OR deleted_at IS NOT NULL OR author_name <> ''::text),
  CHECK (kind = ANY (ARRAY['idea'::text, 'project'::text, 'proposal'::text, 'story'::text])),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CHECK (merged_into <> id),
  CHECK (merged_under <> id),
  CHECK (type = ANY (ARRAY['proposed'::text, 'investigation'::text, 'accepted'::text, 'budgeted'::text, 'implemented'::text, 'rejected'::text])),
  CHECK (version > 0),
  CHECK (works_percent >= 0 AND works_percent <= 100),
  CHECK (works_state = ANY (ARRAY['planned'::text, 'under-way'::text, 'paused'::text, 'done'::text]))
);
CREATE INDEX idea_author ON idea USING btree (author_id, created_at DESC, id DESC) WHERE author_id IS NOT NULL;
CREATE INDEX idea_form ON idea USING btree (form_id) WHERE form_id IS NOT NULL;
CREATE INDEX idea_merged ON idea USING btree (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX idea_merged_under ON idea USING btree (merged_under) WHERE merged_under IS NOT NULL;
CREATE INDEX idea_newest ON idea USING btree (project_id, created_at DESC, id DESC) WHERE merged_into IS NULL AND deleted_at IS NULL;
CREATE INDEX idea_place ON idea USING gist (point(longitude, latitude)) WHERE longitude IS NOT NULL AND merged_into IS NULL AND deleted_at IS NULL;
CREATE INDEX idea_placed ON idea USING btree (created_at DESC, id DESC) WHERE longitude IS NOT NULL AND merged_into IS NULL AND deleted_at IS NULL;
CREATE INDEX idea_project ON idea USING btree (project_id) WHERE deleted_at IS NULL;
CREATE INDEX idea_shout ON idea USING btree (shout_id) WHERE shout_id IS NOT NULL;
CREATE INDEX idea_waiting ON idea USING btree (organisation_id, created_at, id) WHERE open_at IS NULL AND deleted_at IS NULL;
CREATE INDEX idea_words ON idea USING gin (words public.gin_trgm_ops) WITH (fastupdate=off) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX idea_taken_up ON idea USING btree (project_id, shout_id) WHERE shout_id IS NOT NULL AND deleted_at IS NULL;
comment on column idea.kind is 'ts:import("@stoep/contract/participation").IdeaKind';
comment on column idea.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column idea.type is 'ts:import("@stoep/contract/participation").IdeaType';
comment on column idea.currency is 'ts:import("@stoep/contract/participation").Currency';
comment on column idea.works_state is 'ts:import("@stoep/contract/participation").WorksState';
comment on column idea.hidden_because is 'ts:"staff" | "reports"';

create table idea_answer (
  idea_id uuid not null,
  position smallint not null,
  question_id uuid not null,
  question text not null,
  answer text not null,
  value jsonb not null,
  is_private boolean not null,
  PRIMARY KEY (idea_id, "position"),
  FOREIGN KEY (idea_id) REFERENCES idea(id) ON DELETE CASCADE,
  CHECK ("position" >= 0 AND "position" <= 199),
  CHECK (char_length(answer) <= 200000),
  CHECK (char_length(question) <= 20000),
  CHECK (octet_length(value::text) <= 400000)
);
comment on column idea_answer.value is 'ts:import("@stoep/instrument").Answer';

create table idea_attachment (
  idea_id uuid not null,
  file_id uuid not null,
  position smallint not null,
  PRIMARY KEY (idea_id, file_id),
  FOREIGN KEY (file_id) REFERENCES file(id),
  FOREIGN KEY (idea_id) REFERENCES idea(id) ON DELETE CASCADE
);
CREATE INDEX idea_attachment_file ON idea_attachment USING btree (file_id);

create table idea_image (
  idea_id uuid not null,
  file_id uuid not null,
  position smallint not null,
  alt_text text not null,
  PRIMARY KEY (idea_id, file_id),
  FOREIGN KEY (file_id) REFERENCES file(id),
  FOREIGN KEY (idea_id) REFERENCES idea(id) ON DELETE CASCADE,
  CHECK (char_length(alt_text) <= 250)
);
CREATE INDEX idea_image_file ON idea_image USING btree (file_id);

create table idea_moment (
  id uuid not null,
  idea_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  by_account uuid,
  type text,
  text text not null default ''::text,
  cost integer,
  works_state text,
  works_percent smallint,
  cost_to_date integer,
  other_id uuid,
  day date,
  corrected_at timestamp with time zone,
  is_by_vote boolean not null default false,
  PRIMARY KEY (id),
  FOREIGN KEY (by_account) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (idea_id) REFERENCES idea(id) ON DELETE CASCADE,
  FOREIGN KEY (other_id) REFERENCES idea(id) ON DELETE SET NULL,
  CHECK (char_length(text) <= 2500),
  CHECK (cost >= 1 AND cost <= 2000000000),
  CHECK (cost_to_date >= 1 AND cost_to_date <= 2000000000),
  CHECK (kind = ANY (ARRAY['sent-in'::text, 'written'::text, 'edited'::text, 'type'::text, 'cost'::text, 'answer'::text, 'merged'::text, 'taken-apart'::text, 'works'::text])),
  CHECK (type = ANY (ARRAY['proposed'::text, 'investigation'::text, 'accepted'::text, 'budgeted'::text, 'implemented'::text, 'rejected'::text])),
  CHECK (works_percent >= 0 AND works_percent <= 100),
  CHECK (works_state = ANY (ARRAY['planned'::text, 'under-way'::text, 'paused'::text, 'done'::text]))
);
CREATE INDEX idea_moment_line ON idea_moment USING btree (idea_id, at, id);
comment on column idea_moment.kind is 'ts:import("@stoep/contract/participation").IdeaMoment["kind"]';
comment on column idea_moment.type is 'ts:import("@stoep/contract/participation").IdeaType';
comment on column idea_moment.works_state is 'ts:import("@stoep/contract/participation").WorksState';

create table idea_moment_image (
  moment_id uuid not null,
  file_id uuid not null,
  position smallint not null,
  alt_text text not null,
  PRIMARY KEY (moment_id, file_id),
  FOREIGN KEY (file_id) REFERENCES file(id),
  FOREIGN KEY (moment_id) REFERENCES idea_moment(id) ON DELETE CASCADE,
  CHECK (char_length(alt_text) <= 250)
);
CREATE INDEX idea_moment_image_file ON idea_moment_image USING btree (file_id);

create table idea_support (
  idea_id uuid not null,
  resident_id uuid not null,
  at timestamp with time zone not null,
  PRIMARY KEY (idea_id, resident_id),
  FOREIGN KEY (idea_id) REFERENCES idea(id) ON DELETE CASCADE,
  FOREIGN KEY (resident_id) REFERENCES resident(id)
);
CREATE INDEX idea_support_resident ON idea_support USING btree (resident_id, at DESC, idea_id);

create table idea_tally (
  idea_id uuid not null,
  project_id uuid not null,
  supporters integer not null default 0,
  PRIMARY KEY (idea_id),
  FOREIGN KEY (idea_id) REFERENCES idea(id) ON DELETE CASCADE,
  FOREIGN KEY (project_id) REFERENCES project(id),
  CHECK (supporters >= 0)
);
CREATE INDEX idea_tally_most ON idea_tally USING btree (project_id, supporters DESC, idea_id DESC);

create table letter_batch (
  id uuid not null,
  organisation_id uuid not null,
  neighbourhood_id uuid not null,
  street_id uuid,
  is_reprint boolean not null,
  state text not null,
  households integer not null,
  parts integer not null default 0,
  files_until timestamp with time zone,
  requested_by uuid,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (requested_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (street_id) REFERENCES street(id),
  CHECK (households >= 0),
  CHECK (parts >= 0 AND parts <= 100),
  CHECK (state = 'done'::text OR files_until IS NULL),
  CHECK (state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX letter_batch_files ON letter_batch USING btree (files_until) WHERE files_until IS NOT NULL;
CREATE INDEX letter_batch_latest ON letter_batch USING btree (organisation_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX letter_batch_open ON letter_batch USING btree ((true)) WHERE state = ANY (ARRAY['queued'::text, 'running'::text]);
comment on column letter_batch.state is 'ts:"queued" | "running" | "done" | "failed"';

create table letter_code (
  household_id uuid not null,
  code_hash text not null,
  printed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (household_id),
  FOREIGN KEY (household_id) REFERENCES household(id) ON DELETE CASCADE,
  CHECK (expires_at > printed_at)
);
CREATE INDEX letter_code_expired ON letter_code USING btree (expires_at);

create table letter_use (
  household_id uuid not null,
  resident_id uuid not null,
  used_at timestamp with time zone not null,
  PRIMARY KEY (household_id, resident_id),
  FOREIGN KEY (household_id) REFERENCES letter_code(household_id) ON DELETE CASCADE,
  FOREIGN KEY (resident_id) REFERENCES resident(id) ON DELETE CASCADE
);
CREATE INDEX letter_use_resident ON letter_use USING btree (resident_id);

create table map_layer (
  name text not null,
  content bytea not null,
  sha256 text not null,
  attribution text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (name),
  CHECK (name = ANY (ARRAY['areas'::text, 'lines'::text]))
);

create table moderation_case (
  id uuid not null,
  organisation_id uuid not null,
  thing text not null,
  subject_kind text not null,
  subject_id uuid not null,
  comment_id uuid,
  target_id uuid not null,
  neighbourhood_id uuid,
  author_account_id uuid,
  author_resident_id uuid,
  opened_at timestamp with time zone not null,
  reports integer not null default 0,
  households integer not null default 0,
  decided_at timestamp with time zone,
  decided_by uuid,
  decision text,
  ground text,
  reason text not null default ''::text,
  undone_at timestamp with time zone,
  undone_by uuid,
  emptied_at timestamp with time zone,
  appealed_at timestamp with time zone,
  appeal_text text not null default ''::text,
  appeal_decided_at timestamp with time zone,
  appeal_decided_by uuid,
  appeal_outcome text,
  appeal_reason text not null default ''::text,
  PRIMARY KEY (id),
  FOREIGN KEY (appeal_decided_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (author_account_id) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (author_resident_id) REFERENCES resident(id),
  FOREIGN KEY (comment_id) REFERENCES comment(id),
  FOREIGN KEY (decided_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (undone_by) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK ((appeal_outcome IS NULL) = (appeal_decided_at IS NULL)),
  CHECK (appeal_decided_at IS NULL OR appealed_at IS NOT NULL),
  CHECK (appeal_outcome = ANY (ARRAY['upheld'::text, 'reversed'::text])),
  CHECK (char_length(appeal_reason) <= 1000),
  CHECK (char_length(appeal_text) <= 2000),
  CHECK (char_length(reason) <= 1000),
  CHECK (decided_at IS NOT NULL OR decision IS NULL AND undone_at IS NULL AND appealed_at IS NULL),
  CHECK (decision = ANY (ARRAY['kept'::text, 'hidden'::text, 'deleted'::text])),
  CHECK (decision IS NULL OR (decision = 'kept'::text) = (ground IS NULL)),
  CHECK (ground = ANY (ARRAY['annoying'::text, 'spam'::text, 'offensive'::text, 'private'::text, 'out-of-hand'::text])),
  CHECK (households >= 0 AND households <= reports),
  CHECK (reports >= 0),
  CHECK (undone_at IS NULL OR appealed_at IS NULL)
);
CREATE INDEX moderation_case_appealed ON moderation_case USING btree (organisation_id, appealed_at, id) WHERE appealed_at IS NOT NULL AND appeal_decided_at IS NULL;
CREATE INDEX moderation_case_author ON moderation_case USING btree (author_resident_id, decided_at DESC, id DESC) WHERE decided_at IS NOT NULL;
CREATE INDEX moderation_case_decided ON moderation_case USING btree (organisation_id, decided_at DESC, id DESC) WHERE decided_at IS NOT NULL;
CREATE INDEX moderation_case_emptying ON moderation_case USING btree (decided_at) WHERE decision = 'deleted'::text AND undone_at IS NULL AND emptied_at IS NULL;
CREATE INDEX moderation_case_open ON moderation_case USING btree (organisation_id, opened_at, id) WHERE decided_at IS NULL;
CREATE INDEX moderation_case_target ON moderation_case USING btree (target_id, decided_at DESC);
CREATE UNIQUE INDEX moderation_case_waiting ON moderation_case USING btree (target_id) WHERE decided_at IS NULL;
comment on column moderation_case.decision is 'ts:import("@stoep/contract/conversations").ReportDecision';
comment on column moderation_case.ground is 'ts:import("@stoep/contract/conversations").ReportReason';
comment on column moderation_case.appeal_outcome is 'ts:import("@stoep/contract/conversations").AppealOutcome';

create table neighbourhood (
  id uuid not null,
  code text not null,
  name text not null,
  area jsonb not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  centre_longitude double precision not null,
  centre_latitude double precision not null,
  surface_km2 double precision not null,
  adjacent_ids uuid[],
  words text not null generated always as (public.folded(name)) stored,
  PRIMARY KEY (id),
  UNIQUE (code),
  CHECK (char_length(code) >= 1 AND char_length(code) <= 40),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 120),
  CHECK (surface_km2 > 0::double precision),
  CHECK (west <= east AND south <= north)
);
CREATE INDEX neighbourhood_name ON neighbourhood USING btree (name, id);
CREATE INDEX neighbourhood_words ON neighbourhood USING gin (words public.gin_trgm_ops);
comment on column neighbourhood.area is 'ts:import("geojson").Polygon | import("geojson").MultiPolygon';

create table notice (
  id uuid not null,
  reader_id uuid not null,
  account_id uuid not null,
  kind text not null,
  object_kind text,
  object_id uuid,
  merge_id uuid not null,
  is_open boolean not null,
  event_id uuid not null,
  actor_id uuid,
  actor text not null,
  people uuid[] not null,
  total integer not null,
  details jsonb not null,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  unmailed integer not null default 0,
  mail_as text,
  mail_at timestamp with time zone,
  push_at timestamp with time zone,
  is_pushed boolean not null default false,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE,
  FOREIGN KEY (actor_id) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK ((mail_at IS NULL) = (mail_as IS NULL)),
  CHECK ((mail_at IS NULL) = (unmailed = 0)),
  CHECK ((object_kind IS NULL) = (object_id IS NULL)),
  CHECK (cardinality(people) >= 1 AND cardinality(people) <= 100),
  CHECK (char_length(actor) <= 200),
  CHECK (char_length(kind) <= 60),
  CHECK (char_length(object_kind) <= 30),
  CHECK (mail_as = ANY (ARRAY['at-once'::text, 'daily'::text, 'weekly'::text])),
  CHECK (read_at IS NULL OR mail_at IS NULL AND push_at IS NULL),
  CHECK (total >= 1),
  CHECK (unmailed >= 0)
);
CREATE INDEX notice_account ON notice USING btree (account_id);
CREATE INDEX notice_actor ON notice USING btree (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX notice_age ON notice USING btree (at);
CREATE INDEX notice_mail ON notice USING btree (mail_as, mail_at, reader_id) WHERE mail_at IS NOT NULL;
CREATE INDEX notice_object ON notice USING btree (object_id, reader_id) WHERE object_id IS NOT NULL;
CREATE INDEX notice_overview ON notice USING btree (reader_id, at DESC, id DESC);
CREATE INDEX notice_push ON notice USING btree (push_at) WHERE push_at IS NOT NULL;
CREATE INDEX notice_unread ON notice USING btree (reader_id, at DESC, id DESC) WHERE read_at IS NULL;
CREATE UNIQUE INDEX notice_merged ON notice USING btree (reader_id, kind, merge_id) WHERE is_open;
comment on column notice.kind is 'ts:import("@stoep/contract/notifications").NoticeKind';
comment on column notice.details is 'ts:Record<string, string>';
comment on column notice.mail_as is 'ts:"at-once" | "daily" | "weekly"';

create table notice_preference (
  reader_id uuid not null,
  kind_group text not null,
  account_id uuid not null,
  mail text not null,
  push text not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (reader_id, kind_group),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE,
  CHECK (char_length(kind_group) <= 30),
  CHECK (mail = ANY (ARRAY['at-once'::text, 'daily'::text, 'weekly'::text, 'never'::text])),
  CHECK (push = ANY (ARRAY['at-once'::text, 'never'::text]))
);
CREATE INDEX notice_preference_account ON notice_preference USING btree (account_id);
CREATE INDEX notice_preference_wanted ON notice_preference USING btree (kind_group, reader_id) WHERE mail <> 'never'::text OR push <> 'never'::text;
comment on column notice_preference.kind_group is 'ts:import("@stoep/contract/notifications").NoticeGroup';
comment on column notice_preference.mail is 'ts:import("@stoep/contract/notifications").MailTiming';
comment on column notice_preference.push is 'ts:import("@stoep/contract/notifications").PushTiming';

create table notice_quiet (
  reader_id uuid not null,
  account_id uuid not null,
  from_hour smallint not null,
  until_hour smallint not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (reader_id),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE,
  CHECK (from_hour >= 0 AND from_hour <= 23),
  CHECK (until_hour >= 0 AND until_hour <= 23 AND until_hour <> from_hour)
);
CREATE INDEX notice_quiet_account ON notice_quiet USING btree (account_id);

create table organisation_profile (
  organisation_id uuid not null,
  logo_id uuid,
  banner_id uuid,
  text_html text not null default ''::text,
  website text,
  phone text,
  address text,
  is_bottom_up_disabled boolean not null default false,
  disabled_kinds text[] not null default '{}'::text[],
  bottom_up_placeholder text not null default ''::text,
  PRIMARY KEY (organisation_id),
  FOREIGN KEY (banner_id) REFERENCES file(id),
  FOREIGN KEY (logo_id) REFERENCES file(id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK (NOT is_bottom_up_disabled AND cardinality(disabled_kinds) < 7 OR bottom_up_placeholder <> ''::text),
  CHECK (char_length(address) <= 300),
  CHECK (char_length(bottom_up_placeholder) <= 1000),
  CHECK (char_length(phone) <= 40),
  CHECK (char_length(text_html) <= 20000),
  CHECK (char_length(website) <= 300),
  CHECK (disabled_kinds <@ ARRAY['idea'::text, 'alert'::text, 'help-request'::text, 'looking-for'::text, 'give-away'::text, 'borrow'::text, 'general'::text])
);
comment on column organisation_profile.disabled_kinds is 'ts:("idea" | "alert" | "help-request" | "looking-for" | "give-away" | "borrow" | "general")[]';

create table participant (
  subject_id uuid not null,
  account_id uuid not null,
  neighbourhood_id uuid not null,
  acts integer not null,
  PRIMARY KEY (subject_id, account_id),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE,
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  CHECK (acts >= 0)
);

create table participation_count (
  organisation_id uuid not null,
  people integer[] not null,
  counted_at timestamp with time zone not null,
  PRIMARY KEY (organisation_id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id)
);

create table place_group (
  id uuid not null,
  organisation_id uuid not null,
  name text not null,
  neighbourhood_ids uuid[] not null,
  street_ids uuid[] not null,
  narrowed_ids uuid[] not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK (cardinality(neighbourhood_ids) >= 1 AND cardinality(neighbourhood_ids) <= 1000),
  CHECK (cardinality(street_ids) <= 200),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  CHECK (narrowed_ids <@ neighbourhood_ids)
);
CREATE UNIQUE INDEX place_group_name ON place_group USING btree (organisation_id, COALESCE(NULLIF(btrim(public.folded(name)), ''::text), name));

create table place_group_total (
  organisation_id uuid not null,
  total integer not null,
  PRIMARY KEY (organisation_id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK (total >= 0 AND total <= 50)
);

create table post (
  id uuid not null,
  organisation_id uuid not null,
  type text not null,
  title text not null,
  text_html text not null,
  text text not null,
  language text not null,
  theme text,
  second_theme text,
  video_url text not null default ''::text,
  video_id text,
  cta_link text not null default ''::text,
  cta_text text not null default ''::text,
  cta_description text not null default ''::text,
  visibility text not null,
  is_comments_disabled boolean not null default false,
  has_combined_comments boolean not null default false,
  poll_closes_at timestamp with time zone,
  version integer not null default 1,
  previewed_version integer,
  publish_at timestamp with time zone,
  published_at timestamp with time zone,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  created_by uuid,
  saved_by uuid,
  created_at timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  planned_by uuid,
  awaits_figures boolean not null default false,
  neighbourhood_count integer not null default 0,
  cta_type text not null default 'link'::text,
  is_voting_disabled boolean not null default false,
  kind text not null default 'message'::text,
  follows_id uuid,
  follow_up text,
  translated text not null default ''::text,
  words text not null generated always as (public.folded((((title || ' '::text) || text) || ' '::text) || translated)) stored,
  link_kind text,
  link_id uuid,
  link_part uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (follows_id) REFERENCES post(id) ON DELETE CASCADE,
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (planned_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (saved_by) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK ((follows_id IS NULL) = (follow_up IS NULL)),
  CHECK ((link_kind IS NULL) = (link_id IS NULL)),
  CHECK (char_length(cta_description) <= 250),
  CHECK (char_length(cta_link) <= 1000),
  CHECK (char_length(cta_text) <= 100),
  CHECK (char_length(text_html) <= 100000),
  CHECK (char_length(title) <= 250),
  CHECK (char_length(video_url) <= 500),
  CHECK (cta_type = ANY (ARRAY['link'::text, 'contact-form'::text])),
  CHECK (follow_up = ANY (ARRAY['update'::text, 'resolved'::text])),
  CHECK (follows_id IS NULL OR type = 'urgent'::text AND follows_id <> id),
  CHECK (kind = 'message'::text OR type = 'standard'::text),
  CHECK (kind = ANY (ARRAY['message'::text, 'activity'::text, 'vacancy'::text])),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (link_kind ~ '^[a-z]{2,20}$'::text),
  CHECK (link_part IS NULL OR link_id IS NOT NULL),
  CHECK (publish_at IS NULL OR cta_link = ''::text OR cta_link ~* '^https?://'::text AND cta_text <> ''::text),
  CHECK (publish_at IS NULL OR title <> ''::text AND text <> ''::text),
  CHECK (publish_at IS NULL OR video_url = ''::text OR video_id IS NOT NULL),
  CHECK (published_at IS NULL OR publish_at IS NOT NULL),
  CHECK (second_theme IS NULL OR (second_theme = ANY (ARRAY['safety'::text, 'nuisance'::text, 'mobility'::text, 'nature'::text, 'sports'::text, 'governance'::text, 'neighbour-contact'::text, 'children'::text, 'economics'::text, 'housing'::text, 'culture'::text, 'health-wellbeing'::text]))),
  CHECK (theme IS NULL OR (theme = ANY (ARRAY['safety'::text, 'nuisance'::text, 'mobility'::text, 'nature'::text, 'sports'::text, 'governance'::text, 'neighbour-contact'::text, 'children'::text, 'economics'::text, 'housing'::text, 'culture'::text, 'health-wellbeing'::text]))),
  CHECK (theme IS NULL OR theme <> second_theme),
  CHECK (type = ANY (ARRAY['standard'::text, 'vote'::text, 'perception'::text, 'option'::text, 'educational'::text, 'urgent'::text])),
  CHECK (version > 0),
  CHECK (video_id ~ '^[A-Za-z0-9_-]{11}$'::text),
  CHECK (visibility = ANY (ARRAY['everyone'::text, 'local-economy'::text, 'public-page'::text]))
);
CREATE INDEX post_author ON post USING btree (organisation_id, created_by) WHERE deleted_at IS NULL AND created_by IS NOT NULL;
CREATE INDEX post_awaits_figures ON post USING btree (id) WHERE awaits_figures;
CREATE INDEX post_concept ON post USING btree (organisation_id, saved_at DESC, id DESC) WHERE publish_at IS NULL AND deleted_at IS NULL;
CREATE INDEX post_deleted ON post USING btree (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX post_deleted_latest ON post USING btree (organisation_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX post_due ON post USING btree (publish_at) WHERE published_at IS NULL AND publish_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX post_ending ON post USING btree ("right"(id::text, 10), id) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX post_follows ON post USING btree (follows_id) WHERE follows_id IS NOT NULL;
CREATE INDEX post_kind ON post USING btree (organisation_id, kind, id) WHERE kind <> 'message'::text AND published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX post_link ON post USING btree (link_kind, link_id, published_at DESC, id DESC) WHERE link_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX post_public ON post USING btree (published_at DESC, id DESC) WHERE visibility = 'public-page'::text AND published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX post_public_kind ON post USING btree (kind, published_at DESC, id DESC) WHERE visibility = 'public-page'::text AND published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX post_public_sender ON post USING btree (organisation_id, published_at DESC, id DESC) WHERE visibility = 'public-page'::text AND published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX post_published ON post USING btree (organisation_id, published_at DESC, id DESC) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX post_scheduled ON post USING btree (organisation_id, publish_at, id) WHERE publish_at IS NOT NULL AND published_at IS NULL AND deleted_at IS NULL;
CREATE INDEX post_title ON post USING btree (organisation_id, lower(title), id) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX post_title_unpublished ON post USING btree (organisation_id, lower(title), id) WHERE published_at IS NULL AND deleted_at IS NULL;
CREATE INDEX post_type ON post USING btree (organisation_id, type, id) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX post_words ON post USING gin (words public.gin_trgm_ops) WITH (fastupdate=off) WHERE deleted_at IS NULL;
comment on column post.type is 'ts:import("@stoep/contract/publishing").MessageType';
comment on column post.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column post.theme is 'ts:import("@stoep/contract/publishing").Theme';
comment on column post.second_theme is 'ts:import("@stoep/contract/publishing").Theme';
comment on column post.visibility is 'ts:import("@stoep/contract/publishing").Visibility';
comment on column post.cta_type is 'ts:import("@stoep/contract/publishing").CtaType';
comment on column post.kind is 'ts:import("@stoep/contract/publishing").PostKind';
comment on column post.follow_up is 'ts:import("@stoep/contract/publishing").FollowUp';

create table post_activity (
  post_id uuid not null,
  from_day text,
  from_time text not null,
  until_day text,
  until_time text not null,
  repeat text not null,
  repeat_until text,
  address text not null,
  longitude double precision,
  latitude double precision,
  has_registration boolean not null,
  capacity integer,
  closes_hours_before integer not null,
  PRIMARY KEY (post_id),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  CHECK ((longitude IS NULL) = (latitude IS NULL)),
  CHECK (capacity >= 1 AND capacity <= 100000),
  CHECK (char_length(address) <= 250),
  CHECK (char_length(from_time) <= 5),
  CHECK (char_length(until_time) <= 5),
  CHECK (closes_hours_before >= 0 AND closes_hours_before <= 720),
  CHECK (from_day ~ '^\d{4}-\d\d-\d\d$'::text),
  CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CHECK (repeat = ANY (ARRAY['never'::text, 'weekly'::text, 'monthly'::text])),
  CHECK (repeat_until ~ '^\d{4}-\d\d-\d\d$'::text),
  CHECK (until_day ~ '^\d{4}-\d\d-\d\d$'::text)
);
comment on column post_activity.repeat is 'ts:import("@stoep/contract/publishing").Repeat';

create table post_attachment (
  post_id uuid not null,
  file_id uuid not null,
  position smallint not null,
  PRIMARY KEY (post_id, file_id),
  UNIQUE (post_id, "position"),
  FOREIGN KEY (file_id) REFERENCES file(id),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  CHECK ("position" >= 0 AND "position" <= 9)
);
CREATE INDEX post_attachment_file ON post_attachment USING btree (file_id);

create table post_image (
  post_id uuid not null,
  file_id uuid not null,
  position smallint not null,
  alt_text text not null,
  PRIMARY KEY (post_id, file_id),
  UNIQUE (post_id, "position"),
  FOREIGN KEY (file_id) REFERENCES file(id),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  CHECK ("position" >= 0 AND "position" <= 9),
  CHECK (char_length(alt_text) <= 250)
);
CREATE INDEX post_image_file ON post_image USING btree (file_id);

create table post_neighbourhood (
  post_id uuid not null,
  neighbourhood_id uuid not null,
  live_at timestamp with time zone,
  audience text not null default 'everyone'::text,
  is_narrowed boolean not null default false,
  PRIMARY KEY (post_id, neighbourhood_id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  CHECK (audience = ANY (ARRAY['everyone'::text, 'local-economy'::text]))
);
CREATE INDEX post_neighbourhood_feed ON post_neighbourhood USING btree (neighbourhood_id, live_at DESC, post_id DESC) WHERE live_at IS NOT NULL;
comment on column post_neighbourhood.audience is 'ts:"everyone" | "local-economy"';

create table post_option (
  id uuid not null,
  post_id uuid not null,
  position smallint not null,
  text text not null,
  PRIMARY KEY (post_id, id),
  UNIQUE (post_id, "position"),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  CHECK ("position" >= 0 AND "position" <= 4),
  CHECK (char_length(text) <= 200)
);

create table post_place_count (
  post_id uuid not null,
  neighbourhood_id uuid not null,
  seen integer not null,
  opened integer not null,
  clicked integer not null,
  PRIMARY KEY (post_id, neighbourhood_id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  CHECK (clicked >= 0),
  CHECK (opened >= 0),
  CHECK (seen >= 0)
);

create table post_presence (
  post_id uuid not null,
  account_id uuid not null,
  since timestamp with time zone not null,
  said_at timestamp with time zone not null,
  PRIMARY KEY (post_id, account_id),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE,
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE
);
CREATE INDEX post_presence_account ON post_presence USING btree (account_id);

create table post_step_count (
  post_id uuid not null,
  hour integer not null,
  part smallint not null,
  seen integer not null,
  opened integer not null,
  clicked integer not null,
  PRIMARY KEY (post_id, hour, part),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  CHECK (clicked >= 0),
  CHECK (hour >= 0),
  CHECK (opened >= 0),
  CHECK (part >= 0 AND part <= 15),
  CHECK (seen >= 0)
);

create table post_street (
  post_id uuid not null,
  street_id uuid not null,
  PRIMARY KEY (post_id, street_id),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  FOREIGN KEY (street_id) REFERENCES street(id)
);

create table post_tally (
  organisation_id uuid not null,
  part smallint not null,
  published integer not null,
  PRIMARY KEY (organisation_id, part),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK (part >= 0 AND part <= 15),
  CHECK (published >= 0)
);

create table post_total (
  post_id uuid not null,
  reached integer not null,
  seen integer not null,
  opened integer not null,
  reactions integer not null,
  comments integer not null,
  votes integer not null,
  few_reached integer not null,
  few_seen integer not null,
  few_opened integer not null,
  rolled_at timestamp with time zone,
  clicked integer not null,
  few_clicked integer not null,
  organisation_id uuid not null,
  seen_told integer not null generated always as (
CASE
    WHEN (seen - few_seen + few_seen / 10 * 10) < 10 THEN 0
    ELSE seen - few_seen + few_seen / 10 * 10
END) stored,
  PRIMARY KEY (post_id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  CHECK (few_clicked >= 0 AND few_clicked <= clicked),
  CHECK (few_opened >= 0 AND few_opened <= opened),
  CHECK (few_reached >= 0 AND few_reached <= reached),
  CHECK (few_seen >= 0 AND few_seen <= seen)
);
CREATE INDEX post_total_seen ON post_total USING btree (organisation_id, seen_told DESC, post_id DESC);

create table post_translation (
  post_id uuid not null,
  language text not null,
  title text not null,
  text_html text not null,
  text text not null,
  cta_text text not null,
  cta_description text not null,
  alt_texts jsonb not null,
  option_texts jsonb not null,
  PRIMARY KEY (post_id, language),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  CHECK (char_length(cta_description) <= 250),
  CHECK (char_length(cta_text) <= 100),
  CHECK (char_length(text_html) <= 100000),
  CHECK (char_length(title) <= 250),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text]))
);
comment on column post_translation.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column post_translation.alt_texts is 'ts:Record<string, string>';
comment on column post_translation.option_texts is 'ts:Record<string, string>';

create table post_vacancy (
  post_id uuid not null,
  address text not null,
  longitude double precision,
  latitude double precision,
  engagement text not null,
  duration integer,
  duration_unit text not null,
  contact_first_name text not null,
  contact_last_name text not null,
  contact_email text not null,
  contact_phone text not null,
  apply_until text,
  subscription_url text not null,
  PRIMARY KEY (post_id),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  CHECK ((longitude IS NULL) = (latitude IS NULL)),
  CHECK (apply_until ~ '^\d{4}-\d\d-\d\d$'::text),
  CHECK (char_length(address) <= 250),
  CHECK (char_length(contact_email) <= 254),
  CHECK (char_length(contact_first_name) <= 100),
  CHECK (char_length(contact_last_name) <= 100),
  CHECK (char_length(contact_phone) <= 50),
  CHECK (char_length(subscription_url) <= 1000),
  CHECK (duration >= 1 AND duration <= 1000),
  CHECK (duration_unit = ANY (ARRAY['hours'::text, 'days'::text, 'weeks'::text, 'months'::text, 'years'::text])),
  CHECK (engagement = ANY (ARRAY['to-be-agreed'::text, 'short'::text, 'fixed'::text, 'recurring'::text])),
  CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision)
);
CREATE INDEX post_vacancy_placed ON post_vacancy USING btree (apply_until) WHERE longitude IS NOT NULL;
comment on column post_vacancy.engagement is 'ts:import("@stoep/contract/publishing").VacancyEngagement';
comment on column post_vacancy.duration_unit is 'ts:import("@stoep/contract/publishing").DurationUnit';

create table post_version (
  post_id uuid not null,
  version integer not null,
  replaced_at timestamp with time zone not null,
  replaced_by uuid,
  content jsonb not null,
  changed text[] not null,
  PRIMARY KEY (post_id, version),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  FOREIGN KEY (replaced_by) REFERENCES public.account(id) ON DELETE SET NULL
);
comment on column post_version.content is 'ts:{ title: string; textHtml: string; [field: string]: unknown }';

create table post_view (
  post_id uuid not null,
  resident_id uuid not null,
  neighbourhood_id uuid not null,
  seen_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  clicked_at timestamp with time zone,
  PRIMARY KEY (post_id, resident_id) INCLUDE (neighbourhood_id, opened_at),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  FOREIGN KEY (resident_id) REFERENCES resident(id)
);
CREATE INDEX post_view_by_resident ON post_view USING btree (resident_id, seen_at DESC, post_id DESC);
CREATE INDEX post_view_moment ON post_view USING brin (GREATEST(seen_at, opened_at, clicked_at));

create table project (
  id uuid not null,
  organisation_id uuid not null,
  kind text not null,
  title text not null,
  introduction text not null,
  text_html text not null,
  text text not null,
  text_length integer not null,
  language text not null,
  starts_on date,
  ends_on date,
  is_bottom_up_enabled boolean not null default false,
  is_phased boolean not null default false,
  budget integer,
  currency text,
  theme text,
  second_theme text,
  video_url text not null default ''::text,
  video_id text,
  image_id uuid,
  image_alt text not null default ''::text,
  shout_id uuid,
  is_public boolean not null default false,
  ended_at timestamp with time zone,
  version integer not null default 1,
  previewed_version integer,
  publish_at timestamp with time zone,
  published_at timestamp with time zone,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  created_by uuid,
  saved_by uuid,
  planned_by uuid,
  created_at timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  neighbourhood_count integer not null default 0,
  translated text not null default ''::text,
  words text not null generated always as (public.folded((((((title || ' '::text) || introduction) || ' '::text) || text) || ' '::text) || translated)) stored,
  is_read_first boolean not null default false,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (image_id) REFERENCES file(id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (planned_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (saved_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (shout_id) REFERENCES shout(id) ON DELETE SET NULL,
  CHECK (budget >= 1 AND budget <= 2000000000),
  CHECK (char_length(image_alt) <= 250),
  CHECK (char_length(introduction) <= 1000),
  CHECK (char_length(text_html) <= 20000),
  CHECK (char_length(title) <= 250),
  CHECK (char_length(video_url) <= 500),
  CHECK (currency = ANY (ARRAY['EUR'::text, 'GBP'::text, 'USD'::text])),
  CHECK (ended_at IS NULL OR published_at IS NOT NULL),
  CHECK (kind = ANY (ARRAY['project'::text, 'budget'::text])),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (publish_at IS NULL OR budget IS NULL OR currency IS NOT NULL),
  CHECK (publish_at IS NULL OR image_id IS NULL OR image_alt <> ''::text),
  CHECK (publish_at IS NULL OR neighbourhood_count > 0),
  CHECK (publish_at IS NULL OR starts_on IS NOT NULL AND ends_on IS NOT NULL AND ends_on >= starts_on),
  CHECK (publish_at IS NULL OR theme IS NOT NULL),
  CHECK (publish_at IS NULL OR title <> ''::text AND introduction <> ''::text AND text_length >= 1 AND text_length <= 2500),
  CHECK (publish_at IS NULL OR video_url = ''::text OR video_id IS NOT NULL),
  CHECK (published_at IS NULL OR publish_at IS NOT NULL),
  CHECK (second_theme = ANY (ARRAY['safety'::text, 'nuisance'::text, 'mobility'::text, 'nature'::text, 'sports'::text, 'governance'::text, 'neighbour-contact'::text, 'children'::text, 'economics'::text, 'housing'::text, 'culture'::text, 'health-wellbeing'::text])),
  CHECK (theme = ANY (ARRAY['safety'::text, 'nuisance'::text, 'mobility'::text, 'nature'::text, 'sports'::text, 'governance'::text, 'neighbour-contact'::text, 'children'::text, 'economics'::text, 'housing'::text, 'culture'::text, 'health-wellbeing'::text])),
  CHECK (theme IS NULL OR theme <> second_theme),
  CHECK (version > 0),
  CHECK (video_id ~ '^[A-Za-z0-9_-]{11}$'::text)
);
CREATE INDEX project_author ON project USING btree (organisation_id, created_by) WHERE deleted_at IS NULL AND created_by IS NOT NULL;
CREATE INDEX project_by_end ON project USING btree (organisation_id, COALESCE(ends_on, '2999-12-31'::date), id) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX project_concept ON project USING btree (organisation_id, saved_at DESC, id DESC) WHERE publish_at IS NULL AND deleted_at IS NULL;
CREATE INDEX project_deleted ON project USING btree (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX project_due ON project USING btree (publish_at) WHERE published_at IS NULL AND publish_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX project_ending ON project USING btree ("right"(id::text, 10), id) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX project_image ON project USING btree (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX project_overview ON project USING btree (organisation_id, kind, starts_on, ends_on, ended_at, id) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX project_public ON project USING btree (ends_on, id) WHERE is_public AND published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX project_published ON project USING btree (organisation_id, published_at DESC, id DESC) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX project_reading ON project USING btree (ends_on, id) INCLUDE (starts_on, ended_at, is_public, organisation_id) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX project_scheduled ON project USING btree (organisation_id, publish_at, id) WHERE publish_at IS NOT NULL AND published_at IS NULL AND deleted_at IS NULL;
CREATE INDEX project_shout ON project USING btree (shout_id) WHERE shout_id IS NOT NULL;
CREATE INDEX project_states ON project USING btree (organisation_id, published_at, publish_at) WHERE deleted_at IS NULL;
CREATE INDEX project_words ON project USING gin (words public.gin_trgm_ops) WITH (fastupdate=off) WHERE deleted_at IS NULL;
comment on column project.kind is 'ts:import("@stoep/contract/participation").ProjectKind';
comment on column project.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column project.currency is 'ts:import("@stoep/contract/participation").Currency';
comment on column project.theme is 'ts:import("@stoep/contract/publishing").Theme';
comment on column project.second_theme is 'ts:import("@stoep/contract/publishing").Theme';

create table project_follower (
  project_id uuid not null,
  resident_id uuid not null,
  followed_at timestamp with time zone not null,
  PRIMARY KEY (project_id, resident_id),
  FOREIGN KEY (project_id) REFERENCES project(id) ON DELETE CASCADE,
  FOREIGN KEY (resident_id) REFERENCES resident(id)
);
CREATE INDEX project_follower_resident ON project_follower USING btree (resident_id, followed_at DESC, project_id DESC);

create table project_neighbourhood (
  project_id uuid not null,
  neighbourhood_id uuid not null,
  live_at timestamp with time zone,
  PRIMARY KEY (project_id, neighbourhood_id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (project_id) REFERENCES project(id) ON DELETE CASCADE
);
CREATE INDEX project_neighbourhood_live ON project_neighbourhood USING btree (neighbourhood_id, live_at DESC, project_id DESC) WHERE live_at IS NOT NULL;

create table project_participation (
  project_id uuid not null,
  people integer[] not null,
  counted_at timestamp with time zone not null,
  PRIMARY KEY (project_id),
  FOREIGN KEY (project_id) REFERENCES project(id) ON DELETE CASCADE
);

create table project_phase (
  project_id uuid not null,
  id uuid not null,
  position smallint not null,
  type text not null,
  title text not null,
  text text not null,
  starts_on date,
  ends_on date,
  video_url text not null default ''::text,
  video_id text,
  budget integer,
  is_bottom_up_enabled boolean not null default false,
  idea_types text[] not null default '{}'::text[],
  longitude double precision,
  latitude double precision,
  zoom double precision,
  PRIMARY KEY (project_id, id),
  UNIQUE (project_id, "position"),
  FOREIGN KEY (project_id) REFERENCES project(id) ON DELETE CASCADE,
  CHECK ("position" >= 0 AND "position" <= 19),
  CHECK ((longitude IS NULL) = (latitude IS NULL) AND (latitude IS NULL) = (zoom IS NULL)),
  CHECK (budget >= 1 AND budget <= 2000000000),
  CHECK (char_length(text) <= 2000),
  CHECK (char_length(title) <= 100),
  CHECK (char_length(video_url) <= 500),
  CHECK (idea_types <@ ARRAY['proposed'::text, 'investigation'::text, 'accepted'::text, 'budgeted'::text, 'implemented'::text, 'rejected'::text]),
  CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CHECK (type = ANY (ARRAY['standard'::text, 'ideation'::text, 'budgeting'::text])),
  CHECK (video_id ~ '^[A-Za-z0-9_-]{11}$'::text),
  CHECK (zoom >= 0::double precision AND zoom <= 22::double precision)
);
CREATE INDEX project_phase_days ON project_phase USING btree (starts_on, project_id) WHERE starts_on IS NOT NULL;
comment on column project_phase.type is 'ts:import("@stoep/contract/participation").PhaseType';
comment on column project_phase.idea_types is 'ts:import("@stoep/contract/participation").IdeaType[]';

create table project_phase_opening (
  project_id uuid not null,
  phase_id uuid not null,
  told_at timestamp with time zone not null,
  PRIMARY KEY (project_id, phase_id),
  FOREIGN KEY (project_id) REFERENCES project(id) ON DELETE CASCADE
);

create table project_translation (
  project_id uuid not null,
  language text not null,
  title text not null,
  introduction text not null,
  text_html text not null,
  text text not null,
  alt_text text not null,
  phases jsonb not null,
  PRIMARY KEY (project_id, language),
  FOREIGN KEY (project_id) REFERENCES project(id) ON DELETE CASCADE,
  CHECK (char_length(alt_text) <= 250),
  CHECK (char_length(introduction) <= 1000),
  CHECK (char_length(text_html) <= 20000),
  CHECK (char_length(title) <= 250),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text]))
);
comment on column project_translation.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column project_translation.phases is 'ts:Record<string, { title: string; text: string }>';

create table project_view (
  project_id uuid not null,
  resident_id uuid not null,
  neighbourhood_id uuid not null,
  opened_at timestamp with time zone not null,
  PRIMARY KEY (project_id, resident_id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (project_id) REFERENCES project(id) ON DELETE CASCADE,
  FOREIGN KEY (resident_id) REFERENCES resident(id)
);
CREATE INDEX project_view_resident ON project_view USING btree (resident_id, opened_at DESC, project_id DESC);

create table reaction (
  subject_id uuid not null,
  account_id uuid not null,
  neighbourhood_id uuid,
  kind text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (subject_id, account_id) INCLUDE (neighbourhood_id),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE,
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  CHECK (kind = ANY (ARRAY['like'::text, 'thanks'::text, 'wow'::text, 'haha'::text, 'sad'::text, 'welcome'::text, 'applause'::text]))
);
CREATE INDEX reaction_by_account ON reaction USING btree (account_id, created_at DESC, subject_id DESC);
CREATE INDEX reaction_moment ON reaction USING brin (created_at);
comment on column reaction.kind is 'ts:import("@stoep/contract/conversations").ReactionKind';

create table reaction_tally (
  subject_id uuid not null,
  kind text not null,
  total integer not null,
  PRIMARY KEY (subject_id, kind),
  CHECK (total >= 0)
);

create table reply_template (
  id uuid not null,
  organisation_id uuid not null,
  name text not null,
  text text not null,
  updated_at timestamp with time zone not null,
  updated_by uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (updated_by) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  CHECK (char_length(text) >= 1 AND char_length(text) <= 2000)
);
CREATE INDEX reply_template_name ON reply_template USING btree (organisation_id, name, id);

create table reply_template_total (
  organisation_id uuid not null,
  total integer not null,
  PRIMARY KEY (organisation_id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK (total >= 0 AND total <= 100)
);

create table residence_decision (
  resident_id uuid not null,
  decision text not null,
  reason text not null,
  decided_at timestamp with time zone not null,
  decided_by uuid,
  PRIMARY KEY (resident_id),
  FOREIGN KEY (decided_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (resident_id) REFERENCES resident(id) ON DELETE CASCADE,
  CHECK (char_length(reason) <= 500),
  CHECK (decision = 'confirmed'::text OR reason <> ''::text),
  CHECK (decision = ANY (ARRAY['confirmed'::text, 'declined'::text]))
);
CREATE INDEX residence_decision_latest ON residence_decision USING btree (decided_at DESC, resident_id DESC);
comment on column residence_decision.decision is 'ts:"confirmed" | "declined"';

create table resident (
  id uuid not null,
  account_id uuid not null,
  household_id uuid not null,
  neighbourhood_id uuid not null,
  street_id uuid,
  kind text not null,
  public_name text not null,
  wants_alert_mails boolean not null default true,
  proven_at timestamp with time zone,
  proven_by uuid,
  created_at timestamp with time zone not null,
  left_at timestamp with time zone,
  moved_at timestamp with time zone,
  wants_alert_texts boolean not null default false,
  denied_at timestamp with time zone,
  denied_by uuid,
  followed_ids uuid[] not null default '{}'::uuid[],
  PRIMARY KEY (id),
  UNIQUE (account_id),
  FOREIGN KEY (account_id) REFERENCES public.account(id),
  FOREIGN KEY (denied_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (household_id) REFERENCES household(id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (proven_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (street_id) REFERENCES street(id),
  CHECK (char_length(public_name) <= 80 AND (public_name <> ''::text OR left_at IS NOT NULL)),
  CHECK (denied_by IS NULL OR denied_at IS NOT NULL),
  CHECK (kind = ANY (ARRAY['person'::text, 'business'::text, 'association'::text]))
);
CREATE INDEX resident_denied_by ON resident USING btree (denied_by) WHERE denied_by IS NOT NULL;
CREATE INDEX resident_household ON resident USING btree (household_id);
CREATE INDEX resident_reached ON resident USING btree (neighbourhood_id, household_id) INCLUDE (street_id, kind) WHERE left_at IS NULL;
CREATE INDEX resident_registered ON resident USING btree (created_at) WHERE left_at IS NULL;
CREATE INDEX resident_waiting ON resident USING btree (created_at, id) WHERE proven_at IS NULL AND left_at IS NULL;
CREATE INDEX resident_words ON resident USING gin (public.folded(public_name) public.gin_trgm_ops) WHERE left_at IS NULL;
comment on column resident.kind is 'ts:import("@stoep/contract/kernel").ResidentKind';

create table search_reading (
  kind text not null,
  up_to uuid not null,
  began_on date not null,
  PRIMARY KEY (kind),
  CHECK (kind = ANY (ARRAY['post'::text, 'shout'::text]))
);
comment on column search_reading.kind is 'ts:"post" | "shout"';

create table search_word (
  word text not null,
  seen_on date not null,
  PRIMARY KEY (word),
  CHECK (char_length(word) >= 4 AND char_length(word) <= 30)
);
CREATE INDEX search_word_alike ON search_word USING gin (word public.gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX search_word_seen ON search_word USING btree (seen_on);

create table shout (
  id uuid not null,
  kind text not null,
  author_id uuid not null,
  neighbourhood_id uuid not null,
  organisation_id uuid not null,
  language text not null,
  title text not null,
  text text not null,
  theme text,
  street text,
  longitude double precision,
  latitude double precision,
  sharing text not null,
  arrived_at timestamp with time zone,
  status text not null default 'new'::text,
  status_at timestamp with time zone not null,
  assignee_id uuid,
  outcome text not null default ''::text,
  done_at timestamp with time zone,
  solved_as text,
  is_reopened boolean not null default false,
  followers integer not null default 0,
  version integer not null default 1,
  asked_at timestamp with time zone,
  asked_by uuid,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_because text,
  withdrawn_at timestamp with time zone,
  answered_at timestamp with time zone,
  tidied_at timestamp with time zone,
  words text not null generated always as (public.folded((((title || ' '::text) || text) || ' '::text) || COALESCE(street, ''::text))) stored,
  reminded_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (asked_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (assignee_id) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (author_id) REFERENCES resident(id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK ((hidden_at IS NULL) = (hidden_because IS NULL)),
  CHECK ((longitude IS NULL) = (latitude IS NULL)),
  CHECK ((sharing = 'municipality'::text) = (arrived_at IS NOT NULL)),
  CHECK ((status = 'done'::text) = (done_at IS NOT NULL)),
  CHECK ((withdrawn_at IS NOT NULL) = (text = ''::text)),
  CHECK ((withdrawn_at IS NOT NULL) = (title = ''::text)),
  CHECK (char_length(outcome) <= 2000),
  CHECK (char_length(street) <= 120),
  CHECK (char_length(text) <= 3000),
  CHECK (char_length(title) <= 250),
  CHECK (followers >= 0),
  CHECK (hidden_because = ANY (ARRAY['staff'::text, 'reports'::text])),
  CHECK (kind = ANY (ARRAY['idea'::text, 'alert'::text, 'help-request'::text, 'looking-for'::text, 'give-away'::text, 'borrow'::text, 'general'::text])),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CHECK (sharing = ANY (ARRAY['neighbours'::text, 'municipality'::text])),
  CHECK (solved_as = ANY (ARRAY['solved'::text, 'found'::text, 'given'::text])),
  CHECK (solved_as IS NULL OR status = 'done'::text),
  CHECK (status = ANY (ARRAY['new'::text, 'in-progress'::text, 'done'::text]))
);
CREATE INDEX shout_author ON shout USING btree (author_id, created_at DESC, id DESC);
CREATE INDEX shout_done_untidied ON shout USING btree (done_at, id) WHERE tidied_at IS NULL AND done_at IS NOT NULL;
CREATE INDEX shout_inbox ON shout USING btree (organisation_id, arrived_at DESC, id DESC) WHERE arrived_at IS NOT NULL AND withdrawn_at IS NULL;
CREATE INDEX shout_inbox_assignee ON shout USING btree (organisation_id, assignee_id, arrived_at DESC, id DESC) WHERE arrived_at IS NOT NULL AND withdrawn_at IS NULL;
CREATE INDEX shout_inbox_kind ON shout USING btree (organisation_id, kind, arrived_at DESC, id DESC) WHERE arrived_at IS NOT NULL AND withdrawn_at IS NULL;
CREATE INDEX shout_inbox_neighbourhood ON shout USING btree (organisation_id, neighbourhood_id, arrived_at DESC, id DESC) WHERE arrived_at IS NOT NULL AND withdrawn_at IS NULL;
CREATE INDEX shout_inbox_open ON shout USING btree (organisation_id, arrived_at DESC, id DESC) WHERE arrived_at IS NOT NULL AND withdrawn_at IS NULL AND status <> 'done'::text;
CREATE INDEX shout_inbox_open_assignee ON shout USING btree (organisation_id, assignee_id, arrived_at DESC, id DESC) WHERE arrived_at IS NOT NULL AND withdrawn_at IS NULL AND status <> 'done'::text;
CREATE INDEX shout_inbox_open_kind ON shout USING btree (organisation_id, kind, arrived_at DESC, id DESC) WHERE arrived_at IS NOT NULL AND withdrawn_at IS NULL AND status <> 'done'::text;
CREATE INDEX shout_inbox_status ON shout USING btree (organisation_id, status, arrived_at DESC, id DESC) WHERE arrived_at IS NOT NULL AND withdrawn_at IS NULL;
CREATE INDEX shout_inbox_theme ON shout USING btree (organisation_id, theme, arrived_at DESC, id DESC) WHERE arrived_at IS NOT NULL AND withdrawn_at IS NULL;
CREATE INDEX shout_neighbourhood ON shout USING btree (neighbourhood_id, created_at DESC, id DESC) WHERE withdrawn_at IS NULL AND hidden_at IS NULL;
CREATE INDEX shout_neighbourhood_kind ON shout USING btree (neighbourhood_id, kind, created_at DESC, id DESC) WHERE withdrawn_at IS NULL AND hidden_at IS NULL;
CREATE INDEX shout_place ON shout USING gist (point(longitude, latitude)) WHERE longitude IS NOT NULL AND withdrawn_at IS NULL AND status <> 'done'::text;
CREATE INDEX shout_similar ON shout USING btree (neighbourhood_id, kind, created_at DESC) WHERE withdrawn_at IS NULL AND hidden_at IS NULL AND status <> 'done'::text;
CREATE INDEX shout_unshared ON shout USING btree (created_at DESC, id DESC) WHERE sharing = 'neighbours'::text AND withdrawn_at IS NULL AND hidden_at IS NULL;
CREATE INDEX shout_waiting ON shout USING btree (arrived_at) WHERE status = 'new'::text AND reminded_at IS NULL AND arrived_at IS NOT NULL AND withdrawn_at IS NULL AND hidden_at IS NULL;
CREATE INDEX shout_withdrawn_untidied ON shout USING btree (withdrawn_at, id) WHERE tidied_at IS NULL AND withdrawn_at IS NOT NULL;
CREATE INDEX shout_words ON shout USING gin (words public.gin_trgm_ops) WITH (fastupdate=off) WHERE withdrawn_at IS NULL;
CREATE INDEX shout_written ON shout USING btree (created_at, neighbourhood_id, kind);
comment on column shout.kind is 'ts:import("@stoep/contract/shouts").ShoutKind';
comment on column shout.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column shout.theme is 'ts:import("@stoep/contract/publishing").Theme';
comment on column shout.sharing is 'ts:import("@stoep/contract/shouts").ShareChoice';
comment on column shout.status is 'ts:import("@stoep/contract/shouts").ShoutStatus';
comment on column shout.solved_as is 'ts:import("@stoep/contract/shouts").SolvedWord';
comment on column shout.hidden_because is 'ts:"staff" | "reports"';

create table shout_default_handler (
  id uuid not null,
  organisation_id uuid not null,
  neighbourhood_id uuid,
  kind text,
  account_id uuid not null,
  PRIMARY KEY (id),
  UNIQUE NULLS NOT DISTINCT (organisation_id, neighbourhood_id, kind),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE,
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id) ON DELETE CASCADE,
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  CHECK (kind = ANY (ARRAY['idea'::text, 'alert'::text, 'help-request'::text, 'looking-for'::text, 'give-away'::text, 'borrow'::text, 'general'::text]))
);
CREATE INDEX shout_default_handler_account ON shout_default_handler USING btree (account_id);
CREATE INDEX shout_default_handler_neighbourhood ON shout_default_handler USING btree (neighbourhood_id) WHERE neighbourhood_id IS NOT NULL;
comment on column shout_default_handler.kind is 'ts:import("@stoep/contract/shouts").ShoutKind';

create table shout_follower (
  shout_id uuid not null,
  resident_id uuid not null,
  followed_at timestamp with time zone not null,
  PRIMARY KEY (shout_id, resident_id),
  FOREIGN KEY (resident_id) REFERENCES resident(id),
  FOREIGN KEY (shout_id) REFERENCES shout(id)
);
CREATE INDEX shout_follower_resident ON shout_follower USING btree (resident_id, followed_at DESC, shout_id DESC);

create table shout_image (
  shout_id uuid not null,
  file_id uuid not null,
  position smallint not null,
  alt_text text not null,
  PRIMARY KEY (shout_id, file_id),
  FOREIGN KEY (file_id) REFERENCES file(id),
  FOREIGN KEY (shout_id) REFERENCES shout(id),
  CHECK (char_length(alt_text) <= 250)
);
CREATE INDEX shout_image_file ON shout_image USING btree (file_id);

create table shout_moment (
  id uuid not null,
  shout_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  by_kind text not null,
  by_account uuid,
  to_account uuid,
  text text not null default ''::text,
  PRIMARY KEY (id),
  FOREIGN KEY (by_account) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (shout_id) REFERENCES shout(id),
  FOREIGN KEY (to_account) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK (by_kind = ANY (ARRAY['author'::text, 'staff'::text, 'reports'::text])),
  CHECK (char_length(text) <= 2000),
  CHECK (kind = ANY (ARRAY['written'::text, 'edited'::text, 'shared'::text, 'assigned'::text, 'unassigned'::text, 'in-progress'::text, 'done'::text, 'back-in-progress'::text, 'solved'::text, 'reopened'::text, 'asked-to-share'::text, 'hidden'::text, 'shown'::text]))
);
CREATE INDEX shout_moment_line ON shout_moment USING btree (shout_id, at, id);
comment on column shout_moment.kind is 'ts:import("@stoep/contract/shouts").ShoutMoment["kind"]';
comment on column shout_moment.by_kind is 'ts:"author" | "staff" | "reports"';

create table shout_month (
  organisation_id uuid not null,
  month date not null,
  part text not null,
  key text not null,
  arrived integer not null default 0,
  done integer not null default 0,
  PRIMARY KEY (organisation_id, month, part, key),
  CHECK (part = ANY (ARRAY['kind'::text, 'theme'::text, 'neighbourhood'::text]))
);
comment on column shout_month.part is 'ts:"kind" | "theme" | "neighbourhood"';

create table shout_note (
  id uuid not null,
  shout_id uuid not null,
  account_id uuid,
  text text not null,
  mentions uuid[] not null default '{}'::uuid[],
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (shout_id) REFERENCES shout(id),
  CHECK (cardinality(mentions) <= 20),
  CHECK (char_length(text) >= 1 AND char_length(text) <= 2000)
);
CREATE INDEX shout_note_line ON shout_note USING btree (shout_id, created_at, id);

create table shout_pace (
  organisation_id uuid not null,
  month date not null,
  step text not null,
  hours integer not null,
  total integer not null,
  PRIMARY KEY (organisation_id, month, step, hours),
  CHECK (hours >= 0),
  CHECK (step = ANY (ARRAY['answer'::text, 'done'::text]))
);
comment on column shout_pace.step is 'ts:"answer" | "done"';

create table shout_tally (
  organisation_id uuid not null,
  kind text not null,
  status text not null,
  assignee_id uuid not null,
  total integer not null,
  PRIMARY KEY (organisation_id, kind, status, assignee_id)
);
comment on column shout_tally.kind is 'ts:import("@stoep/contract/shouts").ShoutKind';
comment on column shout_tally.status is 'ts:import("@stoep/contract/shouts").ShoutStatus';

create table street (
  id uuid not null,
  name text not null,
  postcode text not null,
  municipality text not null,
  search text not null,
  PRIMARY KEY (id),
  UNIQUE (name, postcode, municipality),
  CHECK (char_length(municipality) >= 1 AND char_length(municipality) <= 120),
  CHECK (char_length(name) >= 1 AND char_length(name) <= 120),
  CHECK (char_length(postcode) >= 1 AND char_length(postcode) <= 12)
);
CREATE INDEX street_words ON street USING gin (to_tsvector('simple'::regconfig, search));

create table street_neighbourhood (
  street_id uuid not null,
  neighbourhood_id uuid not null,
  PRIMARY KEY (street_id, neighbourhood_id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id) ON DELETE CASCADE,
  FOREIGN KEY (street_id) REFERENCES street(id) ON DELETE CASCADE
);
CREATE INDEX street_neighbourhood_area ON street_neighbourhood USING btree (neighbourhood_id);

create table survey (
  id uuid not null,
  organisation_id uuid not null,
  kind text not null,
  language text not null,
  title text not null,
  instrument jsonb not null,
  question_count integer not null,
  has_map boolean not null,
  introduction jsonb,
  video_url text not null default ''::text,
  video_id text,
  thanks text not null default ''::text,
  starts_on date,
  ends_on date,
  has_no_end boolean not null default false,
  respondents text not null,
  asks_proof boolean not null default false,
  can_change boolean not null default false,
  kept_months smallint not null default 24,
  project_id uuid,
  phase_id uuid,
  slug text,
  is_public boolean not null default false,
  ended_at timestamp with time zone,
  form jsonb,
  instrument_version integer not null default 0,
  version integer not null default 1,
  previewed_version integer,
  publish_at timestamp with time zone,
  published_at timestamp with time zone,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  created_by uuid,
  saved_by uuid,
  planned_by uuid,
  created_at timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  neighbourhood_count integer not null default 0,
  translated text not null default ''::text,
  words text not null generated always as (public.folded((title || ' '::text) || translated)) stored,
  reminded_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (planned_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (project_id) REFERENCES project(id) ON DELETE SET NULL,
  FOREIGN KEY (saved_by) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK ((kind = 'form'::text) = (form IS NOT NULL)),
  CHECK (char_length(thanks) <= 2000),
  CHECK (char_length(title) <= 250),
  CHECK (char_length(video_url) <= 500),
  CHECK (ended_at IS NULL OR published_at IS NOT NULL),
  CHECK (instrument_version >= 0),
  CHECK (kept_months >= 6 AND kept_months <= 60),
  CHECK (kind = ANY (ARRAY['survey'::text, 'call'::text, 'form'::text])),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (octet_length(instrument::text) <= 2000000),
  CHECK (publish_at IS NULL OR project_id IS NULL OR phase_id IS NOT NULL),
  CHECK (publish_at IS NULL OR respondents <> 'codes'::text OR slug IS NOT NULL),
  CHECK (publish_at IS NULL OR respondents <> 'open'::text OR slug IS NOT NULL),
  CHECK (publish_at IS NULL OR starts_on IS NOT NULL AND (has_no_end OR ends_on IS NOT NULL AND ends_on >= starts_on)),
  CHECK (publish_at IS NULL OR title <> ''::text AND question_count > 0),
  CHECK (publish_at IS NULL OR video_url = ''::text OR video_id IS NOT NULL),
  CHECK (published_at IS NULL OR instrument_version > 0),
  CHECK (published_at IS NULL OR publish_at IS NOT NULL),
  CHECK (question_count >= 0 AND question_count <= 200),
  CHECK (respondents = ANY (ARRAY['residents'::text, 'open'::text, 'codes'::text])),
  CHECK (slug ~ '^[a-z0-9-]{15,50}$'::text),
  CHECK (version > 0),
  CHECK (video_id ~ '^[A-Za-z0-9_-]{11}$'::text)
);
CREATE INDEX survey_author ON survey USING btree (organisation_id, created_by) WHERE deleted_at IS NULL AND created_by IS NOT NULL;
CREATE INDEX survey_concept ON survey USING btree (organisation_id, saved_at DESC, id DESC) WHERE publish_at IS NULL AND deleted_at IS NULL;
CREATE INDEX survey_deleted ON survey USING btree (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX survey_due ON survey USING btree (publish_at) WHERE published_at IS NULL AND publish_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX survey_project ON survey USING btree (project_id) WHERE project_id IS NOT NULL;
CREATE INDEX survey_public ON survey USING btree (ends_on, id) WHERE is_public AND published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX survey_published ON survey USING btree (organisation_id, published_at DESC, id DESC) WHERE published_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX survey_scheduled ON survey USING btree (organisation_id, publish_at, id) WHERE publish_at IS NOT NULL AND published_at IS NULL AND deleted_at IS NULL;
CREATE INDEX survey_words ON survey USING gin (words public.gin_trgm_ops) WITH (fastupdate=off) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX survey_slug ON survey USING btree (slug) WHERE slug IS NOT NULL AND deleted_at IS NULL;
comment on column survey.kind is 'ts:import("@stoep/contract/surveys").SurveyKind';
comment on column survey.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey.instrument is 'ts:import("@stoep/contract/surveys").Instrument';
comment on column survey.introduction is 'ts:{ title: string; text: string; button: string }';
comment on column survey.respondents is 'ts:import("@stoep/contract/surveys").Respondents';
comment on column survey.form is 'ts:NonNullable<import("@stoep/contract/surveys").SurveyContent["form"]>';

create table survey_answer (
  id uuid not null,
  survey_id uuid not null,
  instrument_version integer not null,
  seal bytea,
  neighbourhood_id uuid not null,
  language text not null,
  channel text not null,
  day date not null,
  answers jsonb not null,
  has_personal boolean not null default true,
  PRIMARY KEY (id),
  UNIQUE (survey_id, seal),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE,
  FOREIGN KEY (survey_id, instrument_version) REFERENCES survey_instrument(survey_id, version),
  CHECK (channel = ANY (ARRAY['app'::text, 'link'::text, 'code'::text, 'paper'::text])),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (octet_length(answers::text) <= 400000),
  CHECK (octet_length(seal) = 32)
);
CREATE INDEX survey_answer_day ON survey_answer USING btree (survey_id, day DESC, id DESC);
CREATE INDEX survey_answer_instrument ON survey_answer USING btree (survey_id, instrument_version);
CREATE INDEX survey_answer_neighbourhood ON survey_answer USING btree (neighbourhood_id);
CREATE INDEX survey_answer_personal ON survey_answer USING btree (survey_id, id) WHERE has_personal;
CREATE INDEX survey_answer_survey ON survey_answer USING btree (survey_id, id);
comment on column survey_answer.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey_answer.channel is 'ts:import("@stoep/contract/surveys").AnswerChannel';
comment on column survey_answer.answers is 'ts:import("@stoep/contract/surveys").AnswersDraft';

create table survey_answer_file (
  answer_id uuid not null,
  file_id uuid not null,
  PRIMARY KEY (answer_id, file_id),
  FOREIGN KEY (answer_id) REFERENCES survey_answer(id) ON DELETE CASCADE,
  FOREIGN KEY (file_id) REFERENCES file(id)
);
CREATE INDEX survey_answer_file_file ON survey_answer_file USING btree (file_id);

create table survey_answer_sum (
  survey_id uuid not null,
  instrument_version integer not null,
  neighbourhood_id uuid not null,
  language text not null,
  channel text not null,
  day date not null,
  answers integer not null,
  PRIMARY KEY (survey_id, instrument_version, neighbourhood_id, language, channel, day),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE,
  FOREIGN KEY (survey_id, instrument_version) REFERENCES survey_instrument(survey_id, version),
  CHECK (channel = ANY (ARRAY['app'::text, 'link'::text, 'code'::text, 'paper'::text])),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text]))
);
CREATE INDEX survey_answer_sum_neighbourhood ON survey_answer_sum USING btree (neighbourhood_id);
comment on column survey_answer_sum.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey_answer_sum.channel is 'ts:import("@stoep/contract/surveys").AnswerChannel';

create table survey_code_batch (
  id uuid not null,
  survey_id uuid not null,
  requested_by uuid not null,
  form text not null,
  length smallint not null,
  state text not null,
  codes integer not null,
  written integer not null default 0,
  first_serial integer not null,
  parts integer not null default 0,
  files_until timestamp with time zone,
  used integer,
  revoked integer,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE,
  CHECK (codes >= 1 AND codes <= 50000),
  CHECK (first_serial > 0),
  CHECK (form = ANY (ARRAY['letters'::text, 'cards'::text, 'file'::text])),
  CHECK (length >= 8 AND length <= 16),
  CHECK (num_nonnulls(used, revoked) = ANY (ARRAY[0, 2])),
  CHECK (parts >= 0),
  CHECK (revoked >= 0),
  CHECK (state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text])),
  CHECK (used >= 0),
  CHECK (written >= 0 AND written <= codes)
);
CREATE INDEX survey_code_batch_files ON survey_code_batch USING btree (files_until) WHERE files_until IS NOT NULL;
CREATE INDEX survey_code_batch_survey ON survey_code_batch USING btree (survey_id, first_serial);
comment on column survey_code_batch.form is 'ts:import("@stoep/contract/surveys").SurveyCodeForm';
comment on column survey_code_batch.state is 'ts:import("@stoep/contract/budgets").CodeBatchState';

create table survey_draft (
  secret_hash bytea not null,
  survey_id uuid not null,
  kept text not null,
  kept_until date not null,
  PRIMARY KEY (secret_hash),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE,
  CHECK (char_length(kept) <= 600000),
  CHECK (octet_length(secret_hash) = 32)
);
CREATE INDEX survey_draft_survey ON survey_draft USING btree (survey_id);
CREATE INDEX survey_draft_until ON survey_draft USING btree (kept_until);

create table survey_image (
  survey_id uuid not null,
  file_id uuid not null,
  PRIMARY KEY (survey_id, file_id),
  FOREIGN KEY (file_id) REFERENCES file(id),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE
);
CREATE INDEX survey_image_file ON survey_image USING btree (file_id);

create table survey_instrument (
  survey_id uuid not null,
  version integer not null,
  instrument jsonb not null,
  made_at timestamp with time zone not null,
  PRIMARY KEY (survey_id, version),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE,
  CHECK (version > 0)
);
comment on column survey_instrument.instrument is 'ts:import("@stoep/contract/surveys").Instrument';

create table survey_key (
  survey_id uuid not null,
  key text not null,
  PRIMARY KEY (survey_id),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE
);

create table survey_neighbourhood (
  survey_id uuid not null,
  neighbourhood_id uuid not null,
  live_at timestamp with time zone,
  PRIMARY KEY (survey_id, neighbourhood_id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE
);
CREATE INDEX survey_neighbourhood_live ON survey_neighbourhood USING btree (neighbourhood_id, live_at DESC, survey_id DESC) WHERE live_at IS NOT NULL;

create table survey_paper_entry (
  id uuid not null,
  survey_id uuid not null,
  answer_id uuid not null,
  entered_by uuid,
  day date not null,
  entered_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (answer_id),
  FOREIGN KEY (answer_id) REFERENCES survey_answer(id) ON DELETE CASCADE,
  FOREIGN KEY (entered_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE
);
CREATE INDEX survey_paper_entry_by ON survey_paper_entry USING btree (entered_by) WHERE entered_by IS NOT NULL;
CREATE INDEX survey_paper_entry_day ON survey_paper_entry USING btree (day);
CREATE INDEX survey_paper_entry_own ON survey_paper_entry USING btree (survey_id, entered_by, entered_at);

create table survey_right (
  id uuid not null,
  survey_id uuid not null,
  resident_id uuid,
  code_hash bytea,
  serial integer,
  batch_id uuid,
  is_used boolean not null default true,
  is_revoked boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (survey_id, resident_id),
  FOREIGN KEY (batch_id) REFERENCES survey_code_batch(id) ON DELETE CASCADE,
  FOREIGN KEY (resident_id) REFERENCES resident(id) ON DELETE CASCADE,
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE,
  CHECK (NOT is_revoked OR code_hash IS NOT NULL AND NOT is_used),
  CHECK (is_used OR code_hash IS NOT NULL),
  CHECK (num_nonnulls(code_hash, serial, batch_id) = ANY (ARRAY[0, 3])),
  CHECK (num_nonnulls(resident_id, code_hash) = 1),
  CHECK (octet_length(code_hash) = 32),
  CHECK (serial > 0)
);
CREATE INDEX survey_right_batch ON survey_right USING btree (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX survey_right_resident ON survey_right USING btree (resident_id);
CREATE UNIQUE INDEX survey_right_code ON survey_right USING btree (survey_id, code_hash) WHERE code_hash IS NOT NULL;
CREATE UNIQUE INDEX survey_right_serial ON survey_right USING btree (survey_id, serial) WHERE serial IS NOT NULL;

create table survey_sum (
  survey_id uuid not null,
  question_id uuid not null,
  item text not null,
  amount bigint not null,
  PRIMARY KEY (survey_id, question_id, item),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE,
  CHECK (char_length(item) <= 100)
);

create table survey_sum_change (
  id uuid not null,
  survey_id uuid not null,
  instrument_version integer not null,
  neighbourhood_id uuid not null,
  language text not null,
  channel text not null,
  day date not null,
  times smallint not null,
  answers jsonb not null,
  PRIMARY KEY (id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE,
  FOREIGN KEY (survey_id, instrument_version) REFERENCES survey_instrument(survey_id, version),
  CHECK (channel = ANY (ARRAY['app'::text, 'link'::text, 'code'::text, 'paper'::text])),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (octet_length(answers::text) <= 400000),
  CHECK (times = ANY (ARRAY[1, '-1'::integer]))
);
CREATE INDEX survey_sum_change_instrument ON survey_sum_change USING btree (survey_id, instrument_version);
CREATE INDEX survey_sum_change_neighbourhood ON survey_sum_change USING btree (neighbourhood_id);
comment on column survey_sum_change.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey_sum_change.channel is 'ts:import("@stoep/contract/surveys").AnswerChannel';
comment on column survey_sum_change.times is 'ts:1 | -1';
comment on column survey_sum_change.answers is 'ts:import("@stoep/contract/surveys").AnswersDraft';

create table survey_test_answer (
  id uuid not null,
  survey_id uuid not null,
  version integer not null,
  language text not null,
  answers jsonb not null,
  PRIMARY KEY (id),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE,
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text])),
  CHECK (octet_length(answers::text) <= 400000)
);
CREATE INDEX survey_test_answer_survey ON survey_test_answer USING btree (survey_id);
comment on column survey_test_answer.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey_test_answer.answers is 'ts:import("@stoep/contract/surveys").AnswersDraft';

create table survey_translation (
  survey_id uuid not null,
  language text not null,
  introduction jsonb not null,
  thanks text not null,
  texts jsonb not null,
  PRIMARY KEY (survey_id, language),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE,
  CHECK (char_length(thanks) <= 2000),
  CHECK (language = ANY (ARRAY['en'::text, 'nl'::text, 'fr'::text, 'tr'::text]))
);
comment on column survey_translation.language is 'ts:import("@stoep/contract/kernel").Language';
comment on column survey_translation.introduction is 'ts:{ title: string; text: string; button: string }';
comment on column survey_translation.texts is 'ts:Record<string, string>';

create table survey_turnout (
  survey_id uuid not null,
  participants integer not null,
  as_of timestamp with time zone not null,
  PRIMARY KEY (survey_id),
  FOREIGN KEY (survey_id) REFERENCES survey(id) ON DELETE CASCADE,
  CHECK (participants >= 0)
);

create table talk_tally (
  subject_id uuid not null,
  neighbourhood_id uuid not null,
  people integer not null,
  reactions integer not null,
  comments integer not null,
  votes integer not null,
  PRIMARY KEY (subject_id, neighbourhood_id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  CHECK (comments >= 0),
  CHECK (people >= 0),
  CHECK (reactions >= 0),
  CHECK (votes >= 0)
);

create table vacancy_application (
  id uuid not null,
  post_id uuid not null,
  resident_id uuid not null,
  organisation_id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  address text not null,
  motivation text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  state text not null,
  state_at timestamp with time zone not null,
  state_by uuid,
  told_state text,
  note text not null,
  note_at timestamp with time zone,
  note_by uuid,
  PRIMARY KEY (id),
  UNIQUE (post_id, resident_id),
  FOREIGN KEY (note_by) REFERENCES public.account(id) ON DELETE SET NULL,
  FOREIGN KEY (organisation_id) REFERENCES public.organisation(id),
  FOREIGN KEY (post_id) REFERENCES post(id) ON DELETE CASCADE,
  FOREIGN KEY (resident_id) REFERENCES resident(id) ON DELETE CASCADE,
  FOREIGN KEY (state_by) REFERENCES public.account(id) ON DELETE SET NULL,
  CHECK (char_length(address) <= 250),
  CHECK (char_length(email) >= 1 AND char_length(email) <= 254),
  CHECK (char_length(first_name) >= 1 AND char_length(first_name) <= 100),
  CHECK (char_length(last_name) >= 1 AND char_length(last_name) <= 100),
  CHECK (char_length(motivation) >= 1 AND char_length(motivation) <= 5000),
  CHECK (char_length(note) <= 2000),
  CHECK (char_length(phone) <= 50),
  CHECK (state = ANY (ARRAY['new'::text, 'in-contact'::text, 'accepted'::text, 'declined'::text])),
  CHECK (told_state = ANY (ARRAY['accepted'::text, 'declined'::text]))
);
CREATE INDEX vacancy_application_latest ON vacancy_application USING btree (post_id, created_at DESC, id DESC);
CREATE INDEX vacancy_application_mine ON vacancy_application USING btree (resident_id, created_at DESC, id DESC);
CREATE INDEX vacancy_application_new ON vacancy_application USING btree (organisation_id, post_id) WHERE state = 'new'::text;
CREATE INDEX vacancy_application_old ON vacancy_application USING btree (created_at);
comment on column vacancy_application.state is 'ts:import("@stoep/contract/vacancies").ApplicationState';
comment on column vacancy_application.told_state is 'ts:"accepted" | "declined"';

create table vote (
  subject_id uuid not null,
  resident_id uuid not null,
  neighbourhood_id uuid not null,
  kind text not null,
  score smallint,
  option_id uuid,
  voted_at timestamp with time zone not null,
  PRIMARY KEY (subject_id, resident_id) INCLUDE (neighbourhood_id),
  FOREIGN KEY (neighbourhood_id) REFERENCES neighbourhood(id),
  FOREIGN KEY (resident_id) REFERENCES resident(id),
  CHECK ((kind = 'option'::text) = (option_id IS NOT NULL)),
  CHECK ((kind = 'perception'::text) = (score IS NOT NULL)),
  CHECK (kind = ANY (ARRAY['up'::text, 'down'::text, 'perception'::text, 'option'::text])),
  CHECK (score >= 1 AND score <= 10)
);
CREATE INDEX vote_by_resident ON vote USING btree (resident_id, voted_at DESC, subject_id DESC);
CREATE INDEX vote_moment ON vote USING brin (voted_at);
comment on column vote.kind is 'ts:"up" | "down" | "perception" | "option"';

create table vote_tally (
  subject_id uuid not null,
  choice text not null,
  total integer not null,
  PRIMARY KEY (subject_id, choice),
  CHECK (total >= 0)
);

create table voting_code_batch (
  id uuid not null,
  round_id uuid not null,
  district_id uuid not null,
  requested_by uuid not null,
  issue text not null,
  state text not null,
  codes integer not null,
  written integer not null default 0,
  first_serial integer,
  list_digest bytea,
  parts integer not null default 0,
  files_until timestamp with time zone,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (round_id) REFERENCES ballot_round(id) ON DELETE CASCADE,
  FOREIGN KEY (round_id, district_id) REFERENCES ballot_district(round_id, id) ON DELETE CASCADE,
  CHECK ((state = 'checked'::text) = (first_serial IS NULL) OR state = 'failed'::text),
  CHECK (codes > 0),
  CHECK (first_serial > 0),
  CHECK (issue = ANY (ARRAY['letters'::text, 'file'::text])),
  CHECK (octet_length(list_digest) = 32),
  CHECK (parts >= 0),
  CHECK (state = ANY (ARRAY['checked'::text, 'queued'::text, 'running'::text, 'done'::text, 'failed'::text])),
  CHECK (written >= 0 AND written <= codes)
);
CREATE INDEX voting_code_batch_district ON voting_code_batch USING btree (round_id, district_id);
CREATE INDEX voting_code_batch_files ON voting_code_batch USING btree (files_until) WHERE files_until IS NOT NULL;
comment on column voting_code_batch.issue is 'ts:"letters" | "file"';
comment on column voting_code_batch.state is 'ts:import("@stoep/contract/budgets").CodeBatchState';

create table voting_code_number (
  round_id uuid not null,
  district_id uuid not null,
  issue text not null,
  made integer not null,
  used integer not null,
  revoked integer not null,
  PRIMARY KEY (round_id, district_id, issue),
  FOREIGN KEY (round_id) REFERENCES ballot_round(id) ON DELETE CASCADE,
  FOREIGN KEY (round_id, district_id) REFERENCES ballot_district(round_id, id) ON DELETE CASCADE,
  CHECK ((used + revoked) <= made),
  CHECK (issue = ANY (ARRAY['letters'::text, 'file'::text, 'counter'::text])),
  CHECK (made >= 0),
  CHECK (revoked >= 0),
  CHECK (used >= 0)
);
comment on column voting_code_number.issue is 'ts:import("@stoep/contract/budgets").CodeIssue';

create table voting_code_serial (
  project_id uuid not null,
  phase_id uuid not null,
  last integer not null,
  PRIMARY KEY (project_id, phase_id),
  FOREIGN KEY (project_id) REFERENCES project(id) ON DELETE CASCADE,
  CHECK (last > 0)
);

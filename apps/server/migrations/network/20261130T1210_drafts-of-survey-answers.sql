-- What respondents have answered and not sent, to go on later on another device. Only their link opens it. D §12
create table survey_draft (
  -- SHA-256 of the secret of the link.
  secret_hash bytea primary key check (octet_length(secret_hash) = 32),
  survey_id   uuid not null references survey on delete cascade,
  -- Encrypted with the secret.
  kept        text not null check (char_length(kept) <= 600000),
  -- The last day on which it is there, by the network's clock.
  kept_until  date not null
);
create index survey_draft_survey on survey_draft (survey_id);
create index survey_draft_until on survey_draft (kept_until);

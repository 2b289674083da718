-- How far an import is, and who did what in the log.

alter table public.network_import
  -- Of the file as it came, packed or not.
  add column bytes integer not null default 0 check (bytes >= 0),
  add column bytes_read integer not null default 0 check (bytes_read >= 0);

-- One person's deeds, the newest first: in the whole installation, and in one organisation. By the latter one also hops
-- from person to person of a log without reading what each of them did.
create index audit_entry_person on public.audit_entry (account_id, at desc, id desc);
create index audit_entry_organisation_person on public.audit_entry (organisation_id, account_id, at desc, id desc);

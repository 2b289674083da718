-- What was done with one thing, latest first.
create index audit_entry_subject on public.audit_entry (subject_id, at desc, id desc) where subject_id is not null;

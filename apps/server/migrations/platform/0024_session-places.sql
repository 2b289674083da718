-- Who loses a membership or moves away loses the place of their sessions, which are found without reading all sessions.
create index session_membership on public.session (membership_id) where membership_id is not null;
create index session_resident on public.session (resident_id) where resident_id is not null;

-- When a session ends at the latest, however much it is used. Null, for one from before: it gets its end with its next refresh.
alter table public.session add column ends_at timestamptz;

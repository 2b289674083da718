-- What sweepers look for once a day, found without reading these tables whole.
create index delivery_settled on public.delivery using brin (settled_at);
create index session_ended on public.session (ended_at) where ended_at is not null;
create index push_device_used on public.push_device (coalesce(reached_at, created_at));

-- Those who closed their account: what was sent to them is emptied.
create index account_closed on public.account (closed_at) where closed_at is not null;

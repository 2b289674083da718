-- Until when a session's token may come in a cookie without the prefix __Secure-: for sessions from before it, and those at an
-- address without https. Null: never.
alter table public.session add column plain_cookie_until timestamptz;
update public.session set plain_cookie_until = expires_at where ended_at is null and client in ('dashboard', 'resident');

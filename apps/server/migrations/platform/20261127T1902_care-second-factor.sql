-- Organisations that get care from now on require a second factor there, thirty days after each member first used it. Those that have
-- care stay as they are.
alter table public.organisation add column is_care_secured boolean not null default false;
alter table public.membership add column care_since timestamptz;

-- Sign-on providers of the whole installation and of a network, beside those of organisations. D §2

alter table public.identity_provider
  alter column organisation_id drop not null,
  add column network_id uuid references public.network on delete cascade,
  add column scope text not null default 'organisation'
    check (scope in ('installation', 'network', 'organisation'));
alter table public.identity_provider
  alter column scope drop default,
  add constraint identity_provider_owner check (
    (scope = 'organisation') = (organisation_id is not null) and (scope = 'network') = (network_id is not null)
  ),
  -- Only an organisation has somebody who lets new people in.
  add constraint identity_provider_admits_members check (scope = 'organisation' or admits = 'nobody');
create index identity_provider_network on public.identity_provider (network_id) where network_id is not null;
comment on column public.identity_provider.scope is 'ts:"installation" | "network" | "organisation"';

-- Begun by sign-on, and how far it reaches: as far as whoever has the provider. Empty: it has no such limit.
alter table public.session
  add column sign_on_scope text check (sign_on_scope in ('installation', 'network', 'organisation')),
  add column sign_on_network_id uuid references public.network on delete cascade;
update public.session set sign_on_scope = 'organisation' where sign_on_organisation_id is not null;
alter table public.session
  add constraint session_sign_on_owner check (
    (sign_on_scope is not distinct from 'organisation') = (sign_on_organisation_id is not null)
    and (sign_on_scope is not distinct from 'network') = (sign_on_network_id is not null)
  );
create index session_signed_on_network on public.session (sign_on_network_id) where sign_on_network_id is not null;
create index session_signed_on_scope on public.session (sign_on_scope) where sign_on_scope is not null;
comment on column public.session.sign_on_scope is 'ts:"installation" | "network" | "organisation"';

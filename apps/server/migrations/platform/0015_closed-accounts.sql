-- Who closed their account: the row stays for what refers to it, without names, address or a way in. D §5

alter table public.account
  add column closed_at timestamptz,
  add constraint account_closed_is_empty check (
    closed_at is null or (disabled_at is not null and first_name = '' and last_name = '' and public_name = ''
      and not is_system and position('@' in email) = 0)
  );

-- What is looked for when an account goes.
create index sign_on_account on public.sign_on (account_id) where account_id is not null;
create index invitation_open_to on public.invitation (email) where accepted_at is null and revoked_at is null;
